import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from './demo-plan'

it('the sample store sells 300 units a month of three products, in 150 orders', () => {
  const plan = demoPlan()
  const { monthly } = evaluate(plan)
  expect(plan.products.map(({ unitPriceInclVAT }) => unitPriceInclVAT)).toEqual([149, 89, 59])
  expect([monthly.totalUnits, monthly.ordersPerMonth]).toEqual([300, 150])
})

it('the sample store imports, gives new customers a discount, grows, and has two people', () => {
  const plan = demoPlan()
  for (const product of plan.products) expect(product).toMatchObject({ fxFeePct: 2.5, customsDutiesPct: 12 })
  expect(plan).toMatchObject({
    firstOrderDiscountPct: 15,
    firstOrderSharePct: 25,
    customerAcquisitionCost: 45,
    monthlyGrowthRate: 0.08,
  })
  expect(plan.team.map(({ monthlyCost }) => monthlyCost)).toEqual([8000, 5500])
})
