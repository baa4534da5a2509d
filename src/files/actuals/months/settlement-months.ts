import { toHalala } from '../cells/amount'
import { daysBetween, monthOf, riyadhDay } from '../cells/time'
import type { SettlementFormatId } from '../formats/format'
import type { Order, OrderMethod } from '../orders/order'
import { payoutOf, type SettlementLine } from '../settlements/settlement-line'

/** What a provider settled of a month's sales by one method, in SAR. */
export interface SettlementMonth {
  source: SettlementFormatId
  month: string
  method: OrderMethod
  orders: number
  value: number
  refunds: number
  /** Before VAT, and its VAT. */
  fees: number
  feesVat: number
  transferred: number
  /** From the order to the bank, weighted by amounts; null where no file says both days. */
  daysToBank: number | null
}

type OrderOf = (number: string) => Order | undefined

const sum = (lines: readonly SettlementLine[], amount: (line: SettlementLine) => number) =>
  toHalala(lines.reduce((total, line) => total + amount(line), 0))

function daysToBank(lines: readonly SettlementLine[], orderOf: OrderOf): number | null {
  let weighted = 0
  let weight = 0
  for (const { kind, number, day, paidOn, amount } of lines) {
    const order = orderOf(number)
    const from = order ? riyadhDay(order.placedAt) : day
    if (kind !== 'sale' || paidOn === null || from === null) continue
    weighted += daysBetween(from, paidOn) * amount
    weight += amount
  }
  return weight > 0 ? Math.round((weighted / weight) * 10) / 10 : null
}

/**
 * The figures of each month and method. A row without a day is of its order's; where no file of orders has that either, it is
 * counted in `undated`.
 */
export function settlementMonths(
  source: SettlementFormatId,
  lines: readonly SettlementLine[],
  orderOf: OrderOf,
): { months: SettlementMonth[]; undated: number } {
  const groups = new Map<string, SettlementLine[]>()
  let undated = 0
  for (const line of lines) {
    const order = line.day === null ? orderOf(line.number) : undefined
    const day = order ? riyadhDay(order.placedAt) : line.day
    if (day === null) {
      undated += 1
      continue
    }
    const key = `${monthOf(day)} ${line.method}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  const months = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, group]): SettlementMonth[] => {
      const [first] = group
      if (!first) return []
      return [
        {
          source,
          month: key.slice(0, 7),
          method: first.method,
          orders: group.filter(({ kind }) => kind === 'sale').length,
          value: sum(group, ({ kind, amount }) => (kind === 'refund' ? 0 : amount)),
          refunds: sum(group, ({ kind, amount }) => (kind === 'refund' ? -amount : 0)),
          fees: sum(group, ({ fee }) => fee),
          feesVat: sum(group, ({ feeVat }) => feeVat),
          transferred: sum(group, payoutOf),
          daysToBank: daysToBank(group, orderOf),
        },
      ]
    })
  return { months, undated }
}
