import { amountIn, toHalala, vatShare } from '../cells/amount'
import { riyadhMinutes, type TimeReading } from '../cells/time'
import { UnreadableRow } from '../cells/unreadable'
import type { SettlementColumn } from '../formats/format'
import type { Order } from '../orders/order'
import type { RowReader } from '../rows/row-reader'
import type { SettlementLine, Statement } from './settlement-line'
import { dayIn } from './statement-reader'

type Cell = (column: SettlementColumn) => string

function emptyLine(number: string, kind: SettlementLine['kind'], day: string | null): SettlementLine {
  return { number, kind, method: 'other', day, amount: 0, fee: 0, feeVat: 0, transferred: null, paidOn: null }
}

function emptyOrder(number: string, day: string): Order {
  return {
    number,
    placedAt: Date.parse(day) - riyadhMinutes * 60_000,
    updatedAt: null,
    state: 'delivered',
    status: '',
    method: 'other',
    basket: 0,
    discounts: { store: 0, coupon: 0, offers: 0, abandonedCart: 0 },
    shipping: 0,
    codCharge: 0,
    vatStated: null,
    total: 0,
    refunded: 0,
    lines: [],
    customer: null,
    isFirst: null,
  }
}

/**
 * Reads a settlement of Amazon, which has a row for each amount of each item: the orders are put together of their rows, and so
 * is what was paid out for each. An order is of the day on which it was posted; the file has no other.
 */
export class AmazonReader implements RowReader<SettlementColumn> {
  readonly #times: TimeReading
  readonly #statement: Statement
  readonly #takeOrder: (order: Order) => void
  readonly #orders = new Map<string, Order>()
  readonly #lines = new Map<string, SettlementLine>()
  #paidOn: string | null = null

  constructor(times: TimeReading, statement: Statement, takeOrder: (order: Order) => void) {
    this.#times = times
    this.#statement = statement
    this.#takeOrder = takeOrder
  }

  row(cell: Cell): void {
    const total = amountIn(cell('statementTotal'))
    if (total !== null) {
      this.#statement.total = total
      this.#paidOn = dayIn(cell('paidOn').replace(/ UTC$/, ''), this.#times)
      return
    }
    const currency = cell('currency')
    if (currency !== '' && !/^sar$/i.test(currency)) throw new UnreadableRow('currency')
    const amount = amountIn(cell('amount'))
    if (amount === null) throw new UnreadableRow('noAmount')
    const day = dayIn(cell('date').replace(/ UTC$/, ''), this.#times)
    const isRefund = /refund|chargeback|a-to-z/i.test(cell('type'))
    const isOfOrder = cell('number') !== '' && (isRefund || /^order$/i.test(cell('type')))
    const line = this.#lineOf(
      isOfOrder ? cell('number') : '',
      isOfOrder ? (isRefund ? 'refund' : 'sale') : 'charge',
      day,
    )
    const isFee = !isOfOrder || /fee/i.test(cell('amountType'))
    if (isFee) {
      line.fee -= amount * (1 - vatShare)
      line.feeVat -= amount * vatShare
    } else {
      line.amount += amount
      if (isOfOrder && day !== null) this.#addToOrder(cell, amount, day, isRefund)
    }
  }

  #lineOf(number: string, kind: SettlementLine['kind'], day: string | null): SettlementLine {
    const key = number === '' ? `${kind} ${day}` : `${kind} ${number}`
    const line = this.#lines.get(key) ?? emptyLine(number, kind, day)
    this.#lines.set(key, line)
    return line
  }

  #addToOrder(cell: Cell, amount: number, day: string, isRefund: boolean): void {
    const number = cell('number')
    const order = this.#orders.get(number) ?? emptyOrder(number, day)
    this.#orders.set(number, order)
    if (isRefund) {
      order.refunded -= amount
      return
    }
    order.total += amount
    const description = cell('amountDescription')
    if (/^shipping/i.test(description)) order.shipping += amount
    else if (/promotion/i.test(cell('amountType'))) order.discounts.offers -= amount
    else {
      order.basket += amount
      const sku = cell('sku')
      const line = order.lines.find((one) => one.sku === sku) ?? { sku, name: '', units: 0, value: 0, parts: [] }
      if (!order.lines.includes(line)) order.lines.push(line)
      line.value += amount
      if (/^principal$/i.test(description)) line.units += amountIn(cell('quantity')) ?? 1
    }
  }

  end(): void {
    for (const order of this.#orders.values())
      this.#takeOrder({
        ...order,
        state: order.refunded > 0 && order.refunded >= order.total - 0.01 ? 'returned' : 'delivered',
        basket: toHalala(order.basket),
        shipping: toHalala(order.shipping),
        total: toHalala(order.total),
        refunded: toHalala(order.refunded),
        lines: order.lines.map((line) => ({ ...line, value: toHalala(line.value) })),
      })
    for (const line of this.#lines.values()) {
      const [amount, deduction] = [toHalala(line.amount), toHalala(line.fee + line.feeVat)]
      const feeVat = toHalala(line.feeVat)
      const paidOn = this.#paidOn
      this.#statement.lines.push({ ...line, amount, feeVat, fee: toHalala(deduction - feeVat), paidOn })
    }
  }
}
