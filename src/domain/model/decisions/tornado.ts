import type { Plan } from '../../plan/plan'
import { heldInState } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import { incomeOf } from '../generated/outcome.gen'
import { type Driver, drivers, withFactors } from './drivers'

/** How far a driver is moved, in percent of today's value: down to `low`, up to `high`. */
export interface DriverRange {
  low: number
  high: number
}

/** A tenth down and a tenth up, for drivers whose range the founder has not set. */
export const usualRange: DriverRange = { low: -10, high: 10 }

/** The bottom line a month with one driver at the two ends of its range, all else as it is. */
export interface DriverSwing {
  driver: Driver
  atLow: number
  atHigh: number
}

/** A driver that is 0, or that the figures do not read, moves nothing even when it falls away. */
function hasPart(plan: Plan, driver: Driver, today: number): boolean {
  const gone = incomeOf(withFactors(plan, { [driver]: 0 }))
  return gone !== today || incomeOf(withFactors(plan, { [driver]: 2 })) !== today
}

/** The drivers that have a part in a plan's bottom line, in the order of the list. */
function driversOf(plan: Plan): Driver[] {
  const today = incomeOf(plan)
  return drivers.filter((driver) => hasPart(plan, driver, today))
}

/**
 * The drivers that make registering for VAT a duty within the year at an end of their range, where it is none today: the
 * swings hold today's state and do not count it.
 */
export function registeringDrivers(plan: Plan, ranges: Partial<Record<Driver, DriverRange>> = {}): Driver[] {
  const held = heldInState(plan)
  if (held.vatRegistered) return []
  return driversOf(held).filter((driver) => {
    const { low, high } = ranges[driver] ?? usualRange
    return [low, high].some(
      (changePct) => evaluate(withFactors(held, { [driver]: 1 + changePct / 100 })).conclusion.state === 'registered',
    )
  })
}

/**
 * What the result hangs on: each driver alone at the ends of its range, the widest swing first, ties in the order of
 * `drivers`. A driver that is 0 or has no part in the figures is left out. Source: docs/model.md, 'What the result hangs on'.
 */
export function tornado(plan: Plan, ranges: Partial<Record<Driver, DriverRange>> = {}): DriverSwing[] {
  const held = heldInState(plan)
  const swings = driversOf(held).map((driver): DriverSwing => {
    const { low, high } = ranges[driver] ?? usualRange
    const incomeAt = (changePct: number) => incomeOf(withFactors(held, { [driver]: 1 + changePct / 100 }))
    return { driver, atLow: incomeAt(low), atHigh: incomeAt(high) }
  })
  const width = ({ atLow, atHigh }: DriverSwing) => Math.abs(atHigh - atLow)
  return swings.toSorted((a, b) => width(b) - width(a))
}
