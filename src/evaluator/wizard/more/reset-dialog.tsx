import { useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { pristineAtom } from '../../saving/guest/plan-store'
import { applyEditAtom } from '../../state/undo/undo'
import { useUndoToast } from '../../state/undo/use-undo'

/** Asks before everything typed goes back to the defaults. */
export default function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['evaluator', 'common'])
  const command = useSetAtom(applyEditAtom)
  const store = useStore()
  const sayReset = useUndoToast()
  const reset = () => {
    command({ plan: store.get(pristineAtom), place: 'content' })
    onClose()
    sayReset(t('toolbar.resetDone'))
  }
  return (
    <Modal title={t('toolbar.resetTitle')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('toolbar.resetText')}</p>
      <ModalActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" onClick={reset}>
          {t('toolbar.reset')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
