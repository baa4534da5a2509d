import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportedMonth } from '../../../domain/actuals/exported-months'
import { type WorkbookKind, workbookKinds } from '../../../domain/options'
import { ExportDialog } from '../../../files/dialogs/export-dialog'
import { type Notify, runInWorker } from '../../../files/dialogs/export-job'
import { useExportJob } from '../../../files/dialogs/use-export-job'
import { fileName } from '../../../files/file-name'
import { madeTypes } from '../../../files/made-file'
import type { WorkbookTask } from '../../../files/workbook/render-workbook'
import { activeI18n } from '../../../i18n'
import { useDeviceMonths } from '../../results/months/device-months'
import { useProjectMonths } from '../../results/months/project-months'
import { isProjectAtom, planAtom } from '../../state/atoms'
import { workbookTask } from './workbook-task'

const run = (task: WorkbookTask, notify: Notify) =>
  runInWorker(new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' }), task, notify)

interface WorkbookDialogProps {
  projectName?: string | undefined
  onClose: () => void
}

/** The plan for a spreadsheet: with its formulas, or its months as rows. */
export function WorkbookDialog(props: WorkbookDialogProps) {
  return useAtomValue(isProjectAtom) ? <ProjectWorkbook {...props} /> : <DeviceWorkbook {...props} />
}

function ProjectWorkbook(props: WorkbookDialogProps) {
  return <WorkbookForm {...props} months={useProjectMonths()} />
}

function DeviceWorkbook(props: WorkbookDialogProps) {
  return <WorkbookForm {...props} months={useDeviceMonths()} />
}

interface WorkbookFormProps extends WorkbookDialogProps {
  /** Loads the actual months, which the workbook has. */
  months: () => Promise<readonly ExportedMonth[]>
}

function WorkbookForm({ projectName, months, onClose }: WorkbookFormProps) {
  const { t } = useTranslation(['excel', 'exportFile'])
  const store = useStore()
  const [kind, setKind] = useState<WorkbookKind>('excel')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('exportFile:untitled')
  const { state, job } = useExportJob()
  const make = () => {
    const named = fileName(name, t(`excel:fileNames.${kind}`), madeTypes[kind].extension)
    const task = async () =>
      workbookTask(activeI18n(), store, { kind, name, months: kind === 'excel' ? await months() : [] })
    void job.make({ task, run, fileName: named })
  }
  return (
    <ExportDialog
      words={{
        title: t('excel:title'),
        text: t('excel:text'),
        which: t('excel:which'),
        make: t('excel:make'),
        failed: t('excel:failed'),
        progress: (done) => t(done > 0 ? 'excel:writing' : 'excel:calculating'),
        ready: (file, size) => t('excel:ready', { name: file, size }),
      }}
      kinds={workbookKinds.map((id) => ({ id, name: t(`excel:kinds.${id}`), hint: t(`excel:kindHints.${id}`) }))}
      kind={kind}
      onKind={setKind}
      state={state}
      onMake={make}
      onCancel={() => job.cancel()}
      onClose={onClose}
    />
  )
}
