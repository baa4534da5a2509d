import type { OrdersMonth } from '../../src/domain/actuals/month'
import { monthOf, riyadhDay, riyadhMinutes } from '../../src/files/actuals/cells/time'
import { UnreadableRow } from '../../src/files/actuals/cells/unreadable'
import { ordersMonths } from '../../src/files/actuals/months/orders-month'
import { OrderBook } from '../../src/files/actuals/orders/order-book'
import { OrdersReader } from '../../src/files/actuals/orders/orders-reader'
import type { OrderRow, Period, Platform } from './platforms/platform'

/** More is not read, so that no store fills the memory of the server: a file is then read on the founder’s own device. */
const [maxOrders, maxLines] = [50_000, 200_000]

/** Puts the orders of a store together page by page, as the reader of files does: what a row becomes is said there, once. */
export function createOrderPages({ format, columns }: Platform, { from, to }: Period) {
  const book = new OrderBook()
  let unreadable = 0
  let lines = 0
  const times = { order: format.order, zoneMinutes: riyadhMinutes, from1904: false }
  const saysVat = columns.includes('vat')
  const reading = { format, times, salt: '', statuses: new Map(), isVatRegistered: true, saysVat }
  return {
    get isTooMuch() {
      return book.size > maxOrders || lines > maxLines
    },
    get unreadable() {
      return unreadable
    },
    add(rows: readonly OrderRow[]): void {
      const reader = new OrdersReader(reading, (order) => {
        lines += Math.max(1, order.lines.length)
        if (order.placedAt >= from && order.placedAt <= to) book.add(order)
      })
      for (const row of rows) {
        try {
          reader.row((column) => row[column] ?? '')
        } catch (cause) {
          if (!(cause instanceof UnreadableRow)) throw cause
          unreadable += 1
        }
      }
      reader.end()
    },
    /** The months of the period; the last is cut off where it is not over. */
    months: (): OrdersMonth[] =>
      ordersMonths(format.id, book.orders, new Set(columns), {
        first: riyadhDay(from),
        last: riyadhDay(to),
        longestGap: 0,
      }),
  }
}

/** The first moment of a month in Riyadh, so many months after the one of a moment. */
function monthStart(moment: number, later: number): number {
  const [year = 0, month = 1] = monthOf(riyadhDay(moment)).split('-').map(Number)
  return Date.UTC(year, month - 1 + later) - riyadhMinutes * 60_000
}

const dayMs = 86_400_000

/** A first fetch takes the month with the two before it along; a later one begins with the month before the last fetch, for orders are delivered and sent back meanwhile. */
export function periodOf(
  { oldestDays }: Pick<Platform, 'oldestDays'>,
  lastFetchedAt: number | null,
  now: number,
): Period {
  const wanted = lastFetchedAt === null ? monthStart(now, -2) : monthStart(lastFetchedAt, -1)
  const from = Math.max(wanted, monthStart(now, -6))
  const oldest = oldestDays === undefined ? from : now - oldestDays * dayMs
  if (oldest <= from) return { from, to: now }
  // A month that was whole is not replaced by what is left of it.
  return { from: lastFetchedAt === null ? oldest : Math.max(monthStart(oldest, 1), from), to: now }
}

/** The next night in Riyadh, between two and five: each store at a time of its own. */
export function nextNight(id: string, now: number): number {
  const minutes = Number.parseInt(id.slice(-6), 16) % 180
  const today = monthStart(now, 0) + (Number(riyadhDay(now).slice(8)) - 1) * dayMs
  const tonight = today + (120 + minutes) * 60_000
  return tonight > now + 3_600_000 ? tonight : tonight + dayMs
}
