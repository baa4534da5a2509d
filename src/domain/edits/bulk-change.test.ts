import { expect, it } from 'vitest'
import { blankPlan, blankProduct, type Plan } from '../plan/plan'
import { withChangedBy } from './bulk-change'
import { withVolumeMode } from './sales-mix'

const plan: Plan = {
  ...blankPlan(),
  products: [
    { ...blankProduct('a'), unitPriceInclVAT: 99.99, unitsPerMonth: 33, exFactoryPrice: 40, unitCostLanded: 44 },
    { ...blankProduct('b'), unitPriceInclVAT: 200, unitsPerMonth: 10, unitCostLanded: 70 },
    { ...blankProduct('c'), unitPriceInclVAT: 10, unitsPerMonth: 1 },
  ],
}
const some = new Set(['a', 'b'])
const of = (after: Plan, field: 'unitPriceInclVAT' | 'unitsPerMonth' | 'exFactoryPrice' | 'unitCostLanded') =>
  after.products.map((product) => product[field])

it('changes prices to the halala, of the products that are named alone', () => {
  expect(of(withChangedBy(plan, some, { figure: 'price', percent: 5 }), 'unitPriceInclVAT')).toEqual([104.99, 210, 10])
})

it('changes the cost that counts', () => {
  const after = withChangedBy(plan, some, { figure: 'cost', percent: -10 })
  expect(of(after, 'exFactoryPrice')).toEqual([36, 0, 0])
  expect(of(after, 'unitCostLanded')).toEqual([44, 63, 0])
})

it('changes units to whole ones, none below zero, and the total of orders with them', () => {
  expect(of(withChangedBy(plan, some, { figure: 'units', percent: 10 }), 'unitsPerMonth')).toEqual([36, 11, 1])
  expect(of(withChangedBy(plan, some, { figure: 'units', percent: -200 }), 'unitsPerMonth')).toEqual([0, 0, 1])
  const byOrders = withVolumeMode(plan, 'orders')
  const after = withChangedBy(byOrders, new Set(['a', 'b', 'c']), { figure: 'units', percent: 100 })
  expect([byOrders.totalOrdersPerMonth, after.totalOrdersPerMonth]).toEqual([44, 88])
})
