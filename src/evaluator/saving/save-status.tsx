import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/format'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Check, Warning } from '../../ui/first-icons'
import { languageAtom } from '../state/atoms'
import { type SaveStatus as Status, saveStatus } from './autosave'
import { Trouble } from './notices/trouble'
import { saveViewAtom } from './save-session'
import { useSaveSession } from './session-context'

const troubles = [
  'offline',
  'unreachable',
  'failed',
  'refused',
  'session',
  'noAccess',
  'conflict',
  'tooLarge',
  'gone',
] as const

type Shown = Status | 'unreachable'
type TroubleStatus = Exclude<Shown, 'untouched' | 'unsaved' | 'saving' | 'saved'>

const isTrouble = (status: Shown): status is TroubleStatus => troubles.some((trouble) => trouble === status)

/** What is said of a status. What is not kept on this device must not be said to be. */
function shownStatus(status: Status, isPersisted: boolean): Shown {
  if (!isPersisted && isTrouble(status)) return 'refused'
  // Without an answer while the network is there, it is the server that is missing.
  return status === 'offline' && navigator.onLine ? 'unreachable' : status
}

/** How the project is saved, in words that stay, and the button that saves at once. */
export function SaveStatus() {
  const { t } = useTranslation('saving')
  const { autosave } = useSaveSession()
  const view = useAtomValue(saveViewAtom)
  if (!view) return null
  const status = saveStatus(view.state)
  const isUndecided = status === 'conflict' || status === 'tooLarge' || status === 'gone'
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:order-last max-sm:basis-full">
      <StatusText status={shownStatus(status, view.isPersisted)} savedAt={view.savedAt} />
      <Button className="shrink-0" disabled={isUndecided} onClick={() => autosave.requestSave()}>
        {status === 'failed' || status === 'refused' ? t('retry') : t('save')}
      </Button>
    </div>
  )
}

function StatusText({ status, savedAt }: { status: Shown; savedAt: number | null }) {
  const { t } = useTranslation('saving')
  const language = useAtomValue(languageAtom)
  const isWrong = isTrouble(status)
  const saved =
    savedAt === null ? t('status.untouched') : t('status.saved', { time: formatTime(new Date(savedAt), language) })
  return (
    <p
      role="status"
      className={classes(
        'flex min-w-0 grow items-center gap-1.5 text-small leading-tight sm:max-w-64',
        isWrong ? 'text-warning' : 'text-muted',
      )}
    >
      <StatusIcon status={status} />
      <span>{status === 'saved' ? saved : t(`status.${status}`)}</span>
    </p>
  )
}

function StatusIcon({ status }: { status: Shown }): ReactNode {
  if (isTrouble(status)) return <Warning className="size-4" />
  return status === 'saved' || status === 'untouched' ? <Check className="size-4 text-accent" /> : null
}

/** Why the project is not saved, where the header has scrolled away. The header alone is read aloud. */
export function SaveTrouble() {
  const { t } = useTranslation('saving')
  const view = useAtomValue(saveViewAtom)
  if (!view) return null
  const status = shownStatus(saveStatus(view.state), view.isPersisted)
  // Which of two plans stays is asked where the screen begins, however far one has scrolled.
  return isTrouble(status) && status !== 'conflict' ? <Trouble>{t(`status.${status}`)}</Trouble> : null
}
