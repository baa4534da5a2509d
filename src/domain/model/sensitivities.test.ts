import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, type Plan } from '../plan/plan'
import { usualPlan } from '../testing/plan-arbitraries'
import { evaluate } from './evaluate'
import type { Monthly } from './evaluation'
import { bestDriver, bestHealthDriver, type DriverId, driverEffects, driverIds, withDriverMoved } from './sensitivities'

const plan: Plan = {
  ...demoPlan(),
  fulfillmentMethod: '3pl',
  fulfillmentPerOrder: 14,
  influencersMo: 100,
  paidAdsMo: 200,
  customOverheadsTech: [{ id: 'c', name: '', amount: 60, mode: 'monthly', months: 12 }],
  customOverheadsOps: [{ id: 'o', name: '', amount: 80, mode: 'annual', months: 12 }],
}
const before = evaluate(plan).bottomLine
const after = (id: DriverId) => evaluate(withDriverMoved(plan, id)).bottomLine

it.each([
  ['price', 'grossSalesInclVAT', 1.05],
  ['unitCost', 'finalUnitCost', 0.95],
  ['acquisition', 'cacVariableCost', 0.95],
  ['shipping', 'shippingCost', 0.95],
  ['packaging', 'packagingCost', 0.95],
  ['fulfillment', 'fulfillmentCost', 0.95],
  ['paymentFees', 'paymentCost', 0.95],
  ['discount', 'discountsInclVAT', 0.95],
  ['marketing', 'marketingMo', 0.95],
  ['overheads', 'overheadsTechMo', 0.95],
  ['overheads', 'overheadsOpsMo', 0.95],
  ['team', 'teamMo', 0.95],
  ['contingency', 'contingencyMo', 0.95],
] as const satisfies [DriverId, keyof Monthly, number][])(
  'moves %s so that %s is %d of what it was',
  (id, key, factor) => {
    const moved = evaluate(withDriverMoved(plan, id)).monthly
    expect(moved[key]).toBeCloseTo(evaluate(plan).monthly[key] * factor, 9)
  },
)

it('sells a twentieth more, in whole units', () => {
  expect(withDriverMoved(plan, 'units').products.map(({ unitsPerMonth }) => unitsPerMonth)).toEqual([200, 74, 42])
})

it('lowers every payment method, and a cost that was typed', () => {
  const moved = withDriverMoved({ ...plan, paymentMode: 'advanced' }, 'paymentFees')
  expect(moved.paymentMethods[2]).toMatchObject({ share: 15, percent: 7 * 0.95, fixed: 1.5 * 0.95, settlementDays: 7 })
  const typed = {
    ...plan,
    products: plan.products.map((product) => ({ ...product, exFactoryPrice: 0, unitCostLanded: 20 })),
  }
  expect(evaluate(withDriverMoved(typed, 'unitCost')).monthly.finalUnitCost).toBeCloseTo(19, 9)
})

it('lists every driver, the largest gain first, and names the best', () => {
  const effects = driverEffects(plan)
  expect(effects.map(({ id }) => id).toSorted()).toEqual([...driverIds].toSorted())
  expect(effects.map(({ incomeChange }) => incomeChange)).toEqual(
    effects.map(({ incomeChange }) => incomeChange).toSorted((a, b) => b - a),
  )
  expect(bestDriver(effects)).toBe(effects[0])
  expect(effects[0]?.id).toBe('price')
  for (const { id, operatingIncome, incomeChange, healthScore, healthChange } of effects) {
    expect(operatingIncome).toBe(after(id).operatingIncome)
    expect(incomeChange).toBe(operatingIncome - before.operatingIncome)
    const healthBefore = evaluate(plan).advanced?.businessHealthScore ?? 0
    expect(healthScore).toBe(evaluate(withDriverMoved(plan, id)).advanced?.businessHealthScore)
    expect(healthChange).toBe((healthScore ?? 0) - healthBefore)
  }
})

it('names what adds most to the health score', () => {
  const effects = driverEffects(plan)
  const best = bestHealthDriver(effects)
  expect(best?.healthChange).toBe(Math.max(...effects.map(({ healthChange }) => healthChange ?? 0)))
  expect(best?.healthChange).toBeGreaterThan(0)
})

it('knows of nothing that would help an empty plan', () => {
  const effects = driverEffects(blankPlan())
  expect(effects.every(({ healthScore, healthChange }) => healthScore === null && healthChange === null)).toBe(true)
  expect([bestDriver(effects), bestHealthDriver(effects), bestDriver([]), bestHealthDriver([])]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('never makes a plan worse except by selling more', () => {
  fc.assert(
    fc.property(usualPlan, (given) => {
      for (const { id, incomeChange } of driverEffects(given)) {
        if (id !== 'units') expect(incomeChange).toBeGreaterThanOrEqual(-1e-6)
      }
    }),
    { numRuns: 100 },
  )
})
