import { halfHalala, latestBackMonth, monthsAhead } from '../constants'
import type { Evaluated } from '../generated/evaluate.gen'
import type { Back, Needed } from './types'

const monthsOfYear = 12

/** From this month on cash that has not been lower before still falls. */
const stillFallsFrom = 25

const isUnknown = ({ state, health, cash }: Evaluated) => state.totalUnits === 0 || !(health || cash)

/** How much money the plan takes. Source: docs/model.md, 'Conclusion'. */
export function neededOf(figures: Evaluated): Needed | null {
  if (isUnknown(figures)) return null
  const { state, cash } = figures
  if (!state.bringsCash) {
    const { atStart, spent } = cash?.ahead ?? { atStart: state.moneyAtStart, spent: state.spentInYear }
    return { kind: 'none', months: monthsOfYear, atStart, spent }
  }
  const {
    cashNeeded: amount,
    lowestMonth,
    backMonth,
  } = cash?.ahead ?? { cashNeeded: state.moneyAtStart, lowestMonth: 0, backMonth: 0 }
  if (backMonth === null && lowestMonth >= stillFallsFrom) return { kind: 'falling', amount, months: monthsAhead }
  return { kind: 'amount', amount, byMonth: amount >= halfHalala ? lowestMonth : null }
}

/** When that money is back. Source: docs/model.md, 'Conclusion'. */
export function backOf(figures: Evaluated): Back | null {
  if (isUnknown(figures)) return null
  const { state, cash } = figures
  const month = cash ? cash.ahead.backMonth : state.backWithoutGrowth
  if (!state.bringsCash) return { kind: 'never' }
  if (month === null) return { kind: 'notWithin', months: monthsAhead }
  return month > latestBackMonth ? { kind: 'late' } : { kind: 'month', month }
}

/**
 * Whether the month in which cash by month has the money back is none in which it stays back: no amount is enough, sales that
 * fall use it up, or a look further ahead has it back later, or not at all. That look counts no growth, and says nothing of
 * months that do.
 */
export function isBackForNow({ state, cash }: Evaluated): boolean {
  if (!cash || cash.plan.backMonth === null) return false
  const isFalling = state.growthPct < 0 && cash.isStillFalling
  if (state.isCashNeverEnough || isFalling) return true
  const { backMonth } = cash.ahead
  return !cash.hasTrend && (backMonth === null || backMonth > cash.plan.backMonth)
}
