import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { downloadUnreadable } from '../../../files/dialogs/download-plan'
import { ConfirmAddress } from '../../../forms/confirm-address'
import { opensByConfirming, useAccess, usePendingOrder } from '../../../forms/use-access'
import { formatDateTime } from '../../../i18n/format'
import { lazyPage } from '../../../i18n/lazy-page'
import { paths } from '../../../paths'
import { Button, IconButton, LinkButton } from '../../../ui/button'
import { Cross } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { languageAtom } from '../../state/atoms'
import { saveStatus } from '../autosave'
import { browserDevice } from '../browser-storage'
import { DiscardButton } from '../discard-button'
import { forgetDrafts } from '../local-drafts'
import { saveViewAtom } from '../save-session'
import { useSaveSession } from '../session-context'
import { SaveGone } from './project-gone'

/** With the words of every field and choice that may differ, wherever in the plan it is asked. */
const SaveConflict = lazyPage(
  () => import('./save-conflict').then((module) => module.SaveConflict),
  'fields',
  'files',
  'costs',
  'season',
)

/** The question which of two plans stays. Directly in the page, so that it sticks to the screen's top however far one scrolls. */
export function ConflictNotice() {
  const theirs = useAtomValue(saveViewAtom)?.theirs
  return theirs ? (
    <Suspense fallback={null}>
      <SaveConflict theirs={theirs} />
    </Suspense>
  ) : null
}

/** What else has to be said about the saving of this project, each for as long as it holds. */
export function SaveNotices() {
  const { t } = useTranslation('saving')
  const view = useAtomValue(saveViewAtom)
  if (!view) return null
  const status = saveStatus(view.state)
  return (
    <div className="flex flex-col gap-3">
      {status === 'gone' ? <SaveGone /> : null}
      {status === 'refused' && view.message ? (
        <Notice variant="error" live>
          {view.message}
        </Notice>
      ) : null}
      {view.isPersisted ? null : (
        <Notice variant="error" live>
          {t('deviceFull')}
        </Notice>
      )}
      {status === 'noAccess' ? <NoAccess /> : null}
      <Unreadable text={view.unreadable} />
      {status === 'tooLarge' && view.tooLarge !== null ? <TooLarge text={view.tooLarge} /> : null}
      <UnreadableDrafts />
      <Restored archivedDrafts={view.archivedDrafts} />
    </div>
  )
}

function NoAccess() {
  const { t } = useTranslation(['saving', 'shell'])
  const { autosave } = useSaveSession()
  const user = trpc.auth.session.useQuery().data
  const access = useAccess()
  const order = usePendingOrder()
  if (access === 'suspended')
    return (
      <Notice variant="warning" live title={t('shell:suspended.title')}>
        {t('shell:suspended.text')}
      </Notice>
    )
  if (user && opensByConfirming(access))
    return (
      <Notice variant="warning" title={t('shell:confirm.title')}>
        <ConfirmAddress user={user} onConfirmed={() => autosave.requestSave()} />
      </Notice>
    )
  return (
    <Notice variant="warning" live>
      <p>{t('status.noAccess')}</p>
      {order ? <p>{t('shell:ordered.text', { number: order })}</p> : null}
      <LinkButton className="mt-2" href={paths.paywall}>
        {t(order ? 'shell:ordered.see' : 'shell:getAccess')}
      </LinkButton>
    </Notice>
  )
}

function Unreadable({ text }: { text: string | null }) {
  const { t } = useTranslation('saving')
  if (text === null) return null
  return (
    <Notice variant="warning" live>
      <p>{t('unreadable.text')}</p>
      <Button className="mt-2" onClick={() => downloadUnreadable(text)}>
        {t('unreadable.download')}
      </Button>
    </Notice>
  )
}

/** Asks before what is shown of a plan takes the place of all of it. */
function TooLarge({ text }: { text: string }) {
  const { t } = useTranslation('saving')
  const { autosave } = useSaveSession()
  return (
    <Notice variant="warning" live>
      <p>{t('tooLarge.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => downloadUnreadable(text)}>{t('tooLarge.download')}</Button>
        <Button onClick={() => autosave.agree()}>{t('tooLarge.agree')}</Button>
      </div>
    </Notice>
  )
}

/** Unsaved edits in a form that cannot be shown: they stay on the device, and can be taken along. */
function UnreadableDrafts() {
  const { t } = useTranslation('saving')
  const { unreadableDrafts } = useSaveSession()
  const [isGone, setGone] = useState(false)
  if (unreadableDrafts.length === 0 || isGone) return null
  const all = unreadableDrafts.map(({ raw }) => raw).join('\n\n')
  return (
    <Notice variant="warning" live>
      <p>{t('unreadable.left')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => downloadUnreadable(all)}>{t('unreadable.downloadOrphaned')}</Button>
        <DiscardButton
          onDiscard={() => {
            for (const draft of unreadableDrafts) forgetDrafts(browserDevice, draft)
            setGone(true)
          }}
        />
      </div>
    </Notice>
  )
}

function Restored({ archivedDrafts }: { archivedDrafts: number }) {
  const { t } = useTranslation(['saving', 'common'])
  const { restoredAt } = useSaveSession()
  const language = useAtomValue(languageAtom)
  const [isSeen, setSeen] = useState(false)
  if (restoredAt === null || isSeen) return null
  return (
    <Notice live>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p>{t('restored', { when: formatDateTime(new Date(restoredAt), language) })}</p>
          {archivedDrafts > 0 ? <p>{t('keptApart')}</p> : null}
        </div>
        <IconButton className="-my-2.5" label={t('common:close')} onClick={() => setSeen(true)}>
          <Cross />
        </IconButton>
      </div>
    </Notice>
  )
}
