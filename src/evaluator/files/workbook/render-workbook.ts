import { madeTypes } from '../../../files/made-file'
import { monthsCsv } from '../../../files/workbook/csv'
import { workbookOf } from '../../../files/workbook/workbook'
import { writeWorkbook } from '../../../files/workbook/write'
import type { WorkbookTask } from './workbook-messages'

/** The file for a spreadsheet: `onWriting` is told once the formulas are worked out. */
export async function renderWorkbook(task: WorkbookTask, onWriting: (done: number) => void = () => {}): Promise<Blob> {
  const type = madeTypes[task.kind].mediaType
  if (task.kind === 'csv') return new Blob([monthsCsv(task)], { type })
  const workbook = workbookOf(task)
  onWriting(1)
  return new Blob([await writeWorkbook(workbook)], { type })
}
