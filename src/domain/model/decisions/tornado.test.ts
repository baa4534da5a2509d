import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan, type Plan } from '../../plan/plan'
import { secondSample } from '../../samples/second-sample'
import { everythingPlan, usualPlan, wildPlan } from '../../testing/plan-arbitraries'
import { simplePlan } from '../../testing/simple-plan'
import { heldInState } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { incomeOf, outcomesOf } from '../generated/outcome.gen'
import { drivers, movedInputs, withFactors } from './drivers'
import { tornado } from './tornado'

const incomeAfter = (plan: Plan) => evaluate(plan).bottomLine.operatingIncome

describe('the demo plan', () => {
  it('depends most on its prices', () => {
    const [first] = tornado(demoPlan())
    const dearer = demoPlan().products.map((one) => ({ ...one, unitPriceInclVAT: one.unitPriceInclVAT * 1.1 }))
    expect(first?.driver).toBe('price')
    expect(first?.atHigh).toBeCloseTo(incomeAfter({ ...demoPlan(), products: dearer }), 6)
  })

  it('does not depend on refusals', () => {
    expect(tornado(demoPlan()).map(({ driver }) => driver)).not.toContain('refusals')
  })
})

describe('drivers', () => {
  const listed = (plan: Plan) => tornado(plan).map(({ driver }) => driver)

  it('are left out where they are 0 or not read', () => {
    expect(listed(blankPlan())).toEqual([])
    expect(listed(simplePlan())).toEqual(['price', 'units', 'productCost'])
    expect(listed(simplePlan({ firstOrderSharePct: 0, customerAcquisitionCost: 80 }))).not.toContain('cac')
    expect(listed(simplePlan({ expectedReturnRate: 0.2 }))).not.toContain('returnRate')
    expect(listed(simplePlan({ expectedReturnRate: 0.2, enableAdvancedAnalysis: true }))).toContain('returnRate')
    expect(listed(simplePlan({ codSharePct: 50, codRefusalPct: 20 }))).toContain('refusals')
    expect(listed(simplePlan({ codRefusalPct: 20 }))).not.toContain('refusals')
  })

  it('move every typed amount that is paid each month', () => {
    const plan = simplePlan({ contingencyMo: 100, influencersMo: 50, paidAdsMo: 50 })
    expect(tornado(plan).find(({ driver }) => driver === 'fixedCosts')).toEqual({
      driver: 'fixedCosts',
      atLow: 420,
      atHigh: 380,
      registeredAtLow: null,
      registeredAtHigh: null,
    })
  })

  it('move as far as the founder says', () => {
    const [price] = tornado(simplePlan(), { price: { low: -50, high: 0 } })
    expect(price).toEqual({
      driver: 'price',
      atLow: 100,
      atHigh: 600,
      registeredAtLow: null,
      registeredAtHigh: null,
    })
  })

  it('stay within the range of their field', () => {
    const plan = simplePlan({ codSharePct: 100, codRefusalPct: 95 })
    const refusals = tornado(plan).find(({ driver }) => driver === 'refusals')
    expect(refusals?.atHigh).toBe(incomeAfter({ ...plan, codRefusalPct: 100 }))
  })
})

it('moves the month that is concluded, also where the store will have to register', () => {
  const plan = secondSample()
  const { bottomLine, conclusion } = evaluate(plan)
  expect(conclusion.income).not.toBe(bottomLine.operatingIncome)
  const ends = tornado(plan, { price: { low: 0, high: 10 } }).find(({ driver }) => driver === 'price')
  expect(ends?.atLow).toBe(conclusion.income)
})

it('says what a registered month ends with at an end whose sales pass the threshold of VAT, and nowhere else', () => {
  const plan = { ...demoPlan(), vatRegistered: false, monthlyGrowthRate: 0 }
  const units = (factor: number) => plan.products.map((one) => ({ ...one, unitsPerMonth: one.unitsPerMonth * factor }))
  const small = { ...plan, products: units(0.5) }
  expect(evaluate(small).conclusion.state).toBe('unregistered')
  const ends = tornado(small, { units: { low: -10, high: 300 } })
  const { conclusion } = evaluate(withFactors(small, { units: 4 }))
  expect(conclusion.state).toBe('registered')
  expect(ends.find(({ driver }) => driver === 'units')).toMatchObject({
    atHigh: conclusion.registration?.before,
    registeredAtLow: null,
    registeredAtHigh: conclusion.income,
  })
  const registered = tornado({ ...small, vatRegistered: true }, { units: { low: -10, high: 300 } })
  expect(registered.filter(({ registeredAtHigh }) => registeredAtHigh !== null)).toEqual([])
})

it('lists the widest first, and each alone', () => {
  fc.assert(
    fc.property(fc.oneof(usualPlan, everythingPlan), (plan) => {
      const swings = tornado(plan)
      const held = heldInState(plan)
      const widths = swings.map(({ atLow, atHigh }) => Math.abs(atHigh - atLow))
      expect(widths).toEqual(widths.toSorted((a, b) => b - a))
      for (const { driver, atLow, atHigh } of swings) {
        expect(atLow).toBe(incomeAfter(withFactors(held, { [driver]: 0.9 })))
        expect(atHigh).toBe(incomeAfter(withFactors(held, { [driver]: 1.1 })))
      }
    }),
    { numRuns: 50 },
  )
})

it('reads the same figures as the whole evaluation', () => {
  const factors = { price: 1.1, units: 0.7, productCost: 1.2, cac: 0.8, shipping: 1.3, returnRate: 1.4, refusals: 0.6 }
  fc.assert(
    fc.property(fc.oneof(everythingPlan, wildPlan), (plan) => {
      const expected = ({ bottomLine: { operatingIncome }, cashPlan }: Evaluation) => {
        return { operatingIncome, cash: cashPlan && { runsOutMonth: cashPlan.runsOutMonth } }
      }
      const evaluation = evaluate(plan)
      expect(incomeOf(plan)).toBe(evaluation.bottomLine.operatingIncome)
      const outcome = outcomesOf(plan)
      expect(outcome(plan)).toEqual(expected(evaluation))
      expect(outcome(movedInputs(plan, factors))).toEqual(expected(evaluate(withFactors(plan, factors))))
    }),
  )
})

it('leaves a plan’s figures alone where every factor is 1', () => {
  const same = Object.fromEntries(drivers.map((driver) => [driver, 1]))
  fc.assert(
    fc.property(everythingPlan, (plan) => {
      expect(evaluate(withFactors(plan, same))).toEqual(evaluate(plan))
    }),
  )
})
