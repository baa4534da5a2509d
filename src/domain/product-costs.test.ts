import { expect, it } from 'vitest'
import { blankPlan, blankProduct } from './plan/plan'
import { hasCost, withCostsOfFirst } from './product-costs'

const first = { ...blankProduct('a'), name: 'Oud', unitPriceInclVAT: 90, exFactoryPrice: 20, customsDutiesPct: 5 }
const plan = { ...blankPlan(), products: [first, { ...blankProduct('b'), name: 'Musk', unitPriceInclVAT: 70 }] }

it('copies every cost of the first product and nothing else of it', () => {
  expect(plan.products.map(hasCost)).toEqual([true, false])
  const { products } = withCostsOfFirst(plan, 1)
  expect(products[0]).toEqual(first)
  expect(products[1]).toMatchObject({ id: 'b', name: 'Musk', unitPriceInclVAT: 70 })
  expect(products[1]).toMatchObject({ exFactoryPrice: 20, customsDutiesPct: 5, insurance: 0 })
})

it('leaves a plan without products as it is', () => {
  expect(withCostsOfFirst(blankPlan(), 0)).toEqual(blankPlan())
})
