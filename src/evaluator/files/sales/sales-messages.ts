import type { ColumnNames } from '../../../files/actuals/formats/mapped-format'
import type { SalesReading } from '../../../files/actuals/read-sales'
import type { Statuses } from './remembered'

/** What the worker is asked to read. */
export interface SalesTask {
  files: readonly File[]
  isVatRegistered: boolean
  statuses: Statuses
  /** Columns of tables that were named by hand. */
  columns: readonly ColumnNames[]
}

/** What the worker answers: how far it is, then what all files come to. */
export type SalesMessage = { kind: 'progress'; name: string; rows: number } | { kind: 'read'; reading: SalesReading }
