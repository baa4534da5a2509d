import type { ActualMonth } from '../../domain/actuals/month'
import type { ActualSource } from '../../domain/actuals/sources'
import type { Plan } from '../../domain/plan/plan'

/** The actual months of a plan, wherever they are kept. */
export interface Months {
  rows: readonly ActualMonth[]
  /** Months that are closed; null where months cannot be closed. */
  closed: ReadonlySet<string> | null
  /** The plan that a month was closed beside; null where it is open, or that plan is kept no longer; undefined while it is loaded. */
  planOfRecord: (month: string) => Plan | null | undefined
  put: (rows: readonly ActualMonth[]) => Promise<unknown>
  remove: (month: string, source?: ActualSource) => Promise<unknown>
  /** Why no month can be closed now: two plans to choose from, or a plan that could not be saved. */
  closeBlock: 'conflict' | 'unsaved' | null
  /** Saves what is unsaved of the plan first, and closes nothing where that fails. */
  close: (month: string, name: string) => Promise<unknown>
  reopen: (month: string) => Promise<unknown>
  /** Keeps the plan as it stands as a named version; null where plans have no versions. */
  keepVersion: ((name: string) => Promise<unknown>) | null
}

/** Rows without a month, or without what one source says of it. */
export const withoutMonth = (rows: readonly ActualMonth[], month: string, source?: ActualSource): ActualMonth[] =>
  rows.filter((row) => row.month !== month || (source !== undefined && row.source !== source))
