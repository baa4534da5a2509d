import type { WorkbookKind } from '../../../domain/options'
import type { WorkbookSource } from '../../../files/workbook/workbook'

/** What the page gives the worker: all that the file is made of. */
export interface WorkbookTask extends WorkbookSource {
  kind: WorkbookKind
}
