import { driverValue, isRelative, trialLimits } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import type { Plan } from '../../../domain/plan/plan'

/** Where a slider can stand. */
export interface Reach {
  min: number
  max: number
  step: number
  today: number
}

/** Prices, units and parts from half of what they are to one and a half times. */
const farthest = 0.5

/** As far a cost goes that is next to nothing today: there would be nothing to move otherwise. */
const leastReach: Partial<Record<Driver, number>> = { cac: 100, shipping: 40, returnRate: 20, refusals: 30 }

const inCents = (value: number) => Math.round(value * 100) / 100

/** Steps that a shop would choose. */
function stepOf(driver: Driver, today: number): number {
  if (driver === 'units') return 1
  if (isRelative(driver)) return 0.01
  if (driver === 'returnRate' || driver === 'refusals') return 0.5
  return today >= 40 ? 1 : today >= 4 ? 0.5 : 0.05
}

/** The way of a driver's slider, counted from today's value so that the slider can come back to it. */
export function reachOf(plan: Plan, driver: Driver): Reach {
  const today = driverValue(plan, driver)
  const limits = trialLimits(plan, driver)
  const least = leastReach[driver]
  const step = stepOf(driver, today)
  const down = least === undefined ? today * farthest : today
  const up = least === undefined ? today * farthest : Math.max(today, least - today)
  const stepsIn = (way: number) => Math.max(least === undefined ? 1 : 0, Math.floor(way / step + 1e-9))
  return {
    min: Math.max(limits.min, inCents(today - stepsIn(down) * step)),
    max: Math.min(limits.max, inCents(today + stepsIn(up) * step)),
    step,
    today,
  }
}
