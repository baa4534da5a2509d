import { expect, it } from 'vitest'
import { simplePlan } from '../testing/simple-plan'
import { costOfBill } from './bills'
import { actualFigures, figuresBeside } from './figures'

it('a bill for goods that the plan has none of costs what VAT adds, where the store cannot reclaim it', () => {
  const plan = simplePlan({ vatRegistered: false, vatPct: 15 })
  const without = { ...plan, products: plan.products.map((one) => ({ ...one, exFactoryPrice: 0, unitCostLanded: 0 })) }
  expect(costOfBill(without, 'productCost')).toBeCloseTo(1.15, 9)
  expect(costOfBill({ ...without, vatRegistered: true }, 'productCost')).toBe(1)
})

it('the VAT in sales is a figure of registered stores alone', () => {
  expect(figuresBeside(simplePlan({ vatRegistered: true }))).toEqual(actualFigures)
  expect(figuresBeside(simplePlan({ vatRegistered: false }))).not.toContain('vat')
})
