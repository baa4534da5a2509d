import { isRecord } from '../../../domain/numbers'
import type { OrderColumn, OrdersFormat } from './format'
import { headerWords } from './recognize'

/** The columns of a table of orders that can be named by hand: without the first three it tells no orders. */
export const mappedColumns = ['number', 'placedAt', 'total', 'status', 'method', 'discount', 'shipping'] as const
export type MappedColumn = (typeof mappedColumns)[number]
export const neededColumns: readonly MappedColumn[] = ['number', 'placedAt', 'total']

/** Which header each column has; '' for none. */
export type ColumnNames = Partial<Record<MappedColumn, string>>

/** The format of tables with these headers; null while a column is missing that they cannot do without. */
export function mappedFormat(names: ColumnNames): OrdersFormat | null {
  if (neededColumns.some((column) => !names[column])) return null
  const columns: Partial<Record<OrderColumn, readonly string[]>> = {}
  for (const column of mappedColumns) {
    const header = names[column]
    if (header) columns[column] = [headerWords(header)]
  }
  return { kind: 'orders', id: 'otherOrders', row: 'order', columns, required: neededColumns, order: 'dayFirst' }
}

const isNames = (value: unknown): value is ColumnNames =>
  isRecord(value) && mappedColumns.every((column) => value[column] === undefined || typeof value[column] === 'string')

/** What an earlier page kept of columns that were named. */
export function columnNamesIn(text: string | null): ColumnNames[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isNames) : []
  } catch {
    return []
  }
}
