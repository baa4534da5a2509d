import { halfHalala, latestBackMonth, monthsAhead } from '../constants'
import type { Concluded } from '../generated/evaluate.gen'
import { valueAt } from '../season/series'
import type { PlannedCash } from './planned-cash'
import type { Back, Needed } from './types'

/** What money is concluded from. */
export interface MoneyFigures {
  figures: Concluded['state']
  isAnalysed: boolean
  cash: PlannedCash | null
}

const monthsOfYear = 12

/** From this month on cash that has not been lower before still falls. */
const stillFallsFrom = 25

const isUnknown = ({ figures, isAnalysed, cash }: MoneyFigures) => figures.totalUnits === 0 || !(isAnalysed || cash)

function spentOf({ ahead, openingCash }: PlannedCash): { atStart: number; spent: number } {
  const closing = ahead.balances.slice(0, monthsOfYear + 1)
  return {
    atStart: Math.max(0, openingCash - valueAt(closing, 0)),
    spent: Math.max(0, openingCash - Math.min(...closing)),
  }
}

/** How much money the plan takes. Source: docs/model.md, 'Conclusion'. */
export function neededOf(money: MoneyFigures): Needed | null {
  if (isUnknown(money)) return null
  const { figures, cash } = money
  if (!figures.bringsCash) {
    const { moneyAtStart: atStart, spentInYear: spent } = figures
    return { kind: 'none', months: monthsOfYear, ...(cash ? spentOf(cash) : { atStart, spent }) }
  }
  if (!cash) {
    const { moneyAtStart: amount } = figures
    return { kind: 'amount', amount, byMonth: amount >= halfHalala ? 0 : null }
  }
  const { cashNeeded: amount, lowestMonth, backMonth } = cash.ahead
  if (backMonth === null && lowestMonth >= stillFallsFrom) return { kind: 'falling', amount, months: monthsAhead }
  return { kind: 'amount', amount, byMonth: amount >= halfHalala ? lowestMonth : null }
}

/** When that money is back. Source: docs/model.md, 'Conclusion'. */
export function backOf(money: MoneyFigures): Back | null {
  if (isUnknown(money)) return null
  const { figures, cash } = money
  const month = cash ? cash.ahead.backMonth : figures.backWithoutGrowth
  if (!figures.bringsCash) return { kind: 'never' }
  if (month === null) return { kind: 'notWithin', months: monthsAhead }
  return month > latestBackMonth ? { kind: 'late' } : { kind: 'month', month }
}
