import { isRecord } from '../../../domain/numbers'
import type { AdvertisingColumn, Format, OrderColumn, SettlementColumn } from './format'
import { headerWords } from './recognize'

/** The columns that can be named by hand of each kind of table; without the needed ones it tells nothing. */
export const mappable = {
  orders: {
    columns: ['number', 'placedAt', 'total', 'status', 'method', 'discount', 'shipping'],
    needed: ['number', 'placedAt', 'total'],
  },
  settlement: {
    columns: ['number', 'amount', 'transferred', 'deduction', 'feeVat', 'type', 'method', 'date', 'paidOn'],
    needed: ['number', 'amount', 'transferred'],
  },
  advertising: {
    columns: ['from', 'spend', 'to', 'campaign', 'purchases', 'value'],
    needed: ['from', 'spend'],
  },
} as const satisfies {
  orders: Mappable<OrderColumn>
  settlement: Mappable<SettlementColumn>
  advertising: Mappable<AdvertisingColumn>
}

interface Mappable<Column> {
  columns: readonly Column[]
  needed: readonly Column[]
}

export type MappedKind = keyof typeof mappable
export const mappedKinds = Object.keys(mappable) as MappedKind[]
type MappedColumn = (typeof mappable)[MappedKind]['columns'][number]

/** Which header each column of a kind of table has; '' for none. Names without a kind are of orders. */
export type ColumnNames = { kind?: MappedKind } & Partial<Record<MappedColumn, string>>

/** The format of tables with these headers; null while a column is missing that they cannot do without. */
export function mappedFormat(names: ColumnNames): Format | null {
  const { kind = 'orders' } = names
  const { columns, needed } = mappable[kind]
  if (needed.some((column) => !names[column])) return null
  const named = columns.flatMap((column) => (names[column] ? [[column, [headerWords(names[column])]]] : []))
  const common = { columns: Object.fromEntries(named), required: [], order: 'dayFirst' } as const
  if (kind === 'settlement') return { ...common, kind, id: 'otherSettlement', required: mappable[kind].needed }
  if (kind === 'advertising') return { ...common, kind, id: 'otherAdvertising', required: mappable[kind].needed }
  return { ...common, kind, id: 'otherOrders', row: 'order', required: mappable[kind].needed }
}

function isNames(value: unknown): value is ColumnNames {
  if (!isRecord(value)) return false
  const { kind = 'orders' } = value
  const known = mappedKinds.find((one) => one === kind)
  const isText = (column: string) => value[column] === undefined || typeof value[column] === 'string'
  return known !== undefined && mappable[known].columns.every(isText)
}

/** What an earlier page kept of columns that were named. */
export function columnNamesIn(text: string | null): ColumnNames[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isNames) : []
  } catch {
    return []
  }
}
