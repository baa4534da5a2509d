import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../../forms/making/file-name'
import { MakeFileDialog } from '../../../forms/making/make-file-dialog'
import { giveTask, type Tell } from '../../../forms/making/making'
import { useMaking } from '../../../forms/making/use-making'
import { planAtom } from '../../state/atoms'
import { type WorkbookKind, type WorkbookTask, workbookKinds } from './workbook-messages'
import { workbookTask } from './workbook-task'

const extensions: Record<WorkbookKind, string> = { excel: 'xlsx', csv: 'csv' }

const run = (task: WorkbookTask, tell: Tell) =>
  giveTask(new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' }), task, tell)

interface WorkbookDialogProps {
  projectName?: string | undefined
  onClose: () => void
}

/** The plan for a spreadsheet: with its formulas, or its months as rows. */
export function WorkbookDialog({ projectName, onClose }: WorkbookDialogProps) {
  const { t } = useTranslation(['excel', 'making'])
  const store = useStore()
  const [kind, setKind] = useState<WorkbookKind>('excel')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('making:untitled')
  const { state, making } = useMaking()
  const make = () => {
    const named = fileName(name, t(`excel:fileNames.${kind}`), extensions[kind])
    void making.make({ task: () => workbookTask(store, kind, name), run, fileName: named })
  }
  return (
    <MakeFileDialog
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
      onCancel={() => making.cancel()}
      onClose={onClose}
    />
  )
}
