import type { OrderState } from '../../../domain/actuals/month'
import { comparable } from '../../tables/columns'
import { amountIn, toHalala, vatRate } from '../cells/amount'
import { isRoundedNumber, orderNumber } from '../cells/cell-text'
import { customerHash } from '../cells/customer-hash'
import { momentIn, type TimeReading } from '../cells/time'
import { UnreadableRow } from '../cells/unreadable'
import type { OrderColumn, OrdersFormat } from '../formats/format'
import { linesInJson, linesInText } from './lines'
import { methodOf } from './method'
import type { Order, OrderLine } from './order'
import { amountsOf, type StatedAmounts } from './order-amounts'
import { type StatusAnswers, stateOf } from './status'

/** What reading a row of orders needs beside the row. */
export interface OrderReading {
  format: OrdersFormat
  times: TimeReading
  /** Under which customers are hashed. */
  salt: string
  statuses: StatusAnswers
  /** The store charges VAT, so amounts without it lack 15 %. */
  isVatRegistered: boolean
  /** The file has a column for VAT: an order without any in it had none. */
  saysVat: boolean
}

type Cell = (column: OrderColumn) => string

function momentOf(cell: Cell, column: OrderColumn, times: TimeReading): number | null {
  const text = cell(column)
  if (text === '') return null
  const moment = momentIn(text, times)
  if (moment === null) throw new UnreadableRow('badDate')
  return moment
}

/**
 * The number of an order. One that a spreadsheet has rounded is shared by many orders: what else the row says tells them
 * apart, so that the same row of another file is the same order.
 */
function numberOf(cell: Cell): string {
  const texts = [cell('number'), cell('reference')].filter((text) => text !== '')
  const whole = texts.find((text) => !isRoundedNumber(text))
  if (whole !== undefined) return orderNumber(whole)
  if (texts.length === 0) throw new UnreadableRow('noNumber')
  return `${texts[0]} ${cell('placedAt')} ${cell('total')}`
}

/** What a customer pays at the door and then sends back was refused where it never says that it was delivered. */
function endOf(state: OrderState | null, isCod: boolean, deliveredAt: number | null): OrderState | null {
  if (state === 'returned' && isCod && deliveredAt === null) return 'refused'
  return state === 'open' && deliveredAt !== null ? 'delivered' : state
}

const amount = (cell: Cell, column: OrderColumn) => Math.abs(amountIn(cell(column)) ?? 0)

/** The total before refunds: paid is what is left and what was given back. Null where the file has no column for either. */
function totalOf(cell: Cell, refunded: number): number | null {
  const net = amountIn(cell('net'))
  return amountIn(cell('total')) ?? (net === null ? null : net + refunded)
}

function linesOf(cell: Cell): OrderLine[] {
  const lines = linesInJson(cell('linesJson'))
  if (lines.length > 0) return lines
  if (cell('lineName') === '' && cell('lineSku') === '') return linesInText(cell('linesText'))
  return [lineOf(cell)]
}

/** The line that a row is about, in files that have a row for each. */
export function lineOf(cell: Cell): OrderLine {
  const units = amountIn(cell('lineQuantity')) ?? 1
  const value = (amountIn(cell('linePrice')) ?? 0) * units
  return { sku: cell('lineSku'), name: cell('lineName').replace(/\s+/g, ' '), units, value, parts: [] }
}

function isFirstOf(text: string): boolean | null {
  return text === '' ? null : /^(new|جديد)/i.test(text)
}

/** Sent and paid is as far as platforms follow an order that they do not deliver themselves. */
function statusOf(cell: Cell, statuses: StatusAnswers): OrderState | null {
  if (cell('cancelledAt') !== '') return 'cancelled'
  const state = stateOf(cell('status'), statuses)
  const isPaid = state === 'open' && /^(partially.)?(paid|refunded)/i.test(cell('status'))
  return isPaid && comparable(cell('fulfillment')) === 'fulfilled' ? 'delivered' : state
}

function statedIn(cell: Cell): DraftOrder['stated'] {
  const refunded = amount(cell, 'refunded')
  return {
    basket: amountIn(cell('basket')),
    discount: amount(cell, 'discount'),
    coupon: amount(cell, 'couponDiscount'),
    offers: amount(cell, 'offerDiscount'),
    abandonedCart: amount(cell, 'cartDiscount'),
    shipping: amount(cell, 'shipping'),
    codCharge: amount(cell, 'codCharge'),
    vat: amountIn(cell('vat')),
    total: totalOf(cell, refunded),
  }
}

/** An order whose lines may still come in the rows below. */
export interface DraftOrder
  extends Omit<Order, 'basket' | 'discounts' | 'shipping' | 'codCharge' | 'vatStated' | 'total'> {
  stated: StatedAmounts & Record<'basket' | 'total', number | null>
}

/** The order of a row. Who bought is hashed here; no other column about the customer is ever read. Throws an UnreadableRow. */
export function readOrder(cell: Cell, { format, times, salt, statuses }: OrderReading): DraftOrder {
  const number = numberOf(cell)
  const placedAt = momentOf(cell, 'placedAt', times)
  if (placedAt === null) throw new UnreadableRow('noDate')
  const currency = cell('currency')
  if (currency !== '' && !/^(sar|sr|ر\.?س\.?|ريال( سعودي)?)$/i.test(currency)) throw new UnreadableRow('currency')
  const stated = statedIn(cell)
  if (stated.total === null && format.row === 'order') throw new UnreadableRow('noAmount')
  const method = methodOf(cell('method'), cell('methodDetails'))
  const customer = cell('customer')
  return {
    number,
    placedAt,
    updatedAt: momentOf(cell, 'updatedAt', times),
    state: endOf(statusOf(cell, statuses), method === 'cod', momentOf(cell, 'deliveredAt', times)),
    status: cell('status'),
    method,
    stated,
    refunded: toHalala(amount(cell, 'refunded')),
    lines: linesOf(cell),
    customer: customer === '' ? null : customerHash(customer, salt),
    isFirst: isFirstOf(cell('customerKind')),
  }
}

/** The order once all its lines are there: its amounts with VAT. */
export function completeOrder(draft: DraftOrder, { format, isVatRegistered, saysVat }: OrderReading): Order {
  const { stated, lines } = draft
  const rate = format.isBeforeVat && isVatRegistered ? 1 + vatRate : 1
  const goods = lines.reduce((sum, { value }) => sum + value, 0)
  const basket = stated.basket ?? goods
  const total = stated.total ?? basket
  const amounts = amountsOf(stated, (basket || total) * rate, total * rate)
  for (const line of lines) line.value = toHalala(line.value * amounts.vatFactor * rate)
  // Named one by one: an object that is spread from others takes several times as long to make and to read.
  return {
    number: draft.number,
    placedAt: draft.placedAt,
    updatedAt: draft.updatedAt,
    state: draft.state,
    status: draft.status,
    method: draft.method,
    basket: amounts.basket,
    discounts: amounts.discounts,
    shipping: amounts.shipping,
    codCharge: amounts.codCharge,
    vatStated: stated.vat ?? (saysVat ? 0 : null),
    total: toHalala(total * rate),
    refunded: draft.refunded,
    lines,
    customer: draft.customer,
    isFirst: draft.isFirst,
  }
}
