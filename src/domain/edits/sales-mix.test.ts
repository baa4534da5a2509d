import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { ordersPerMonthOf } from '../model/generated/slices.gen'
import { blankPlan, blankProduct, newProduct, type Plan } from '../plan/plan'
import { usualPlan } from '../testing/plan-arbitraries'
import {
  settled,
  withoutProduct,
  withPlanningMode,
  withPriority,
  withProduct,
  withTarget,
  withVolumeMode,
} from './sales-mix'

function planOf(...units: number[]): Plan {
  const products = units.map((unitsPerMonth, index) => ({ ...blankProduct(`p${index}`), unitsPerMonth }))
  return { ...blankPlan(), avgUnitsPerOrder: 2, products }
}
const unitsOf = (plan: Plan) => plan.products.map(({ unitsPerMonth }) => unitsPerMonth)
const mixOf = (plan: Plan) => plan.products.map(({ salesMixPct }) => salesMixPct)
const targetsOf = (plan: Plan) => plan.products.map(({ salesMixTargetPct }) => salesMixTargetPct)
const edited = (plan: Plan, changes: Partial<Plan>) => settled(plan, { ...plan, ...changes })
const withField = (plan: Plan, index: number, changes: Partial<Plan['products'][number]>) =>
  edited(plan, { products: plan.products.map((product, at) => (at === index ? { ...product, ...changes } : product)) })

const priority = withPlanningMode(planOf(190, 70, 40), 'priority')
const orders = withVolumeMode(planOf(190, 70, 40), 'orders')

it('takes the mix of today when it turns to priority', () => {
  expect(priority).toMatchObject({
    salesMixEnabled: true,
    salesMixMode: 'priority',
    volumeInputMode: 'units',
    totalUnitsPerMonth: 300,
  })
  expect(mixOf(priority)).toEqual([63.4, 23.3, 13.3])
  expect(targetsOf(priority)).toEqual(mixOf(priority))
  expect(unitsOf(priority)).toEqual([190, 70, 40])
  expect(mixOf(withPlanningMode(planOf(0, 0), 'priority'))).toEqual([50, 50])
  expect(withPlanningMode(planOf(), 'priority')).toMatchObject({ totalUnitsPerMonth: 0, products: [] })
})

it('plans by priority in units', () => {
  expect(withPlanningMode(orders, 'priority').volumeInputMode).toBe('units')
})

it('forgets the total when it turns back to manual', () => {
  expect(withPlanningMode(priority, 'manual')).toEqual({
    ...priority,
    salesMixEnabled: false,
    salesMixMode: 'manual',
    totalUnitsPerMonth: 0,
  })
})

it('moves the other shares with a target, in their proportions', () => {
  const moved = withTarget(withTarget(priority, 0, 60), 1, 50)
  expect(mixOf(withTarget(priority, 0, 60))).toEqual([60, 25.5, 14.5])
  expect(mixOf(moved)).toEqual([40.3, 50, 9.7])
  expect(targetsOf(moved)).toEqual(mixOf(moved))
  expect(unitsOf(moved)).toEqual([121, 150, 29])
  expect(moved.totalUnitsPerMonth).toBe(300)
})

it('shares what is left equally when the others have none', () => {
  expect(mixOf(withTarget(withTarget(priority, 0, 100), 0, 33.3))).toEqual([33.3, 33.3, 33.4])
  expect(mixOf(withTarget(withPlanningMode(planOf(3), 'priority'), 0, 20))).toEqual([100])
})

it('keeps a target that is out of range as typed, and counts the nearer end', () => {
  const high = withTarget(priority, 2, 140)
  expect([targetsOf(high), mixOf(high)]).toEqual([
    [0, 0, 140],
    [0, 0, 100],
  ])
  const low = withTarget(priority, 0, -5)
  expect(targetsOf(low)[0]).toBe(-5)
  expect(mixOf(low)[0]).toBe(0)
})

it('counts from the units when no total is set', () => {
  const moved = withTarget({ ...priority, totalUnitsPerMonth: 0 }, 0, 50)
  expect(unitsOf(moved)).toEqual([150, 95, 55])
  expect(moved.totalUnitsPerMonth).toBe(300)
})

it.each([
  ['high', 50],
  ['medium', 35],
  ['low', 15],
] as const)('gives a product of %s priority %d percent', (salesPriority, share) => {
  const moved = withPriority(priority, 1, salesPriority)
  expect(moved.products[1]).toMatchObject({ salesPriority, salesMixPct: share, salesMixTargetPct: share })
  expect(moved.products[0]?.salesPriority).toBe('medium')
})

it('always shares out 100 percent and all units', () => {
  const target = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(usualPlan, target, fc.nat(2), (plan, targetPct, at) => {
      const start = withPlanningMode(plan, 'priority')
      const moved = withTarget(start, at % plan.products.length, targetPct)
      const total = mixOf(moved).reduce((sum, share) => sum + share, 0)
      expect(total).toBeCloseTo(100, 9)
      expect(evaluate(moved).monthly.totalUnits).toBe(evaluate(plan).monthly.totalUnits)
      for (const share of mixOf(moved)) expect(Math.round(share * 10) / 10).toBe(share)
    }),
  )
})

