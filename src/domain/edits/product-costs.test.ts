import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { blankPlan, blankProduct, type Product } from '../plan/plan'
import { simplePlan } from '../testing/simple-plan'
import { hasCost, isBoughtLocally, withCostsOfFirst } from './product-costs'

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

it('knows where a supplier’s bill without VAT makes a difference: where nothing is imported', () => {
  const local: Partial<Product> = { exFactoryPrice: 40, labelsAndInserts: 2 }
  const costs: [Partial<Product>, boolean][] = [
    [local, true],
    [{ ...local, internationalShipping: 1 }, false],
    [{ ...local, customsDutiesPct: 5 }, false],
    [{ ...local, unitsPerShipment: 100 }, false],
    [{ exFactoryPrice: 0, unitCostLanded: 40, customsDutiesPct: 5 }, true],
  ]
  for (const [cost, isLocal] of costs) {
    const withVat = (supplierChargesVat: boolean) =>
      evaluate(simplePlan({ vatPct: 15, vatRegistered: false }, { ...cost, supplierChargesVat })).monthly
        .operatingIncome
    expect(isBoughtLocally({ ...blankProduct('a'), ...cost })).toBe(isLocal)
    expect(withVat(false) > withVat(true)).toBe(isLocal)
  }
})
