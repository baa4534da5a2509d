import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { incomeOf } from '../model/generated/outcome.gen'
import { demoPlan } from '../plan/demo-plan'
import type { Plan } from '../plan/plan'
import { everythingPlan, sellingPlan, wildPlan } from '../testing/plan-arbitraries'
import { simplePlan } from '../testing/simple-plan'
import { bridgeOf } from './bridge'
import { actualFigures } from './figures'
import { emptyFounderMonth, type OrderMethod } from './month'
import { type MonthOfActuals, monthOfActuals } from './month-figures'
import { plannedFigures } from './planned-figures'
import { planOfMonth } from './planned-month'
import type { ActualSource } from './sources'
import { knownMonth as known } from './testing/known-month'
import { monthOfPlan } from './testing/month-of-plan'

const summed = (plan: Plan, month: ReturnType<typeof monthOfPlan>) => {
  const bridge = bridgeOf(plan, month)
  const sum = bridge.steps.reduce((all, { effect }) => all + effect, bridge.notExplained)
  return { ...bridge, sum }
}

/** Files tell orders, not how many of them were sent where a store sells files and courses too. */
const allSent = (plan: Plan): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, needsDelivery: true })),
})

it('says that nothing differs where the month was as planned', () => {
  fc.assert(
    fc.property(everythingPlan, (given) => {
      const plan = allSent({ ...given, startMonth: '' })
      const month = monthOfPlan(planOfMonth(plan, '2026-09'), '2026-09')
      const bridge = summed(plan, month)
      const scale = Math.max(1, evaluate(plan).monthly.grossSalesInclVAT)
      expect(Math.abs(bridge.actual - bridge.planned) / scale).toBeLessThan(1e-6)
    }),
  )
})

describe('a store that is not registered for VAT', () => {
  it('earns what was planned where the costs of the plan itself are typed', () => {
    fc.assert(
      fc.property(sellingPlan, (given) => {
        const plan = { ...given, startMonth: '', vatRegistered: false, vatPct: 15 }
        const planned = planOfMonth(plan, '2026-09')
        const { paymentFees, advertising, parcelCost, productCost, fixedCosts } = plannedFigures({
          plan: planned,
          evaluation: evaluate(planned),
        })
        const figures = { paymentFees, advertising, parcelCost, productCost, fixedCosts }
        const typed = monthOfActuals([{ ...emptyFounderMonth('2026-09'), figures }], '2026-09')
        const bridge = bridgeOf(plan, typed)
        expect(Math.abs(bridge.actual - bridge.planned)).toBeLessThan(0.005)
      }),
    )
  })

  it('has every cost as its bills have it, and loses the VAT on what it spends beyond the plan', () => {
    const plan = simplePlan({ vatRegistered: false, vatPct: 15, shippingPerOrder: 10, contingencyMo: 100 })
    plan.overheads.otherOps = { amount: 100, mode: 'monthly', months: 12, chargesVat: true }
    const month = known({ productCost: 500, parcelCost: 200, fixedCosts: 300 })
    const { steps, actual, plannedMonth } = bridgeOf(plan, month)
    expect(plannedFigures(plannedMonth)).toMatchObject({ productCost: 400, parcelCost: 100, fixedCosts: 200 })
    const stepOf = (group: string) => steps.find((step) => step.group === group) ?? expect.fail()
    expect(stepOf('productCost').planned).toBeCloseTo(40, 9)
    expect(stepOf('productCost').actual).toBeCloseTo(50, 9)
    expect(stepOf('productCost').effect).toBeCloseTo(-115, 9)
    expect(stepOf('delivery').actual).toBeCloseTo(20, 9)
    expect(stepOf('fixedCosts').planned).toBeCloseTo(200, 9)
    expect(stepOf('fixedCosts').actual).toBeCloseTo(300, 9)
    // Half of the fixed costs carry VAT.
    expect(stepOf('fixedCosts').effect).toBeCloseTo(-107.5, 9)
    expect(actual).toBeCloseTo(1000 - 575 - 230 - 322.5, 9)
  })
})

