import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../../plan/plan'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { evaluate } from '../evaluate'
import { withoutLossOf } from '../generated/slices.gen'

const file = new URL('../../testing/worked-examples.json', import.meta.url)
const examples: { plan: object }[] = JSON.parse(readFileSync(file, 'utf8'))
const workedPlans = examples.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)

const priceOf = (plan: Plan) => withoutLossOf(plan).price

/** The plan with every price in the same proportion, so that the average is the one given. */
function at(plan: Plan, average: number): Plan {
  const { grossSalesInclVAT, totalUnits } = evaluate(plan).monthly
  const factor = (average * totalUnits) / grossSalesInclVAT
  const products = plan.products.map((one) => ({ ...one, unitPriceInclVAT: one.unitPriceInclVAT * factor }))
  return { ...plan, products }
}

/** What a unit leaves at that price, and the size of the amounts that it is the difference of. */
function contributionAt(plan: Plan, price: number): { left: number; size: number } {
  const { monthly, bottomLine } = evaluate(at(plan, price))
  const size = 1 + monthly.totalCOGS + monthly.cacVariableCost + bottomLine.returnsAndStockMo
  return { left: bottomLine.contributionPerUnit ?? 0, size }
}

describe('the price at which a unit stops losing', () => {
  it.each(workedPlans.map((plan) => [plan.storeName, plan]))('leaves a unit nothing: %s', (_, plan) => {
    const price = priceOf(plan) ?? expect.fail()
    expect(contributionAt(plan, price).left).toBeCloseTo(0, 9)
    expect(contributionAt(plan, price * 1.01).left).toBeGreaterThan(0)
    expect(contributionAt(plan, price * 0.99).left).toBeLessThan(0)
  })

  it('leaves a unit nothing in any plan that has such a price', () => {
    fc.assert(
      fc.property(everythingPlan, (plan) => {
        const price = priceOf(plan)
        if (price === null || price === 0 || evaluate(plan).monthly.grossSalesInclVAT === 0) return
        const { left, size } = contributionAt(plan, price)
        expect(Math.abs(left)).toBeLessThanOrEqual(1e-9 * size)
      }),
      { numRuns: 200 },
    )
  })

  it('is found for a product that has no price yet, and takes VAT and fees from it', () => {
    const plan: Plan = {
      ...blankPlan(),
      firstOrderSharePct: 0,
      packagingPerOrder: 0,
      shippingPerOrder: 0,
      paymentMode: 'basic',
      paymentBasicPercent: 4,
      paymentBasicFixed: 1,
      products: [{ ...blankProduct('one'), unitPriceInclVAT: 0, unitsPerMonth: 10, unitCostLanded: 50 }],
    }
    const price = priceOf(plan) ?? expect.fail()
    expect(price / 1.15).toBeCloseTo(50 + 1 + price * 0.04, 9)
  })

  it('does not exist without units, or where fees or the discount take everything', () => {
    const [plan = expect.fail()] = workedPlans
    expect(priceOf({ ...plan, products: [blankProduct('one')] })).toBeNull()
    expect(priceOf({ ...plan, firstOrderSharePct: 100, firstOrderDiscountPct: 100 })).toBeNull()
    expect(priceOf({ ...plan, paymentMode: 'basic', paymentBasicPercent: 100 })).toBeNull()
  })
})
