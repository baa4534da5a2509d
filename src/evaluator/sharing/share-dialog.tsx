import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { NewShare } from './new-share'
import { ShareList } from './share-list'

interface ShareDialogProps {
  projectId: string
  /** How the plan on the screen stands: a link shows what is stored. */
  saving?: 'saved' | 'saving' | 'unsaved'
  onClose: () => void
}

/** Links to a project: a new one, and those that there are. */
export function ShareDialog({ projectId, saving = 'saved', onClose }: ShareDialogProps) {
  const { t } = useTranslation(['sharing', 'common'])
  const isWaiting = saving === 'saving'
  return (
    <Modal title={t('sharing:title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('sharing:intro')}</p>
      {saving === 'unsaved' ? (
        <div className="mt-3">
          <Notice variant="warning" live>
            {t('sharing:unsaved')}
          </Notice>
        </div>
      ) : null}
      <NewShare projectId={projectId} isWaiting={isWaiting} />
      <ShareList projectId={projectId} isWaiting={isWaiting} />
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalActions>
    </Modal>
  )
}