describe('a month that went otherwise', () => {
  it('is explained to the halala: every step is a difference of two evaluations', () => {
    fc.assert(
      fc.property(everythingPlan, everythingPlan, (plan, other) => {
        const bridge = summed(plan, monthOfPlan({ ...other, enableAdvancedAnalysis: true }, '2026-11'))
        // Of amounts of thousands of millions a number has no more digits.
        const largest = Math.max(...bridge.steps.map(({ effect }) => Math.abs(effect)))
        const slack = Math.max(0.005, 1e-12 * largest)
        expect(Math.abs(bridge.sum - (bridge.actual - bridge.planned))).toBeLessThan(slack)
        expect(bridge.planned).toBe(incomeOf(planOfMonth(plan, '2026-11')))
      }),
    )
  })

  it('gives numbers for every plan and every file', () => {
    const amount = fc.oneof(fc.constant(0), fc.constant(-5), fc.double({ min: -1e6, max: 1e9, noNaN: true }))
    const figure = fc.record({ value: amount, sources: fc.constantFrom<ActualSource[]>(['founder'], ['salla']) })
    const settled = fc.record({
      method: fc.constantFrom<OrderMethod>('mada', 'tabby', 'cod', 'bank', 'emkan'),
      orders: amount,
      value: amount,
      fees: amount,
    })
    const figures = fc.dictionary(fc.constantFrom(...actualFigures), figure)
    fc.assert(
      fc.property(wildPlan, figures, fc.array(settled), (plan, said, paid) => {
        const month = { month: '2026-11', figures: said, products: null, methods: paid, settled: paid }
        const bridge = summed(plan, { ...month, part: null, isProvisional: false })
        const values = [bridge.actual, bridge.planned, ...Object.values(plannedFigures(bridge.actualMonth))]
        expect(values.filter((value) => !Number.isFinite(value))).toEqual([])
      }),
    )
  })

  it('leaves what the plan leaves that has its figures', () => {
    fc.assert(
      fc.property(sellingPlan, sellingPlan, fc.double({ min: 0.5, max: 1.5, noNaN: true }), (given, drawn, factor) => {
        const plan = planOfMonth(allSent({ ...given, startMonth: '' }), '2026-11')
        const came: Plan = {
          ...plan,
          products: plan.products.map((product) => ({
            ...product,
            unitPriceInclVAT: product.unitPriceInclVAT * factor,
            unitsPerMonth: Math.round(product.unitsPerMonth / factor),
            exFactoryPrice: product.exFactoryPrice * factor,
            unitCostLanded: product.unitCostLanded * factor,
          })),
          avgUnitsPerOrder: drawn.avgUnitsPerOrder,
          firstOrderDiscountPct: drawn.firstOrderDiscountPct,
          codSharePct: drawn.codSharePct,
          codRefusalPct: drawn.codRefusalPct,
          codChargeInclVAT: drawn.codChargeInclVAT,
          expectedReturnRate: drawn.expectedReturnRate,
          customerShippingChargeInclVAT: drawn.customerShippingChargeInclVAT,
          shippingPerOrder: drawn.shippingPerOrder,
          customerAcquisitionCost: drawn.customerAcquisitionCost,
          contingencyMo: drawn.contingencyMo,
        }
        const bridge = bridgeOf(plan, monthOfPlan(came, '2026-11'))
        const slack = Math.max(0.005, 1e-5 * evaluate(came).monthly.grossSalesInclVAT)
        expect(Math.abs(bridge.actual - incomeOf(came))).toBeLessThan(slack)
      }),
    )
  })
})

