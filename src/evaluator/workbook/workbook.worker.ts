import { monthsCsv } from '../../results/workbook/csv'
import { workbookOf } from '../../results/workbook/workbook'
import { writeWorkbook } from '../../results/workbook/write'
import type { WorkbookAnswer, WorkbookTask } from './workbook-messages'

const tell = (answer: WorkbookAnswer) => self.postMessage(answer)

async function fileOf(task: WorkbookTask): Promise<Blob> {
  if (task.kind === 'csv') return new Blob([monthsCsv(task)], { type: 'text/csv;charset=utf-8' })
  const workbook = workbookOf(task)
  tell({ kind: 'progress', part: 'writing' })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new Blob([await writeWorkbook(workbook)], { type })
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkbookTask>) => {
  try {
    tell({ kind: 'finished', file: await fileOf(data) })
  } catch {
    // A plan met a case that cannot be written: the page says that it failed.
    tell({ kind: 'failed' })
  }
})
