import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportedMonth } from '../../../domain/actuals/exported-months'
import { type ReportKind, reportKinds } from '../../../domain/options'
import { ExportDialog } from '../../../files/dialogs/export-dialog'
import { type Notify, runInWorker } from '../../../files/dialogs/export-job'
import { useExportJob } from '../../../files/dialogs/use-export-job'
import { fileName } from '../../../files/file-name'
import { madeTypes } from '../../../files/made-file'
import { activeI18n } from '../../../i18n'
import { Button } from '../../../ui/button'
import { printPage } from '../../../ui/page/print-page'
import { useOwnName } from '../../fields/notes/use-own-name'
import { useDeviceMonths } from '../../results/months/device-months'
import { useProjectMonths } from '../../results/months/project-months'
import { isProjectAtom, planAtom } from '../../state/atoms'
import { useStep } from '../../state/navigation/step-location'
import { printAll } from '../../state/printing'
import type { ReportTask } from './report-messages'
import { reportTask } from './report-task'

const run = (task: ReportTask, notify: Notify) =>
  runInWorker(new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }), task, notify)

interface ReportDialogProps {
  projectName?: string | undefined
  onClose: () => void
}

/** Which report, as a file or on paper. In a project it has the name of the person who is signed in. */
export function ReportDialog(props: ReportDialogProps) {
  return useAtomValue(isProjectAtom) ? <SignedReport {...props} /> : <DeviceReport {...props} />
}

function SignedReport(props: ReportDialogProps) {
  return <ReportForm {...props} maker={useOwnName()} months={useProjectMonths()} />
}

function DeviceReport(props: ReportDialogProps) {
  return <ReportForm {...props} maker="" months={useDeviceMonths()} />
}

interface ReportFormProps extends ReportDialogProps {
  maker: string
  /** Loads the actual months, which the full report has. */
  months: () => Promise<readonly ExportedMonth[]>
}

function ReportForm({ projectName, maker, months, onClose }: ReportFormProps) {
  const { t } = useTranslation(['report', 'exportFile'])
  const store = useStore()
  const [kind, setKind] = useState<ReportKind>('page')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('exportFile:untitled')
  const { state, job } = useExportJob()
  const [step, go] = useStep()
  const print = () => {
    if (kind === 'page') return printPage(onClose)
    onClose()
    if (step !== 'results') go('results')
    void printAll(store)
  }
  const make = () => {
    const named = fileName(name, t(`report:fileNames.${kind}`), madeTypes[kind].extension)
    const task = async () =>
      reportTask(activeI18n(), store, kind, {
        name,
        maker,
        madeOn: Date.now(),
        months: kind === 'full' ? await months() : [],
      })
    void job.make({ task, run, fileName: named })
  }
  return (
    <ExportDialog
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
      onCancel={() => job.cancel()}
      onClose={onClose}
    />
  )
}
