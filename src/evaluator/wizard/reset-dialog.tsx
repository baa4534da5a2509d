import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'

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
      <ModalActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" onClick={onReset}>
          {t('toolbar.reset')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
