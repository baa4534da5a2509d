import { evaluate } from '../model/evaluate'
import { amountOf } from '../numbers'
import type { Plan } from '../plan/plan'

/** What one sale of a product leaves before everything that is not the product's own: per unit, in the plan's currency. */
export interface SaleLeaves {
  /** What the customer pays. */
  price: number
  vat: number
  unitCost: number
  paymentFee: number
  /** Price less VAT, unit cost and payment fee: before delivery, marketing and fixed costs. Negative when a sale loses. */
  leaves: number
}

/**
 * What one sale of a plan's first product leaves, sold by itself at its full price and paid for at once; null while it has
 * no price. Source: docs/model.md, 'What a sale leaves'.
 */
export function saleLeaves(plan: Plan): SaleLeaves | null {
  const [product] = plan.products
  const price = amountOf(product?.unitPriceInclVAT)
  if (product === undefined || price === 0) return null
  const { salesExVAT, productCost, paymentCost } = evaluate({
    ...plan,
    products: [{ ...product, unitsPerMonth: 1 }],
    avgUnitsPerOrder: 1,
    firstOrderDiscountPct: 0,
    customerShippingChargeInclVAT: 0,
    codSharePct: 0,
  }).monthly
  const leaves = salesExVAT - productCost - paymentCost
  return { price, vat: price - salesExVAT, unitCost: productCost, paymentFee: paymentCost, leaves }
}
