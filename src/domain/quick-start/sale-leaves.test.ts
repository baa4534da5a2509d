import { expect, it } from 'vitest'
import { blankPlan, blankProduct } from '../plan/plan'
import { saleLeaves } from './sale-leaves'

const product = { ...blankProduct('one'), unitPriceInclVAT: 115, exFactoryPrice: 40 }
const plan = { ...blankPlan(), products: [product] }

it('takes VAT, the cost of a unit and the payment fee from the price', () => {
  // 115 is 100 and VAT of 15; the typical fee is 4 % of what is paid and 1.
  const result = saleLeaves(plan)
  expect(result?.price).toBe(115)
  expect(result?.vat).toBeCloseTo(15)
  expect(result?.unitCost).toBe(40)
  expect(result?.paymentFee).toBeCloseTo(5.6)
  expect(result?.leaves).toBeCloseTo(54.4)
})

it('does not ask for units, and reads nothing of delivery, marketing and fixed costs', () => {
  const others = {
    ...plan,
    shippingPerOrder: 25,
    packagingPerOrder: 7,
    customerShippingChargeInclVAT: 20,
    customerAcquisitionCost: 90,
    contingencyMo: 5000,
    avgUnitsPerOrder: 3,
    firstOrderDiscountPct: 10,
    firstOrderSharePct: 100,
    products: [{ ...product, unitsPerMonth: 400 }],
  }
  expect(saleLeaves(others)).toEqual(saleLeaves(plan))
})

it('keeps the whole price for a store that is not registered for VAT', () => {
  expect(saleLeaves({ ...plan, vatRegistered: false })?.vat).toBe(0)
})

it('tells the VAT that a store without registration cannot reclaim from the cost and the fee as they are typed', () => {
  // 40 and 4 % of 115 and 1, and 15 % on both.
  const result = saleLeaves({ ...plan, vatRegistered: false })
  expect(result?.unitCost).toBe(40)
  expect(result?.paymentFee).toBeCloseTo(5.6)
  expect(result?.billVat).toBeCloseTo(6.84)
  expect(result?.leaves).toBeCloseTo(115 - 45.6 - 6.84)
  expect(saleLeaves(plan)?.billVat).toBe(0)
})

it('adds no VAT to the cost of a supplier who charges none', () => {
  const local = { ...plan, vatRegistered: false, products: [{ ...product, supplierChargesVat: false }] }
  expect(saleLeaves(local)?.billVat).toBeCloseTo(0.84)
})

it('loses where a unit costs more than it brings', () => {
  expect(saleLeaves({ ...plan, products: [{ ...product, exFactoryPrice: 120 }] })?.leaves).toBeCloseTo(-25.6)
})

it('is unknown without a product or a price', () => {
  expect(saleLeaves(blankPlan())).toBeNull()
  expect(saleLeaves({ ...plan, products: [{ ...product, unitPriceInclVAT: 0 }] })).toBeNull()
})