describe('single figures', () => {
  const groups = (plan: Plan, month: MonthOfActuals) => bridgeOf(plan, month).steps.map(({ group }) => group)

  it('move nothing when there are none', () => {
    expect(bridgeOf(simplePlan(), known({}))).toMatchObject({ planned: 600, actual: 600, steps: [], notExplained: 0 })
    expect(groups(demoPlan(), known({}, { methods: [], products: [] }))).toEqual([])
  })

  it('of orders alone are units of so many items', () => {
    expect(bridgeOf(simplePlan({ avgUnitsPerOrder: 2 }), known({ orders: 10 })).steps[0]).toMatchObject({
      group: 'units',
      effect: 600,
      planned: 10,
      actual: 20,
    })
  })

  it('of a plan without units, prices and costs come from the files', () => {
    const empty = simplePlan({}, { unitsPerMonth: 0, unitPriceInclVAT: 0, unitCostLanded: 0 })
    const sold = { productId: 'a', units: 10, value: 1000 }
    const gone = { productId: 'gone', units: 5, value: 100 }
    const bridge = bridgeOf(empty, known({ productCost: 400 }, { products: [sold, gone] }))
    expect(bridge.steps.map(({ group }) => group)).toEqual(['mix', 'prices', 'productCost'])
    expect(bridge.actual).toBeCloseTo(600, 9)
    expect(groups(empty, known({ productCost: 400, orders: 3 }))).toEqual(['units'])
  })

  it('of products without sales leave their prices as they were planned', () => {
    const plan = simplePlan()
    const sold = [{ productId: 'a', units: 10, value: 0 }]
    expect(groups(plan, known({ units: 10 }, { products: sold }))).toEqual(['units', 'mix'])
    expect(bridgeOf(plan, known({ units: 10, basket: 1000 }, { products: sold })).actual).toBe(600)
  })

  it('of advertising are those of customers where each has its cost, and of the month elsewhere', () => {
    const perCustomer = simplePlan({ firstOrderSharePct: 100, customerAcquisitionCost: 10, paidAdsMo: 30 })
    expect(bridgeOf(perCustomer, known({ advertising: 400 })).actual).toBeCloseTo(200, 9)
    const byMonth = simplePlan({ customerAcquisitionCost: 0, firstOrderSharePct: 50, paidAdsMo: 30 })
    expect(bridgeOf(byMonth, known({ advertising: 400 })).actual).toBeCloseTo(200, 9)
    expect(groups(byMonth, known({ advertising: 400, newCustomers: 4, orders: 10 }))).toContain('acquisition')
  })

  it('of a step are the pair that gives it: planned ones for as many orders, prices before discounts', () => {
    const plan = simplePlan({ firstOrderSharePct: 50, customerAcquisitionCost: 10 })
    const month = known({ orders: 20, units: 20, basket: 2000, discounts: 200, advertising: 250 })
    const { steps } = bridgeOf(plan, month)
    const stepOf = (group: string) => steps.find((step) => step.group === group)
    expect(stepOf('acquisition')).toMatchObject({ planned: 100, effect: -150 })
    expect(stepOf('acquisition')?.actual).toBeCloseTo(250, 9)
    expect(stepOf('prices')?.actual).toBeCloseTo(100, 9)
    const cost = bridgeOf(plan, known({ units: 20, productCost: 900 })).steps.find(
      ({ group }) => group === 'productCost',
    )
    const { planned = null, actual = null, effect = 0 } = cost ?? {}
    expect(20 * (Number(planned) - Number(actual))).toBeCloseTo(effect, 6)
  })

  it('that do not come to their total leave a line that is not explained', () => {
    const bridge = bridgeOf(
      simplePlan(),
      known({ basket: 1000, total: 1010, shippingCharged: 5, codCharges: 2, discounts: 0 }),
    )
    expect(bridge.notExplained).toBeCloseTo(3, 9)
    expect(bridge.actual - bridge.planned).toBeCloseTo(
      bridge.steps.reduce((all, { effect }) => all + effect, 3),
      9,
    )
    const nothing = simplePlan({}, { unitsPerMonth: 0 })
    expect(bridgeOf(nothing, known({ basket: 1000, total: 1010 })).notExplained).toBe(0)
  })

  it('of new customers and returns change what follows them', () => {
    const plan = simplePlan({
      startMonth: '2026-08',
      enableAdvancedAnalysis: true,
      firstOrderSharePct: 50,
      customerAcquisitionCost: 10,
    })
    const wins = { ...plan, cashPlan: { ...plan.cashPlan, startsWithNoCustomers: true } }
    const inFirst = (one: Plan) => evaluate(planOfMonth(one, '2026-08')).monthly.cacVariableCost
    expect(inFirst(plan)).toBeCloseTo(50, 9)
    expect(inFirst(wins)).toBeCloseTo(100, 9)
    expect(inFirst({ ...wins, firstOrderSharePct: 0 })).toBe(0)
    expect(bridgeOf(plan, known({ returned: 2, orders: 10, open: 1, refused: 1 })).steps.at(-1)).toMatchObject({
      group: 'returns',
      actual: 25,
    })
    expect(groups(plan, known({ returned: 2 }))).toEqual([])
  })

  it('of delivery are by parcel, and of what customers paid at the door by order', () => {
    const plan = simplePlan({ codSharePct: 50 })
    const { actualMonth } = bridgeOf(plan, known({ parcelCost: 150, shippingCharged: 50, codCharges: 20 }))
    expect(actualMonth.evaluation.monthly).toMatchObject({
      shippingCost: 150,
      shippingRevenueInclVAT: 50,
      codChargesInclVAT: 20,
    })
  })

  it('of delivery say what a parcel costs beyond what its customer paid, also where the courier took what was planned', () => {
    const plan = simplePlan({ shippingPerOrder: 15, customerShippingChargeInclVAT: 20 })
    const { steps } = bridgeOf(plan, known({ shippingCharged: 50, parcelCost: 150, orders: 10 }))
    const step = steps.find(({ group }) => group === 'delivery')
    expect(step?.planned).toBeCloseTo(15 - 20, 9)
    expect(step?.actual).toBeCloseTo(15 - 5, 9)
  })

  it('of a store that sends nothing have no cash on delivery', () => {
    const courses = simplePlan({ codSharePct: 50, codRefusalPct: 10 }, { needsDelivery: false })
    expect(bridgeOf(courses, monthOfPlan(courses, '2026-09')).actual).toBeCloseTo(600, 9)
  })

  it('of growth count where the cash plan counts it', () => {
    const plan = simplePlan(
      { startMonth: '2026-08', enableAdvancedAnalysis: true, monthlyGrowthRate: 0.5 },
      { unitsPerMonth: 100 },
    )
    const grows = { ...plan, cashPlan: { ...plan.cashPlan, enabled: true, withGrowth: true } }
    const units = (one: Plan) => evaluate(planOfMonth(one, '2026-09')).monthly.totalUnits
    expect([units(plan), units(grows)]).toEqual([100, 150])
  })
})
