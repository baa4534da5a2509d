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

/** The overheads of a plan with what each costs before VAT: the amount, the months of a one-time cost, and what it is a month. */
export function overheadCosts(plan: Plan) {
  const costs = expensesOf(plan)
  return placedOverheads(plan).flatMap((placed, at) => costs.slice(at, at + 1).map((cost) => ({ ...placed, ...cost })))
}

/** Everything that is paid once or once a year, in the order of the form. Source: docs/model.md, 'Fixed costs'. */
export function spreadExpenses(plan: Plan): SpreadExpenses {
  const sums: SpreadExpenses = { expenses: [], annual: 0, oneTime: 0, monthly: 0 }
  for (const { path, item, amount, months, monthly } of overheadCosts(plan)) {
    const { mode } = item
    if (mode === 'monthly' || amount === 0) continue
    sums.expenses.push({ path, mode, amount, months: mode === 'annual' ? monthsOfYear : months, monthly })
    sums[mode] += amount
    sums.monthly += monthly
  }
  return sums
}
