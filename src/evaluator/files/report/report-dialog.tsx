import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../../forms/making/file-name'
import { MakeFileDialog } from '../../../forms/making/make-file-dialog'
import { giveTask, type Tell } from '../../../forms/making/making'
import { useMaking } from '../../../forms/making/use-making'
import { Button } from '../../../ui/button'
import { printPage } from '../../../ui/print-page'
import { planAtom } from '../../state/atoms'
import { useStep } from '../../state/navigation/step-location'
import { printAll } from '../../state/printing'
import { type ReportKind, type ReportTask, reportKinds } from './report-messages'
import { reportTask } from './report-task'

const run = (task: ReportTask, tell: Tell) =>
  giveTask(new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }), task, tell)

interface ReportDialogProps {
  projectName?: string | undefined
  onClose: () => void
}

/** Which report, as a file or on paper. */
export function ReportDialog({ projectName, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['report', 'making'])
  const store = useStore()
  const [kind, setKind] = useState<ReportKind>('page')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('making:untitled')
  const { state, making } = useMaking()
  const [step, go] = useStep()
  const print = () => {
    if (kind === 'page') return printPage(onClose)
    onClose()
    if (step !== 'results') go('results')
    void printAll(store)
  }
  const make = () => {
    const named = fileName(name, t(`report:fileNames.${kind}`), 'pdf')
    void making.make({ task: () => reportTask(store, kind, name), run, fileName: named })
  }
  return (
    <MakeFileDialog
      words={{
        title: t('report:dialog.title'),
        text: t('report:dialog.text'),
        which: t('report:dialog.which'),
        make: t('report:dialog.make'),
        failed: t('report:dialog.failed'),
        progress: (page) =>
          page > 0 ? `${t('report:dialog.making')} ${t('report:dialog.page', { page })}` : t('report:dialog.making'),
        ready: (file, size) => t('report:dialog.ready', { name: file, size }),
      }}
      kinds={reportKinds.map((id) => ({ id, name: t(`report:kinds.${id}`), hint: t(`report:kindHints.${id}`) }))}
      kind={kind}
      onKind={setKind}
      beside={<Button onClick={print}>{t('report:dialog.print')}</Button>}
      state={state}
      onMake={make}
      onCancel={() => making.cancel()}
      onClose={onClose}
    />
  )
}
