import type { WorkbookSource } from '../../../files/workbook/workbook'

/** What can be taken along for a spreadsheet: the plan with its formulas, or its months as plain rows. */
export const workbookKinds = ['excel', 'csv'] as const
export type WorkbookKind = (typeof workbookKinds)[number]

/** What the page gives the worker: all that the file is made of. */
export interface WorkbookTask extends WorkbookSource {
  kind: WorkbookKind
}
