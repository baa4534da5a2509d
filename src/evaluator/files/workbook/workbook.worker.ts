import { serveTasks } from '../../../files/dialogs/export-job'
import { renderWorkbook } from './render-workbook'
import type { WorkbookTask } from './workbook-messages'

serveTasks<WorkbookTask>(renderWorkbook)
