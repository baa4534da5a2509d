import { atom } from 'jotai'
import { noTrial, trialLimits, withTrial, withTried } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { incomeOf } from '../../../domain/model/generated/outcome.gen'
import type { Plan } from '../../../domain/plan/plan'
import { planAtom } from '../../state/atoms'
import { reachOf } from './slider-reach'

/** Sliders that always stand there after prices and units. */
export const steadyDrivers = ['productCost', 'cac'] as const satisfies readonly Driver[]

/** What the founder chooses two of. */
export const optionalDrivers = ['shipping', 'fixedCosts', 'paymentPct', 'returnRate', 'refusals'] as const

export type OptionalDriver = (typeof optionalDrivers)[number]

/** The two that stand there; the founder may choose others. */
export const chosenAtom = atom<readonly [OptionalDriver, OptionalDriver]>(['shipping', 'fixedCosts'])

/** Whether moving a driver changes the month at all: refusals do not where nothing is paid on delivery. */
function hasEffect(plan: Plan, driver: Driver): boolean {
  const { min, max } = reachOf(plan, driver)
  const { max: most } = trialLimits(plan, driver)
  const today = incomeOf(plan)
  return [min, max, most].some((value) => incomeOf(withTrial(plan, withTried(noTrial, plan, driver, value))) !== today)
}

/** The drivers that a trial of this plan can move with an effect. */
export const movableAtom = atom((get) => {
  const plan = get(planAtom)
  return new Set<Driver>([...steadyDrivers, ...optionalDrivers].filter((driver) => hasEffect(plan, driver)))
})
