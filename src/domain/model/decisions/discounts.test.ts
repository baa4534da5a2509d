import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan } from '../../plan/plan'
import { secondSample } from '../../samples/second-sample'
import { usualPlan } from '../../testing/plan-arbitraries'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import { incomeOf } from '../generated/outcome.gen'
import { discountedMonth, freeDelivery, unitsToPayForDiscount } from './discounts'

describe('a discount', () => {
  // The textbook cases: the discount over what is left of the margin after it, in whole units.
  it.each([
    { marginPct: 40, discountPct: 10, moreUnitsPct: 34 },
    { marginPct: 30, discountPct: 15, moreUnitsPct: 100 },
    { marginPct: 50, discountPct: 20, moreUnitsPct: 67 },
    { marginPct: 25, discountPct: 5, moreUnitsPct: 25 },
  ])('of $discountPct % at a margin of $marginPct % takes $moreUnitsPct % more units', (published) => {
    const plan = simplePlan({}, { unitCostLanded: 100 - published.marginPct, unitsPerMonth: 100 })
    const units = unitsToPayForDiscount(plan, published.discountPct) ?? 0
    expect(units - 100).toBe(published.moreUnitsPct)
  })

  it('has a month that ends as today’s, and tells whether its sales make registration mandatory', () => {
    const { products } = demoPlan()
    const near = { ...demoPlan(), vatRegistered: false, enableAdvancedAnalysis: false }
    const plan = { ...near, products: products.map((one) => ({ ...one, unitsPerMonth: 93 })) }
    const units = unitsToPayForDiscount(plan, 30) ?? 0
    const { bottomLine, conclusion, vat } = discountedMonth(plan, 30, units)
    expect(bottomLine.operatingIncome).toBeGreaterThanOrEqual(evaluate(plan).conclusion.income)
    expect([evaluate(plan).conclusion.state, conclusion.state, vat.registered]).toEqual([
      'unregistered',
      'registered',
      false,
    ])
    expect(discountedMonth(plan, 0, 279).conclusion.state).toBe('unregistered')
  })

  it('is paid for by no number of units where it takes all that a unit leaves', () => {
    expect(unitsToPayForDiscount(simplePlan(), 60)).toBeNull()
    expect(unitsToPayForDiscount(simplePlan({}, { unitCostLanded: 150 }), 5)).toBeNull()
    expect(unitsToPayForDiscount(blankPlan(), 5)).toBeNull()
  })

  it('asks for today’s units when it is none', () => {
    expect(unitsToPayForDiscount(demoPlan(), 0)).toBeCloseTo(300)
  })

  it('leaves as much as today when so many are sold at the lower price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (discountPct) => {
        const plan = simplePlan({ vatPct: 15 }, { unitsPerMonth: 1_000_000 })
        const units = unitsToPayForDiscount(plan, discountPct)
        if (units === null) return
        const price = 100 * (1 - discountPct / 100)
        const sold = simplePlan({ vatPct: 15 }, { unitPriceInclVAT: price, unitsPerMonth: Math.round(units) })
        expect(incomeOf(sold) / incomeOf(plan)).toBeCloseTo(1, 4)
      }),
      { numRuns: 20 },
    )
  })
})

describe('free delivery', () => {
  /** Orders of 50 with a margin of 40 %, and delivery that customers pay at its cost. */
  const published = simplePlan(
    { shippingPerOrder: 8, customerShippingChargeInclVAT: 8 },
    { unitPriceInclVAT: 50, unitCostLanded: 30 },
  )

  it('pays from the usual basket plus the delivery over the margin, as is published for stores', () => {
    expect(freeDelivery(published)).toEqual({ basketInclVAT: 50, thresholdInclVAT: 70 })
  })

  it('pays from today’s basket where delivery is free already', () => {
    const { basketInclVAT, thresholdInclVAT } = freeDelivery({ ...published, customerShippingChargeInclVAT: 0 }) ?? {}
    expect(thresholdInclVAT).toBe(basketInclVAT)
  })

  it('pays from no basket where goods leave nothing, and means nothing where nothing is sent', () => {
    expect(freeDelivery(simplePlan({}, { unitCostLanded: 150 }))).toBeNull()
    expect(freeDelivery(simplePlan({}, { needsDelivery: false }))).toBeNull()
    expect(freeDelivery(blankPlan())).toBeNull()
  })

  it('leaves today’s income when every order is as large as the threshold', () => {
    const plan = { ...demoPlan(), customerShippingChargeInclVAT: 25 }
    const { basketInclVAT, thresholdInclVAT } = freeDelivery(plan) ?? { basketInclVAT: 1, thresholdInclVAT: 1 }
    const factor = thresholdInclVAT / basketInclVAT
    const many = (scale: number, baskets: number, charge: number) => ({
      ...plan,
      customerShippingChargeInclVAT: charge,
      avgUnitsPerOrder: plan.avgUnitsPerOrder * baskets,
      products: plan.products.map((product) => ({
        ...product,
        unitsPerMonth: Math.round(product.unitsPerMonth * scale * baskets),
      })),
    })
    const difference = incomeOf(many(1000, factor, 0)) - incomeOf(many(1000, 1, 25))
    expect(Math.abs(difference) / 150_000).toBeLessThan(0.01)
  })

  it('is counted with VAT where the store must register within the year, as its conclusion is', () => {
    const plan = { ...secondSample(), vatRegistered: false }
    expect(evaluate(plan).conclusion.state).toBe('registered')
    expect(freeDelivery(plan)).toEqual(freeDelivery({ ...plan, vatRegistered: true }))
  })

  it('never pays from less than today’s basket', () => {
    fc.assert(
      fc.property(usualPlan, (plan) => {
        const answer = freeDelivery(plan)
        if (answer === null) return
        expect(answer.thresholdInclVAT).toBeGreaterThanOrEqual(answer.basketInclVAT * (1 - 1e-9))
      }),
    )
  })
})
