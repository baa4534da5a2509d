import { amountOf } from '../numbers'
import { numberNames } from '../plan/field'
import type { Plan, Product } from '../plan/plan'
import { productCostFields } from '../plan/plan-fields'

const costNames = numberNames(productCostFields)

/** Whether anything of what a product costs was typed. */
export const hasCost = (product: Product) => costNames.some((name) => amountOf(product[name]) > 0)

/** The plan with the costs of its first product, in SAR per unit and percent, in place of another one's. */
export function withCostsOfFirst(plan: Plan, index: number): Plan {
  const [first] = plan.products
  const products = plan.products.map((product, at) => {
    const copied = { ...product }
    if (first && at === index) for (const name of costNames) copied[name] = first[name]
    return copied
  })
  return { ...plan, products }
}

/** Whether a product's own supplier may write a bill without VAT: nothing of it is imported. Source: docs/model.md, 'Landed cost of one unit'. */
export const isBoughtLocally = (product: Product): boolean =>
  amountOf(product.exFactoryPrice) === 0 ||
  [product.internationalShipping, product.customsDutiesPct, Math.floor(amountOf(product.unitsPerShipment))].every(
    (value) => amountOf(value) === 0,
  )
