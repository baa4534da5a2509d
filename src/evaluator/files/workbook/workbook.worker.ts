import { serveTasks } from '../../../files/dialogs/export-job'
import { monthsCsv } from '../../../files/workbook/csv'
import { workbookOf } from '../../../files/workbook/workbook'
import { writeWorkbook } from '../../../files/workbook/write'
import type { WorkbookTask } from './workbook-messages'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

serveTasks<WorkbookTask>(async (task, progress) => {
  if (task.kind === 'csv') return new Blob([monthsCsv(task)], { type: 'text/csv;charset=utf-8' })
  const workbook = workbookOf(task)
  // The formulas are worked out; what follows is the writing.
  progress(1)
  return new Blob([await writeWorkbook(workbook)], { type: excel })
})
