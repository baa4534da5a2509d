import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Modal } from '../../ui/overlays/modal'

interface ResetDialogProps {
  onReset: () => void
  onClose: () => void
}

/** Asks before everything typed goes back to the defaults. */
export default function ResetDialog({ onReset, onClose }: ResetDialogProps) {
  const { t } = useTranslation(['evaluator', 'common'])
  return (
    <Modal title={t('toolbar.resetTitle')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('toolbar.resetText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" onClick={onReset}>
          {t('toolbar.reset')}
        </Button>
      </div>
    </Modal>
  )
}
