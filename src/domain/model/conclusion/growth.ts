import { type CashBalances, shownBy } from '../cash/cash-plan'
import { halfHalala } from '../constants'
import type { Concluded } from '../generated/evaluate.gen'
import type { PlannedCash } from './planned-cash'
import type { Growth } from './types'

type Shown = Pick<CashBalances, 'cashNeeded' | 'lowestMonth' | 'backMonth'>

/** What growing cash takes beside what is needed without growth; less than half a halala is nothing. */
function beside(needed: number, { cashNeeded, lowestMonth, backMonth }: Shown) {
  const more = cashNeeded - needed
  return more < halfHalala ? { more: 0, byMonth: null, backMonth } : { more, byMonth: lowestMonth, backMonth }
}

/** What growth changes; null where there is none, or it is not counted. Source: docs/model.md, 'Conclusion'. */
export function growthOf({ state, growing }: Concluded, cash: PlannedCash | null): Growth | null {
  const { growthPct: ratePct, moneyAtStart, isGrowing } = state
  if (growing) {
    const { cumulativeCash } = growing
    return {
      ratePct,
      months: cumulativeCash.length,
      ...beside(moneyAtStart, shownBy([-moneyAtStart, ...cumulativeCash], 0)),
    }
  }
  if (!(cash?.isGrowing && isGrowing)) return null
  return { ratePct, months: cash.shown.months.length - 1, ...beside(cash.ahead.cashNeeded, cash.shown) }
}
