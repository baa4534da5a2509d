import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/format'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Check, Warning } from '../../ui/icons'
import { languageAtom } from '../state/atoms'
import { type SaveStatus as Status, saveStatus } from './autosave'
import { saveViewAtom, useSaveSession } from './save-session'
import { VersionsButton } from './versions-button'

const troubles: readonly Status[] = [
  'offline',
  'failed',
  'refused',
  'session',
  'noAccess',
  'conflict',
  'tooLarge',
  'gone',
]

/** What is not kept on this device must not be said to be. */
const unkept = (status: Status): Status => (troubles.includes(status) ? 'refused' : status)

/** How the project is saved, in words that stay, and the button that saves at once. */
export function SaveStatus() {
  const { t } = useTranslation('saving')
  const { autosave } = useSaveSession()
  const view = useAtomValue(saveViewAtom)
  if (!view) return null
  const status = saveStatus(view.state)
  const isUndecided = status === 'conflict' || status === 'tooLarge' || status === 'gone'
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:basis-full">
      <StatusText status={view.isKept || status === 'saving' ? status : unkept(status)} savedAt={view.savedAt} />
      <VersionsButton />
      <Button className="shrink-0" disabled={isUndecided} onClick={() => autosave.asked()}>
        {status === 'failed' || status === 'refused' ? t('retry') : t('save')}
      </Button>
    </div>
  )
}

function StatusText({ status, savedAt }: { status: Status; savedAt: number | null }) {
  const { t } = useTranslation('saving')
  const language = useAtomValue(languageAtom)
  const isTrouble = troubles.includes(status)
  const time = savedAt === null ? '' : formatTime(new Date(savedAt), language)
  return (
    <p
      role="status"
      className={classes(
        'flex min-w-0 grow items-center gap-1.5 text-small leading-tight sm:max-w-64',
        isTrouble ? 'text-warning' : 'text-muted',
      )}
    >
      <StatusIcon status={status} isTrouble={isTrouble} />
      <span>{status === 'saved' ? t('status.saved', { time }) : t(`status.${status}`)}</span>
    </p>
  )
}

function StatusIcon({ status, isTrouble }: { status: Status; isTrouble: boolean }): ReactNode {
  if (isTrouble) return <Warning className="size-4" />
  return status === 'saved' || status === 'untouched' ? <Check className="size-4 text-accent" /> : null
}
