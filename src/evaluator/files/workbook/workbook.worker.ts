import { serveTasks } from '../../../files/dialogs/export-job'
import { renderWorkbook, type WorkbookTask } from '../../../files/workbook/render-workbook'

serveTasks<WorkbookTask>(renderWorkbook)
