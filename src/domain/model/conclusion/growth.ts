import { cashIsBackAbove, halfHalala } from '../constants'
import type { Concluded } from '../generated/evaluate.gen'
import type { PlannedCash } from './planned-cash'
import type { Growth } from './types'

/** The first month from which cash stays at what was there at the start; null when it does not. */
function backMonthOf(cumulative: readonly number[]): number | null {
  const last = cumulative.findLastIndex((cash, month) => month === 0 || cash < cashIsBackAbove)
  return last + 1 < cumulative.length ? last + 1 : null
}

/** `more` and its month; less than half a halala is nothing. */
const paid = (more: number, byMonth: number) => (more < halfHalala ? { more: 0, byMonth: null } : { more, byMonth })

function projected(atStart: number, later: readonly number[]) {
  const cumulative = [-atStart, ...later]
  const low = Math.min(...cumulative)
  const byMonth = cumulative.findIndex((cash) => cash <= low + halfHalala)
  return {
    months: later.length,
    ...paid(Math.max(0, -low - atStart), byMonth),
    backMonth: backMonthOf(cumulative),
  }
}

function planned({ shown, ahead }: PlannedCash) {
  return {
    months: shown.months.length - 1,
    ...paid(Math.max(0, shown.cashNeeded - ahead.cashNeeded), shown.lowestMonth),
    backMonth: shown.backMonth,
  }
}

/** What growth changes; null where there is none, or it is not counted. Source: docs/model.md, 'Conclusion'. */
export function growthOf({ state, growing }: Concluded, cash: PlannedCash | null): Growth | null {
  const { growthPct: ratePct, moneyAtStart, isGrowing } = state
  if (growing) return { ratePct, ...projected(moneyAtStart, growing.cumulativeCash) }
  return cash?.isGrowing && isGrowing ? { ratePct, ...planned(cash) } : null
}
