import { evaluate } from '../model/evaluate'
import { amountOf } from '../numbers'
import type { Plan } from '../plan/plan'

/** What one sale of a product leaves before everything that is not the product's own: per unit, in the plan's currency. */
export interface SaleLeaves {
  /** What the customer pays. */
  price: number
  vat: number
  /** Without VAT, like the fee. */
  unitCost: number
  paymentFee: number
  /** The VAT on both that is not reclaimed; 0 while the store is registered. */
  billVat: number
  /** Price less VAT, unit cost, payment fee and the VAT on both: before delivery, marketing and fixed costs. Negative when a sale loses. */
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
  const sale: Plan = {
    ...plan,
    products: [{ ...product, unitsPerMonth: 1 }],
    avgUnitsPerOrder: 1,
    firstOrderDiscountPct: 0,
    customerShippingChargeInclVAT: 0,
    codSharePct: 0,
  }
  const { salesExVAT, productCost, paymentCost } = evaluate(sale).monthly
  const leaves = salesExVAT - productCost - paymentCost
  const answer = { price, vat: price - salesExVAT, unitCost: productCost, paymentFee: paymentCost, billVat: 0, leaves }
  if (plan.vatRegistered) return answer
  const { productCost: unitCost, paymentCost: paymentFee } = evaluate({ ...sale, vatPct: 0 }).monthly
  return { ...answer, unitCost, paymentFee, billVat: productCost + paymentCost - unitCost - paymentFee }
}
