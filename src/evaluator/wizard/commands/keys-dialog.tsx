import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Modal, ModalActions } from '../../../ui/overlays/modal'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys that work everywhere in the evaluator. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['commands', 'common'])
  const command = isMac() ? '⌘' : 'Ctrl'
  const keys = [
    [t('commands:keys.menu'), `${command} K`],
    [t('common:undo'), `${command} Z`],
    [t('common:redo'), `${command} Shift Z`],
    [t('commands:keys.list'), '?'],
  ] as const
  return (
    <Modal title={t('commands:keys.title')} onClose={onClose}>
      <dl className="mt-3 divide-y divide-line">
        {keys.map(([what, key]) => (
          <div key={key} className="flex min-h-11 items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd dir="ltr" className="m-0 shrink-0">
              <kbd className="rounded-control border border-line bg-sunken px-2 py-1 text-small">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalActions>
    </Modal>
  )
}
