import type { FileRefusal } from '../../domain/error-codes'
import type { Plan } from '../../domain/plan/plan'
import type { ChangedInput } from './workbook/with-inputs'

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
  /** What was typed in the workbook and is no value of its field: it is not taken over. */
  rejected: readonly RejectedInput[]
}

/** An input of a workbook whose text is no value of its field. */
export interface RejectedInput {
  path: string
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
  | { kind: 'table'; rows: string[][] }

/** What the worker answers for a file. */
export type FileAnswer = { kind: 'opened'; opened: Opened } | { kind: 'refused'; refusal: FileRefusal }
