import { halfHalala } from '../constants'
import type { Evaluated } from '../generated/evaluate.gen'
import type { Conclusion, Trend } from './types'

type TrendedCash = Pick<NonNullable<Evaluated['trend']>, 'cashNeeded' | 'lowestMonth' | 'backMonth'>

/** What such cash takes beside what is needed with steady sales; less than half a halala is nothing. */
function beside(needed: number, { cashNeeded, lowestMonth, backMonth }: TrendedCash) {
  const more = cashNeeded - needed
  return more < halfHalala ? { more: 0, byMonth: null, backMonth } : { more, byMonth: lowestMonth, backMonth }
}

function trendOf({ state, trend, cash }: Evaluated): Trend | null {
  const { growthPct: ratePct, moneyAtStart, isCashTrendCounted } = state
  if (trend) return { ratePct, months: trend.months, ...beside(moneyAtStart, trend) }
  if (!(cash && isCashTrendCounted)) return null
  return { ratePct, months: cash.plan.months.length - 1, ...beside(cash.ahead.cashNeeded, cash.plan) }
}

/** What sales that grow change, or what sales that fall do; null where there is none, or it is not counted. Source: docs/model.md, 'Conclusion'. */
export function trendsOf(figures: Evaluated): Pick<Conclusion, 'growth' | 'decline'> {
  const trend = trendOf(figures)
  return trend === null || trend.ratePct > 0 ? { growth: trend, decline: null } : { growth: null, decline: trend }
}
