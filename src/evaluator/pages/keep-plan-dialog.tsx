import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadPlan } from '../../files/dialogs/download-plan'
import { loginHref, paths } from '../../paths'
import { Button, LinkButton } from '../../ui/button'
import { Modal } from '../../ui/overlays/modal'
import { askToKeep } from '../saving/guest/storage-days'
import { planAtom } from '../state/atoms'
import { shownDialogAtom } from '../state/shown-dialog'

/** What follows the last step without an account: keep the plan with an account, or take it along as a file. */
export default function KeepPlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['evaluator', 'common'])
  const store = useStore()
  useEffect(() => void askToKeep({ isWanted: true }).catch(() => false), [])
  const download = () => downloadPlan(store.get(planAtom))
  const report = () => {
    onClose()
    store.set(shownDialogAtom, 'report')
  }
  const workbook = () => {
    onClose()
    store.set(shownDialogAtom, 'workbook')
  }
  return (
    <Modal title={t('keep.title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('keep.text')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton variant="primary" href={paths.register}>
          {t('keep.register')}
        </LinkButton>
        <LinkButton href={loginHref(paths.appProjects)}>{t('keep.login')}</LinkButton>
        <Button onClick={download}>{t('keep.download')}</Button>
        <Button onClick={report}>{t('keep.print')}</Button>
        <Button onClick={workbook}>{t('keep.excel')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Modal>
  )
}