it('follows a typed target and a typed total', () => {
  expect(withField(priority, 1, { salesMixTargetPct: 50 })).toEqual(withTarget(priority, 1, 50))
  expect(unitsOf(edited(withTarget(priority, 0, 50), { totalUnitsPerMonth: 1000.7 }))).toEqual([500, 318, 182])
  expect(unitsOf(edited(priority, { totalUnitsPerMonth: 0 }))).toEqual([0, 0, 0])
  expect(unitsOf(edited(edited(priority, { totalUnitsPerMonth: 0 }), { totalUnitsPerMonth: 300 }))).toEqual([
    190, 70, 40,
  ])
})

it('leaves every other edit alone', () => {
  const manual = planOf(190, 70, 40)
  for (const plan of [manual, priority, orders]) {
    const changed = { ...plan, vatPct: 5 }
    expect(settled(plan, changed)).toBe(changed)
  }
  const changed = { ...manual, totalUnitsPerMonth: 7, totalOrdersPerMonth: 8, avgUnitsPerOrder: 3 }
  expect(settled(manual, changed)).toBe(changed)
  expect(settled(planOf(), planOf())).toEqual(planOf())
  expect(settled(manual, planOf(1)).products).toHaveLength(1)
  const typed = { ...manual, products: manual.products.map((product) => ({ ...product, salesMixTargetPct: 9 })) }
  expect(settled(manual, typed)).toBe(typed)
})

it('leaves a switch of modes to the switch', () => {
  const manual = planOf(190, 70, 40)
  for (const after of [
    { ...priority, salesMixEnabled: false, totalUnitsPerMonth: 5 },
    { ...priority, volumeInputMode: 'orders' as const, totalOrdersPerMonth: 7 },
  ]) {
    expect(settled(priority, after)).toBe(after)
  }
  const other = { ...manual, volumeInputMode: 'orders' as const, totalOrdersPerMonth: 9 }
  expect(settled(manual, other)).toBe(other)
})

it('plans in orders with the mix of today', () => {
  expect(orders).toMatchObject({ volumeInputMode: 'orders', totalOrdersPerMonth: 150 })
  expect(unitsOf(orders)).toEqual([190, 70, 40])
  expect(mixOf(orders).map((share) => share.toFixed(3))).toEqual(['63.333', '23.333', '13.333'])
  expect(unitsOf(edited(orders, { totalOrdersPerMonth: 300 }))).toEqual([380, 140, 80])
  expect(unitsOf(edited(orders, { avgUnitsPerOrder: 3 }))).toEqual([285, 105, 60])
  expect(mixOf(withVolumeMode(planOf(0, 0), 'orders'))).toEqual([50, 50])
})

it('finds the same units again after a number of orders was typed digit by digit', () => {
  let plan = orders
  for (const totalOrdersPerMonth of [0, 1, 15, 150]) plan = edited(plan, { totalOrdersPerMonth })
  expect(plan).toEqual(orders)
})

it('follows units that are typed while planning in orders', () => {
  const changed = withField(orders, 0, { unitsPerMonth: 10 })
  expect(changed.totalOrdersPerMonth).toBe(60)
  expect(mixOf(changed)[0]).toBeCloseTo((10 / 120) * 100, 9)
})

it('fills orders in whole units, never asking for more orders', () => {
  fc.assert(
    fc.property(usualPlan, fc.nat(5000), (plan, totalOrdersPerMonth) => {
      const start = withVolumeMode({ ...plan, salesMixEnabled: false }, 'orders')
      const { products, avgUnitsPerOrder } = edited(start, { totalOrdersPerMonth: totalOrdersPerMonth + 0.5 })
      expect(ordersPerMonthOf({ ...plan, avgUnitsPerOrder, products })).toBe(totalOrdersPerMonth)
    }),
  )
})

it('shares orders out by priority when both are on', () => {
  const both = withVolumeMode(priority, 'orders')
  expect(mixOf(both)).toEqual(mixOf(priority))
  expect(both.totalOrdersPerMonth).toBe(150)
  const typed = edited(withTarget(both, 0, 50), { totalOrdersPerMonth: 300 })
  expect(unitsOf(typed)).toEqual([300, 191, 109])
  expect(typed.totalUnitsPerMonth).toBe(600)
  expect(edited(orders, { totalOrdersPerMonth: 300 }).totalUnitsPerMonth).toBe(0)
})

it('adds a product and takes one away', () => {
  const added = withProduct(planOf(190, 70), newProduct('new'))
  expect(added.products[2]).toEqual(newProduct('new'))
  expect(withoutProduct(added, 0).products.map(({ id }) => id)).toEqual(['p1', 'new'])
  const last = planOf(5)
  expect(withoutProduct(last, 0)).toBe(last)
})

it('counts mix and totals again when products come and go', () => {
  const added = withProduct(priority, newProduct('new'))
  expect([added.totalUnitsPerMonth, unitsOf(added), mixOf(added)]).toEqual([
    400,
    [190, 70, 40, 100],
    [47.5, 17.5, 10, 25],
  ])
  const fewer = withoutProduct(priority, 0)
  expect([fewer.totalUnitsPerMonth, mixOf(fewer)]).toEqual([110, [63.6, 36.4]])
  const inOrders = withoutProduct(orders, 0)
  expect([inOrders.totalOrdersPerMonth, unitsOf(inOrders)]).toEqual([55, [70, 40]])
})

it('bears totals without bounds', () => {
  const vast = edited({ ...orders, avgUnitsPerOrder: 1e12 }, { totalOrdersPerMonth: 1e300 })
  expect(unitsOf(vast).reduce((sum, units) => sum + units, 0)).toBe(1e12)
})
