import { halfHalala } from '../constants'
import type { Evaluated } from '../generated/evaluate.gen'
import type { Growth } from './types'

type GrownCash = Pick<NonNullable<Evaluated['growing']>, 'cashNeeded' | 'lowestMonth' | 'backMonth'>

/** What growing cash takes beside what is needed without growth; less than half a halala is nothing. */
function beside(needed: number, { cashNeeded, lowestMonth, backMonth }: GrownCash) {
  const more = cashNeeded - needed
  return more < halfHalala ? { more: 0, byMonth: null, backMonth } : { more, byMonth: lowestMonth, backMonth }
}

/** What growth changes; null where there is none, or it is not counted. Source: docs/model.md, 'Conclusion'. */
export function growthOf({ state, growing, cash }: Evaluated): Growth | null {
  const { growthPct: ratePct, moneyAtStart, isCashGrowthCounted } = state
  if (growing) return { ratePct, months: growing.months, ...beside(moneyAtStart, growing) }
  if (!(cash && isCashGrowthCounted)) return null
  return { ratePct, months: cash.plan.months.length - 1, ...beside(cash.ahead.cashNeeded, cash.plan) }
}
