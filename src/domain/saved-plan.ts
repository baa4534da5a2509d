import { landedCost, wholeUnits } from './landed-cost'
import type { Plan, Product } from './plan'

function withLandedCost(product: Product): Product {
  return product.exFactoryPrice > 0 ? { ...product, unitCostLanded: landedCost(product).landed } : product
}

/**
 * The plan as it is stored: each built-up landed cost and the total of units written into it, for whoever reads the
 * stored text without the model. No result changes by it. Source: docs/model.md, 'What is stored'.
 */
export function planToSave(plan: Plan): Plan {
  let totalUnitsPerMonth = 0
  for (const product of plan.products) totalUnitsPerMonth += wholeUnits(product)
  return { ...plan, products: plan.products.map(withLandedCost), totalUnitsPerMonth }
}
