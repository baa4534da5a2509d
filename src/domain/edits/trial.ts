import { type Driver, drivers, withFactors } from '../model/decisions/drivers'
import { leverValue, positionsOf, todayOf, withLever } from '../model/decisions/levers'
import { type MoveId, withMove, withMoves } from '../model/decisions/moves'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { remixed } from './sales-mix'

/** What is tried on a plan without being written into it. Source: docs/model.md, 'Trying changes'. */
export interface Trial {
  /** Where each slider stands: an amount, a count or a percentage; of `relativeDrivers` the factor of today's value. */
  values: Readonly<Partial<Record<Driver, number>>>
  /** Changes by a twentieth that no slider makes, in the order in which they were tried. */
  steps: readonly MoveId[]
}

export const noTrial: Trial = { values: {}, steps: [] }

/** Drivers that consist of several fields: they are moved by a factor of today's value. */
const relativeDrivers = ['productCost', 'paymentPct', 'fixedCosts'] as const satisfies readonly Driver[]

export const isRelative = (driver: Driver): boolean => relativeDrivers.some((one) => one === driver)

/** A fraction as the percentage that is typed and read: 0.07 is 7, not 7.000000000000001. */
const percentOfFraction = (fraction: number) => Math.round(fraction * 1e8) / 1e6

/** What a driver reads in a plan: the dearest price, the total of units, an amount, a percentage, or the factor 1. */
export function driverValue(plan: Plan, driver: Driver): number {
  switch (driver) {
    case 'price':
    case 'units':
    case 'cac':
    case 'shipping':
      return todayOf(plan, driver)
    case 'returnRate':
      return percentOfFraction(readNumber(plan.expectedReturnRate, planFields.expectedReturnRate))
    case 'refusals':
      return readNumber(plan.codRefusalPct, planFields.codRefusalPct)
    default:
      return 1
  }
}

/** Where a driver may be moved to by hand, both ends included. */
export function trialLimits(plan: Plan, driver: Driver): { min: number; max: number } {
  switch (driver) {
    case 'price':
    case 'units':
    case 'cac':
    case 'shipping': {
      const positions = positionsOf(plan, driver)
      const min = leverValue(positions, positions.least)
      // Without units there are no results to compare.
      return { min: driver === 'units' ? Math.max(1, min) : min, max: leverValue(positions, positions.most) }
    }
    case 'returnRate':
      return { min: 0, max: percentOfFraction(planFields.expectedReturnRate.max) }
    case 'refusals':
      return { min: 0, max: planFields.codRefusalPct.max }
    default:
      return { min: 0.01, max: 5 }
  }
}

function withValue(plan: Plan, driver: Driver, value: number): Plan {
  switch (driver) {
    // Nothing can be a multiple of no price and no units.
    case 'price':
      return driverValue(plan, driver) === 0 ? plan : withLever(plan, driver, value)
    case 'units':
      return driverValue(plan, driver) === 0 ? plan : remixed(withLever(plan, driver, value))
    case 'cac':
    case 'shipping':
    case 'productCost':
      return withLever(plan, driver, value)
    case 'returnRate':
      return { ...plan, expectedReturnRate: value / 100 }
    case 'refusals':
      return { ...plan, codRefusalPct: value }
    default:
      return withFactors(plan, { [driver]: value })
  }
}

/** The plan with everything that is tried on it; the plan itself when that changes nothing. */
export function withTrial(plan: Plan, { values, steps }: Trial): Plan {
  const valued = drivers.reduce((moved, driver) => {
    const value = values[driver]
    return value === undefined || value === driverValue(plan, driver) ? moved : withValue(moved, driver, value)
  }, plan)
  // A slider would take back what a step has moved before: the total of units what larger baskets bring.
  return withMoves(valued, steps)
}

/** The trial with a driver moved to a value; back at today's value it is tried no longer. */
export function withTried(trial: Trial, plan: Plan, driver: Driver, value: number): Trial {
  const { [driver]: _, ...others } = trial.values
  return { ...trial, values: value === driverValue(plan, driver) ? others : { ...others, [driver]: value } }
}

/** The sliders that make the change of a driver by a twentieth. */
const sliderOfStep: Partial<Record<MoveId, Driver>> = {
  price: 'price',
  units: 'units',
  acquisition: 'cac',
  shipping: 'shipping',
}

/** A change by a twentieth as the trial holds it: the place of its slider, or a step of its own. */
function placeOf(plan: Plan, id: MoveId): { driver: Driver; value: number } | null {
  const driver = sliderOfStep[id]
  if (driver === undefined) return null
  return { driver, value: Math.round(driverValue(withMove(plan, id), driver) * 100) / 100 }
}

/** Whether a change by a twentieth is being tried. */
export function isStepTried(trial: Trial, plan: Plan, id: MoveId): boolean {
  const place = placeOf(plan, id)
  return place ? trial.values[place.driver] === place.value : trial.steps.includes(id)
}

/** Whether the slider of a change by a twentieth is tried at another place than the change has. */
export function isSliderElsewhere(trial: Trial, plan: Plan, id: MoveId): boolean {
  const driver = sliderOfStep[id]
  return driver !== undefined && trial.values[driver] !== undefined && !isStepTried(trial, plan, id)
}

/** The trial with a change by a twentieth, or without it. */
export function withStepTried(trial: Trial, plan: Plan, id: MoveId, isTried: boolean): Trial {
  const place = placeOf(plan, id)
  if (place) return withTried(trial, plan, place.driver, isTried ? place.value : driverValue(plan, place.driver))
  const others = trial.steps.filter((one) => one !== id)
  return { ...trial, steps: isTried ? [...others, id] : others }
}

/** How many changes are being tried. */
export const trialSize = ({ values, steps }: Trial): number => Object.keys(values).length + steps.length
