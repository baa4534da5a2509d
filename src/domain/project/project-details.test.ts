import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, blankProduct, exampleFigures } from '../plan/plan'
import { withExampleProduct } from '../rules/unanswered'
import { projectDetails } from './project-details'

it('shows the key fields of a plan, of its first product where they are a product’s', () => {
  const plan = { ...demoPlan(), productCategory: 'home', fulfillmentMethod: '3pl' }
  expect(projectDetails(JSON.stringify(plan))).toMatchObject({
    productCategory: 'home',
    currency: 'SAR',
    products: 3,
    unitPriceInclVAT: 149,
    unitsPerMonth: plan.products[0]?.unitsPerMonth,
    exFactoryPrice: plan.products[0]?.exFactoryPrice,
    customerAcquisitionCost: 45,
    vatPct: 15,
    vatRegistered: true,
    firstOrderDiscountPct: 15,
    fulfillmentMethod: '3pl',
  })
})

it('takes the category of the first product where the store has none of its own', () => {
  const products = [{ category: 'books' }]
  expect(projectDetails(JSON.stringify({ products })).productCategory).toBe('books')
  expect(projectDetails(JSON.stringify({ products: [{ name: 'Lamp' }] })).productCategory).toBe('')
  expect(projectDetails('{"storeName":""}')).toMatchObject({ productCategory: '', products: 0, vatPct: 15 })
})

it('has no figure that nobody has entered yet, though one stands in the plan', () => {
  const half = { ...demoPlan(), unanswered: ['marketing'] }
  expect(projectDetails(JSON.stringify(half))).toMatchObject({ customerAcquisitionCost: null, unitPriceInclVAT: 149 })
  const example = withExampleProduct(blankPlan(), { ...blankProduct('one'), ...exampleFigures })
  expect(projectDetails(JSON.stringify(example))).toMatchObject({
    unitPriceInclVAT: null,
    unitsPerMonth: null,
    exFactoryPrice: null,
  })
})

it('is empty where nothing was entered, rather than what a blank plan begins with', () => {
  for (const text of ['{}', ' {\n} ']) expect(projectDetails(text)).toEqual({})
})

it('is empty where the text is no plan', () => {
  for (const text of ['', 'not JSON', '[]', '"text"', '{"products":']) expect(projectDetails(text)).toEqual({})
})

it('shows a currency as short as a code', () => {
  expect(projectDetails(JSON.stringify({ currency: 'no code at all' })).currency).toBe('no code ')
})
