import { codShareOf } from '../edits/payment-shares'
import { evaluate } from '../model/evaluate'
import type { Plan } from '../plan/plan'
import type { ActualFigure } from './figures'
import type { MonthOfActuals } from './month-figures'

/**
 * A plan of one month with a group's actual figures; null where nothing is known of them. `planned` is the month as it was planned, before any
 * group was put in.
 */
export type WithActual = (plan: Plan, month: MonthOfActuals, planned: Plan) => Plan | null

/** A figure of a month; null where nothing says it. */
export const known = (month: MonthOfActuals, figure: ActualFigure): number | null =>
  month.figures[figure]?.value ?? null

/** A part of a whole, both of the month; null where either is not known or there is no whole. */
export function partOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.max(0, part) / whole
}

/** The orders that a plan has paid at the door. */
export const plannedCodOrders = (plan: Plan): number => (evaluate(plan).monthly.ordersPerMonth * codShareOf(plan)) / 100

/**
 * The orders that were to be paid at the door; the plan's part of all orders where nothing says how many. Those that were refused there
 * are among them, however few a plan or a source has.
 */
export const codOrdersOf = (plan: Plan, month: MonthOfActuals): number =>
  Math.max(known(month, 'codOrders') ?? plannedCodOrders(plan), known(month, 'refused') ?? 0)

/** Which of all orders were of new customers, in percent; null where it is not known. */
export function newCustomerShare(month: MonthOfActuals): number | null {
  const part = partOf(known(month, 'newCustomers'), known(month, 'orders'))
  return part === null ? null : Math.min(100, part * 100)
}

/** Sales are known without orders and units: these are the plan's, so that all of the difference counts as one of prices. */
export const isOfSalesAlone = (month: MonthOfActuals): boolean =>
  (known(month, 'total') ?? known(month, 'basket')) !== null &&
  known(month, 'orders') === null &&
  known(month, 'units') === null

const parts = {
  orders: ['delivered', 'refused', 'returned', 'open'],
  customers: ['newCustomers', 'returningCustomers'],
} as const

/** Whose orders come to more than all orders, which means that a figure was typed in the wrong box; null where none do. */
export function miscounted(month: MonthOfActuals): keyof typeof parts | null {
  const orders = known(month, 'orders')
  const isMore = (of: keyof typeof parts) =>
    orders !== null && parts[of].reduce((sum, figure) => sum + (known(month, figure) ?? 0), 0) > orders
  return isMore('orders') ? 'orders' : isMore('customers') ? 'customers' : null
}
