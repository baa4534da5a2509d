import { amountOf } from '../../numbers'
import { blankOverheadItem, type OverheadItem } from '../../plan/plan'

const blank = blankOverheadItem()

/** The months over which a one-time amount is spread: whole, at least one. */
export function spreadMonths(item: OverheadItem): number {
  return Math.max(1, Math.round(amountOf(item.months, blank.months)))
}

/** What an overhead costs a month: a twelfth of an annual bill, a one-time amount over its months. */
export function monthlyAmount(item: OverheadItem): number {
  const amount = amountOf(item.amount)
  if (item.mode === 'annual') return amount / 12
  return item.mode === 'oneTime' ? amount / spreadMonths(item) : amount
}
