import { type OverheadPath, placedOverheads } from '../plan/overheads'
import type { Plan } from '../plan/plan'
import { expensesOf } from './generated/slices.gen'

/** An expense that is not paid monthly. */
export interface SpreadExpense {
  path: OverheadPath
  mode: 'annual' | 'oneTime'
  /** What is paid at once. */
  amount: number
  /** The months that carry it: 12 for an annual bill. */
  months: number
  /** What each of these months carries. */
  monthly: number
}

/** Expenses that are paid once or once a year, and their sums. */
export interface SpreadExpenses {
  expenses: SpreadExpense[]
  annual: number
  oneTime: number
  monthly: number
}

const monthsOfYear = 12

/** What each overhead costs a month before VAT, by its place. */
export function monthlyAmounts(plan: Plan): ReadonlyMap<OverheadPath, number> {
  const costs = expensesOf(plan)
  return new Map(placedOverheads(plan).map(({ path }, at) => [path, costs[at]?.monthly ?? 0]))
}

/** Everything that is paid once or once a year, in the order of the form. Source: docs/model.md, 'Fixed costs'. */
export function spreadExpenses(plan: Plan): SpreadExpenses {
  const costs = expensesOf(plan)
  const sums: SpreadExpenses = { expenses: [], annual: 0, oneTime: 0, monthly: 0 }
  for (const [at, { path, item }] of placedOverheads(plan).entries()) {
    const { mode } = item
    const cost = costs[at]
    if (mode === 'monthly' || !cost || cost.amount === 0) continue
    const expense = { path, mode, ...cost, ...(mode === 'annual' && { months: monthsOfYear }) }
    sums.expenses.push(expense)
    sums[mode] += expense.amount
    sums.monthly += expense.monthly
  }
  return sums
}
