import type { FileRefusal } from '../domain/error-codes'
import type { Plan } from '../domain/plan/plan'
import type { ChangedInput } from './excel/with-inputs'

/** A plan in a file; its name is the project's, or the store's where the file has none. */
export interface OpenedPlan {
  name: string
  plan: Plan
  workbook?: WorkbookPlan
}

/** What a workbook says about the plan inside it. */
export interface WorkbookPlan {
  /** The plan as it was exported. */
  exported: Plan
  /** The inputs that were changed in the workbook since. */
  changed: readonly ChangedInput[]
  /** Cells that hold no value of their field: they are not taken over. */
  rejected: readonly RejectedCell[]
  /** The paths of inputs whose cells are not found: deleted, or their names were not kept. What was typed there is not read. */
  missing: readonly string[]
  /** The addresses of figures that were typed beside the inputs: a product or a person added in Excel. They are not read. */
  added: readonly string[]
}

/** A cell of a workbook that holds no value of its input. */
export interface RejectedCell {
  path: string
  /** Where it stands in the workbook: 'C12'. */
  cell: string
  /** What was typed is no value of the field, the cell shows an error, or its formula was never worked out. */
  why: 'notUnderstood' | 'error' | 'noValue'
  /** What was typed, or the error; '' where there is none. */
  text: string
}

/** A plan of a backup that cannot be opened. */
export interface RefusedPlan {
  name: string
  refusal: FileRefusal
}

/** What a file holds. */
export type Opened =
  | { kind: 'plans'; from: 'plan' | 'backup' | 'workbook'; plans: OpenedPlan[]; refused: RefusedPlan[] }
  | ({ kind: 'table' } & ProductTable)

/** The rows of a list of products as they stand in its file. */
export interface ProductTable {
  rows: string[][]
  /** The file has more rows than are read. */
  isCut: boolean
}

/** What the worker answers for a file. */
export type FileAnswer = { kind: 'opened'; opened: Opened } | { kind: 'refused'; refusal: FileRefusal }
