import { codShareOf } from '../edits/payment-shares'
import { evaluate } from '../model/evaluate'
import type { Plan } from '../plan/plan'
import type { ActualFigure } from './figures'
import type { MonthOfActuals } from './month-figures'

/** A plan of one month with a group's actual figures; null where nothing is known of them. */
export type WithActual = (plan: Plan, month: MonthOfActuals) => Plan | null

/** A figure of a month; null where nothing says it. */
export const known = (month: MonthOfActuals, figure: ActualFigure): number | null =>
  month.figures[figure]?.value ?? null

/** A part of a whole, both of the month; null where either is not known or there is no whole. */
export function partOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.max(0, part) / whole
}

/** The orders that were to be paid at the door; the plan's part of all orders where nothing says how many. */
export const codOrdersOf = (plan: Plan, month: MonthOfActuals): number =>
  known(month, 'codOrders') ?? (evaluate(plan).monthly.ordersPerMonth * codShareOf(plan)) / 100

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
