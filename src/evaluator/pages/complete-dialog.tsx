import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { downloadPlan } from '../../files/dialogs/download-plan'
import { paths } from '../../paths'
import { Button, buttonClasses } from '../../ui/button'
import { Modal } from '../../ui/overlays/modal'
import { isUnsaved, saveStatus } from '../saving/autosave'
import { saveViewAtom } from '../saving/save-session'
import { useSaveSession } from '../saving/session-context'
import { shownDialogAtom } from '../state/shown-dialog'

/** What follows the last step of a project: it is saved, and this is where it can go. */
export default function SaveCompleteDialog({ onShare, onClose }: { onShare: () => void; onClose: () => void }) {
  const { t } = useTranslation('saving')
  const { planText } = useSaveSession()
  const view = useAtomValue(saveViewAtom)
  const showDialog = useSetAtom(shownDialogAtom)
  if (!view) return null
  const report = () => {
    onClose()
    showDialog('report')
  }
  const workbook = () => {
    onClose()
    showDialog('workbook')
  }
  const isSaving = saveStatus(view.state) === 'saving'
  const isKept = !isUnsaved(view.state)
  const title = isSaving ? t('status.saving') : isKept ? t('complete.title') : t('complete.notYet')
  return (
    <Modal title={title} onClose={onClose}>
      <p role="status" className="mt-2 text-muted">
        {isKept || isSaving ? t('complete.text') : t('complete.notYetText')}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Link href={paths.app} className={buttonClasses('primary')}>
          {t('complete.projects')}
        </Link>
        <Button
          onClick={() => {
            onClose()
            onShare()
          }}
        >
          {t('complete.share')}
        </Button>
        <Button onClick={() => downloadPlan(planText())}>{t('complete.download')}</Button>
        <Button onClick={report}>{t('complete.print')}</Button>
        <Button onClick={workbook}>{t('complete.excel')}</Button>
        <Button variant="quiet" onClick={onClose} data-autofocus>
          {t('complete.stay')}
        </Button>
      </div>
    </Modal>
  )
}
