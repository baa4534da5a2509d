import type { AdvertisingSource, OrdersSource, SettlementSource } from '../../../domain/actuals/sources'
import type { DayOrder } from '../cells/time'

/** What a column of a file of orders means. Columns of names, telephones, addresses and mails are not here: they are never read. */
export const orderColumns = [
  'number',
  'reference',
  'placedAt',
  'updatedAt',
  'deliveredAt',
  'cancelledAt',
  'status',
  'fulfillment',
  'method',
  'methodDetails',
  /** Value of the goods before discounts. */
  'basket',
  'discount',
  'couponDiscount',
  'offerDiscount',
  'cartDiscount',
  /** What the customer paid for delivery. */
  'shipping',
  'codCharge',
  'vat',
  /** What the order came to, refunds not taken off. */
  'total',
  /** The same after refunds. */
  'net',
  'refunded',
  'currency',
  /** Lines of the order as a list in JSON, or as text. */
  'linesJson',
  'linesText',
  'lineName',
  'lineSku',
  'lineQuantity',
  'linePrice',
  /** Tells customers apart; it is hashed where it is read. */
  'customer',
  'customerKind',
] as const
export type OrderColumn = (typeof orderColumns)[number]

/** What a settlement of Amazon says of its orders, in rows instead of columns. */
export const amazonColumns: readonly OrderColumn[] = ['status', 'discount', 'shipping', 'refunded', 'lineSku']

/** What a column of a statement of a payment provider, or of a courier's collections, means. */
export type SettlementColumn =
  | 'number'
  | 'reference'
  | 'date'
  | 'type'
  | 'method'
  | 'currency'
  /** What the customer paid for the order. */
  | 'amount'
  /** What of it this row is about, where it differs: a part that is refunded. */
  | 'eventAmount'
  | 'refunded'
  /** The fee before VAT. */
  | 'fee'
  | 'feeVat'
  /** The fee with its VAT. */
  | 'deduction'
  | 'transferred'
  | 'paidOn'
  /** What the whole statement comes to, where it says so. */
  | 'statementTotal'
  /** Amazon's rows: what an amount is, and of which item. */
  | 'amountType'
  | 'amountDescription'
  | 'sku'
  | 'quantity'
  /** The first cell of the row that is not empty, in any column: 'Total', 'Payout fee'. */
  | 'label'

/** What a column of a report of advertising means. */
export type AdvertisingColumn =
  | 'from'
  | 'to'
  /** The first of seven days. */
  | 'week'
  | 'campaign'
  | 'spend'
  | 'purchases'
  | 'value'
  | 'currency'
  | 'impressions'
  | 'paidImpressions'
  | 'clicks'
  | 'label'

interface Common<Column extends string> {
  /** Names of each column as `comparable` writes them, the one that counts most first. */
  columns: Partial<Record<Column, readonly string[]>>
  /** Columns without which a table is none of this format. */
  required: readonly Column[]
  order: DayOrder
  /** The zone of times that name none, in minutes from UTC; Riyadh unless said. */
  zoneMinutes?: number
}

export interface OrdersFormat extends Common<OrderColumn> {
  kind: 'orders'
  id: OrdersSource
  /** Whether a row is an order, or a line of one. */
  row: 'order' | 'line'
  /** Its amounts are without VAT, and it has no column that says how much that is. */
  isBeforeVat?: true
}

export interface SettlementFormat extends Common<SettlementColumn> {
  kind: 'settlement'
  id: SettlementSource
}

export interface AdvertisingFormat extends Common<AdvertisingColumn> {
  kind: 'advertising'
  id: AdvertisingSource
}

export type Format = OrdersFormat | SettlementFormat | AdvertisingFormat
export type FormatId = Format['id']
