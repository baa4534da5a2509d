import type { OrderMethod, SettledMethod, SettlementMonth } from '../../../domain/actuals/month'
import type { SettlementSource } from '../../../domain/actuals/sources'
import { toHalala } from '../cells/amount'
import { daysBetween, monthOf, riyadhDay } from '../cells/time'
import type { Order } from '../orders/order'
import { payoutOf, type SettlementLine } from '../settlements/settlement-line'

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

function methodOf(method: OrderMethod, lines: readonly SettlementLine[], orderOf: OrderOf): SettledMethod {
  return {
    method,
    orders: lines.filter(({ kind }) => kind === 'sale').length,
    value: sum(lines, ({ kind, amount }) => (kind === 'refund' ? 0 : amount)),
    refunds: sum(lines, ({ kind, amount }) => (kind === 'refund' ? -amount : 0)),
    fees: sum(lines, ({ fee }) => fee),
    feesVat: sum(lines, ({ feeVat }) => feeVat),
    transferred: sum(lines, payoutOf),
    daysToBank: daysToBank(lines, orderOf),
  }
}

/**
 * The figures of each month by method. A row without a day is of its order's; where no file of orders has that either, it is
 * counted in `undated`.
 */
export function settlementMonths(
  source: SettlementSource,
  lines: readonly SettlementLine[],
  orderOf: OrderOf,
): { months: SettlementMonth[]; undated: number } {
  const groups = new Map<string, Map<OrderMethod, SettlementLine[]>>()
  let undated = 0
  for (const line of lines) {
    const order = line.day === null ? orderOf(line.number) : undefined
    const day = order ? riyadhDay(order.placedAt) : line.day
    if (day === null) {
      undated += 1
      continue
    }
    const methods = groups.get(monthOf(day)) ?? new Map<OrderMethod, SettlementLine[]>()
    const group = methods.get(line.method) ?? []
    group.push(line)
    groups.set(monthOf(day), methods.set(line.method, group))
  }
  const months = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, methods]): SettlementMonth => {
      const settled = [...methods].map(([method, group]) => methodOf(method, group, orderOf))
      return { kind: 'settlement', source, month, methods: settled.toSorted((a, b) => b.value - a.value) }
    })
  return { months, undated }
}
