import type { NumberName } from '../../../plan/field'
import { cashPlanFields } from '../../../plan/plan-fields'
import { count, factor, months, noneAtZero, percent, read, typed } from '../../language/declare'
import type { Figure } from '../../language/figure'
import { isCashPlanned, isRegistered, vatRate } from '../typed/inputs'
import * as readers from '../typed/readers'

// docs/model.md, 'Cash by month': what is typed for it

/** The last month that a cash plan can have, and the most orders of goods within it and its lead time. */
export const lastCashMonth = 36
export const cashCounts = { cash: lastCashMonth + 1, goods: 48 } as const

const term = (name: NumberName<typeof cashPlanFields>) => typed(`cashPlan.${name}`, cashPlanFields[name])

/** The inputs of the cash plan, each under its name there. */
export const terms = {
  months: term('months'),
  openingCash: term('openingCash'),
  leadTimeMonths: term('leadTimeMonths'),
  stockCoverMonths: term('stockCoverMonths'),
  openingStockMonths: term('openingStockMonths'),
  supplierDepositPct: term('supplierDepositPct'),
  supplierBalanceDays: term('supplierBalanceDays'),
  preLaunchMonths: term('preLaunchMonths'),
  annualBillsMonth: term('annualBillsMonth'),
  startsWithNoCustomers: read('flag', readers.startsWithNoCustomers),
}

/** The calendar month of month 1, which VAT quarters follow from. */
export const calendarStart = read('month', readers.calendarStart)

export const lastMonth = noneAtZero(months`IF(${isCashPlanned}, ${terms.months}, 0 - 1)`)

/** Bills are paid with VAT; a store that is not registered counts it in its costs. */
export const paidFactor = factor`IF(${isRegistered}, 1 + ${vatRate}, 1)`

/** What an amount due some days after its month is split by: the months until then, and the part that is due a month later. */
export function dueAfter(days: Figure, { count: inMonths, percent: inPercent } = { count, percent }) {
  const later = inMonths`FLOOR(${days} / 30)`
  const nextPart = inPercent`${days} / 30 - ${later}`
  return { later, nextPart, nowPart: inPercent`1 - ${nextPart}` }
}
