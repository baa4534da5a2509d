import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'

interface DeleteDialogProps {
  name: string
  isPending: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before a project is deleted permanently. */
export function DeleteDialog({ name, isPending, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['projects', 'common'])
  return (
    <Modal title={t('deleteDialog.title')} onClose={onClose}>
      <p className="mt-2 font-medium break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-2 text-muted">{t('deleteDialog.text')}</p>
      <ModalActions>
        <Button onClick={onClose} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={onDelete}>
          {t('deleteDialog.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
