import { amountOf } from '../../numbers'
import { type OverheadId, overheadIds } from '../../options'
import type { CustomOverhead, OverheadItem, Plan } from '../../plan/plan'
import { monthlyAmount, spreadMonths } from './fixed-costs'

type CustomList = 'customOverheadsTech' | 'customOverheadsOps'

/** An expense that is not paid monthly. */
export interface SpreadExpense {
  /** Where it stands in the plan: 'overheads.domain', 'customOverheadsTech.0'. */
  path: `overheads.${OverheadId}` | `${CustomList}.${number}`
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

function expenseOf(path: SpreadExpense['path'], item: OverheadItem): SpreadExpense | null {
  const amount = amountOf(item.amount)
  if (item.mode === 'monthly' || amount === 0) return null
  const months = item.mode === 'annual' ? monthsOfYear : spreadMonths(item)
  return { path, mode: item.mode, amount, months, monthly: monthlyAmount(item) }
}

function customExpenses(list: CustomList, items: readonly CustomOverhead[]): (SpreadExpense | null)[] {
  return items.map((item, index) => expenseOf(`${list}.${index}`, item))
}

/** Everything that is paid once or once a year, in the order of the form. Source: docs/model.md, 'Fixed costs'. */
export function spreadExpenses(
  plan: Pick<Plan, 'overheads' | 'customOverheadsTech' | 'customOverheadsOps'>,
): SpreadExpenses {
  const found = [
    ...overheadIds.map((id) => expenseOf(`overheads.${id}`, plan.overheads[id])),
    ...customExpenses('customOverheadsTech', plan.customOverheadsTech),
    ...customExpenses('customOverheadsOps', plan.customOverheadsOps),
  ]
  const sums: SpreadExpenses = { expenses: [], annual: 0, oneTime: 0, monthly: 0 }
  for (const expense of found) {
    if (expense === null) continue
    sums.expenses.push(expense)
    sums[expense.mode] += expense.amount
    sums.monthly += expense.monthly
  }
  return sums
}
