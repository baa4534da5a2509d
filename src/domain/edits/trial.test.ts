import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drivers } from '../model/decisions/drivers'
import { withLever } from '../model/decisions/levers'
import { moveIds, movesOf, withMove } from '../model/decisions/moves'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan } from '../plan/plan'
import { secondSample } from '../samples/second-sample'
import { everythingPlan, usualPlan, wildPlan } from '../testing/plan-arbitraries'
import {
  driverValue,
  isSliderElsewhere,
  isStepTried,
  noTrial,
  trialLimits,
  trialSize,
  withStepTried,
  withTrial,
  withTried,
} from './trial'

const plan = { ...demoPlan(), codSharePct: 40, codRefusalPct: 20, enableAdvancedAnalysis: true }

describe('a trial', () => {
  it('is the plan itself while nothing is moved', () => {
    expect(withTrial(plan, noTrial)).toBe(plan)
    const there = withTried(noTrial, plan, 'price', 150)
    const back = withTried(there, plan, 'price', driverValue(plan, 'price'))
    expect(back).toEqual(noTrial)
    expect(withTrial(plan, back)).toBe(plan)
  })

  it('reads today’s value of each driver', () => {
    expect(drivers.map((driver) => driverValue(plan, driver))).toEqual([
      Math.max(...plan.products.map(({ unitPriceInclVAT }) => unitPriceInclVAT)),
      plan.products.reduce((total, { unitsPerMonth }) => total + unitsPerMonth, 0),
      1,
      plan.customerAcquisitionCost,
      plan.shippingPerOrder,
      1,
      1,
      plan.expectedReturnRate * 100,
      20,
    ])
    expect(driverValue({ ...plan, expectedReturnRate: 0.07 }, 'returnRate')).toBe(7)
  })

  it('moves each driver to the value that is tried, and leaves the plan as it was', () => {
    const before = structuredClone(plan)
    for (const driver of drivers) {
      const today = driverValue(plan, driver)
      const moved = withTrial(plan, withTried(noTrial, plan, driver, driver === 'units' ? today + 7 : today * 1.1))
      expect(evaluate(moved).bottomLine.operatingIncome, driver).not.toBe(evaluate(plan).bottomLine.operatingIncome)
    }
    expect(plan).toEqual(before)
  })

  it('moves several drivers together, whichever was moved first', () => {
    const one = withTried(withTried(noTrial, plan, 'price', 160), plan, 'units', 350)
    const other = withTried(withTried(noTrial, plan, 'units', 350), plan, 'price', 160)
    expect(withTrial(plan, one)).toEqual(withTrial(plan, other))
    expect(withTrial(plan, one).products).toEqual(withLever(withLever(plan, 'price', 160), 'units', 350).products)
    expect(trialSize(one)).toBe(2)
  })

  it('keeps the totals of a plan by orders with its units', () => {
    const byOrders = { ...plan, volumeInputMode: 'orders' as const }
    const moved = withTrial(byOrders, withTried(noTrial, byOrders, 'units', 600))
    expect(moved.totalOrdersPerMonth).toBe(evaluate(moved).monthly.ordersPerMonth)
  })

  it('has no multiple of no price and of no units', () => {
    const blank = { ...blankPlan(), products: demoPlan().products.map((one) => ({ ...one, unitPriceInclVAT: 0 })) }
    expect(withTrial(blank, { values: { price: 100 }, steps: [] }).products).toEqual(blank.products)
    const unsold = { ...plan, products: plan.products.map((one) => ({ ...one, unitsPerMonth: 0 })) }
    expect(withTrial(unsold, { values: { units: 100 }, steps: [] }).products).toEqual(unsold.products)
  })

  it('leaves a price that is none for its owner to mend', () => {
    const [first, ...rest] = plan.products
    if (!first) throw new Error('the demo plan has products')
    const wrong = { ...plan, products: [...rest, { ...first, unitPriceInclVAT: -5 }] }
    const moved = withTrial(wrong, withTried(noTrial, wrong, 'price', driverValue(wrong, 'price') * 1.1))
    expect(moved.products.at(-1)?.unitPriceInclVAT).toBe(-5)
  })

  it('has finite results wherever its drivers are moved within their limits', () => {
    const place = fc.record({ driver: fc.constantFrom(...drivers), part: fc.double({ min: 0, max: 1, noNaN: true }) })
    const plans = fc.oneof(usualPlan, everythingPlan, wildPlan)
    fc.assert(
      fc.property(plans, fc.array(place, { maxLength: 4 }), (any, places) => {
        const trial = places.reduce((made, { driver, part }) => {
          const { min, max } = trialLimits(any, driver)
          return withTried(made, any, driver, min + (max - min) * part)
        }, noTrial)
        const { bottomLine } = evaluate(withTrial(any, trial))
        expect(Number.isFinite(bottomLine.operatingIncome)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a change by a twentieth', () => {
  it('stands at its slider where it has one', () => {
    const trial = withStepTried(noTrial, plan, 'price', true)
    expect(trial.steps).toEqual([])
    expect(trial.values.price).toBeCloseTo(driverValue(plan, 'price') * 1.05, 2)
    expect(isStepTried(trial, plan, 'price')).toBe(true)
    expect(isStepTried(withTried(trial, plan, 'price', 10), plan, 'price')).toBe(false)
    expect(withStepTried(trial, plan, 'price', false)).toEqual(noTrial)
  })

  it('stands beside its own slider where that is tried at another place', () => {
    const moved = withTried(noTrial, plan, 'price', 10)
    const trials = [noTrial, withStepTried(noTrial, plan, 'price', true), moved]
    expect(trials.map((trial) => isSliderElsewhere(trial, plan, 'price'))).toEqual([false, false, true])
    expect(isSliderElsewhere(moved, plan, 'team')).toBe(false)
  })

  it('can be tried and undone, each of them, and gives the income that it promises', () => {
    for (const id of moveIds) {
      const trial = withStepTried(noTrial, plan, id, true)
      const income = evaluate(withTrial(plan, trial)).bottomLine.operatingIncome
      // Prices are rounded to the halala, as they are typed.
      expect(Math.abs(income - evaluate(withMove(plan, id)).bottomLine.operatingIncome), id).toBeLessThan(2)
      expect(withStepTried(trial, plan, id, false), id).toEqual(noTrial)
    }
  })

  it('comes with the others that help most to what they are said to come to together', () => {
    for (const sample of [demoPlan(), secondSample()]) {
      const { best, together } = movesOf(sample)
      const trial = best.reduce((all, { id }) => withStepTried(all, sample, id, true), noTrial)
      expect(Math.abs(evaluate(withTrial(sample, trial)).conclusion.income - together)).toBeLessThan(1)
    }
  })

  it('is counted once, however often it is tried', () => {
    const twice = withStepTried(withStepTried(noTrial, plan, 'team', true), plan, 'team', true)
    expect(twice.steps).toEqual(['team'])
    expect(isStepTried(twice, plan, 'team')).toBe(true)
    expect(trialSize(twice)).toBe(1)
  })
})
