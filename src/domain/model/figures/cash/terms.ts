import type { Plan } from '../../../plan/plan'
import { count, factor, months, percent, read } from '../../language/declare'
import type { Figure, FigureUnit } from '../../language/figure'
import { firstCalendarMonth } from '../../season/start-month'
import { type CashTerms, cashTerms } from '../typed/cash-terms'
import { isCashPlanned, isRegistered, vatRate } from '../typed/inputs'

// docs/model.md, 'Cash by month': what is typed for it

/** The last month that a cash plan can have, and the most orders of goods within it and its lead time. */
export const lastCashMonth = 36
export const cashCounts = { cash: lastCashMonth + 1, goods: 48 } as const

const term = (unit: FigureUnit, name: keyof CashTerms): Figure => read(unit, (plan: Plan) => cashTerms(plan)[name])

/** The inputs of the cash plan, each under its name there. */
export const terms = {
  months: term('months', 'months'),
  openingCash: term('money', 'openingCash'),
  leadTimeMonths: term('months', 'leadTimeMonths'),
  stockCoverMonths: term('months', 'stockCoverMonths'),
  openingStockMonths: term('months', 'openingStockMonths'),
  supplierDepositPct: term('percent', 'supplierDepositPct'),
  supplierBalanceDays: term('days', 'supplierBalanceDays'),
  preLaunchMonths: term('months', 'preLaunchMonths'),
  annualBillsMonth: term('month', 'annualBillsMonth'),
  startsWithNoCustomers: term('flag', 'startsWithNoCustomers'),
}

/** The calendar month of month 1, which VAT quarters follow from. */
export const calendarStart = read('month', firstCalendarMonth)

export const lastMonth = months`IF(${isCashPlanned}, ${terms.months}, 0 - 1)`

/** Bills are paid with VAT; a store that is not registered counts it in its costs. */
export const paidFactor = factor`IF(${isRegistered}, 1 + ${vatRate}, 1)`

/** What an amount due some days after its month is split by: the months until then, and the part that is due a month later. */
export function dueAfter(days: Figure, { count: inMonths, percent: inPercent } = { count, percent }) {
  const later = inMonths`FLOOR(${days} / 30)`
  const nextPart = inPercent`${days} / 30 - ${later}`
  return { later, nextPart, nowPart: inPercent`1 - ${nextPart}` }
}
