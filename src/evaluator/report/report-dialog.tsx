import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../forms/making/file-name'
import { MakeFileDialog } from '../../forms/making/make-file-dialog'
import { giveTask, type Tell } from '../../forms/making/making'
import { useMaking } from '../../forms/making/use-making'
import { Button } from '../../ui/button'
import { printPage } from '../../ui/print-page'
import { planAtom } from '../state/atoms'
import { printAll } from '../state/printing'
import { useStep } from '../wizard/step-location'
import { type ReportKind, type ReportTask, reportKinds } from './report-messages'
import { reportOpenAtom } from './report-open'
import { reportTask } from './report-task'

const run = (task: ReportTask, tell: Tell) =>
  giveTask(new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }), task, tell)

/** Which report, as a file or on paper. */
export function ReportDialog({ projectName }: { projectName?: string | undefined }) {
  const { t } = useTranslation(['report', 'making'])
  const store = useStore()
  const setOpen = useSetAtom(reportOpenAtom)
  const [kind, setKind] = useState<ReportKind>('page')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('making:untitled')
  const { state, making } = useMaking()
  const [step, go] = useStep()
  const close = () => setOpen(false)
  const print = () => {
    if (kind === 'page') return printPage(close)
    close()
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
      onClose={close}
    />
  )
}
