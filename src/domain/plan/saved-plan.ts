import { type CostTerms, costTerms } from '../model/month/cost-terms'
import { landedCost, wholeUnits } from '../model/month/landed-cost'
import { vatTerms } from '../model/month/vat-terms'
import type { Plan, Product } from './plan'

function withLandedCost(product: Product, terms: CostTerms): Product {
  return product.exFactoryPrice > 0 ? { ...product, unitCostLanded: landedCost(product, terms).landed } : product
}

/**
 * The plan as it is stored: each built-up landed cost and the total of units written into it, for programs that read the
 * stored text without the model. No result changes by it. Source: docs/model.md, 'What is stored'.
 */
export function planToSave(plan: Plan): Plan {
  let totalUnitsPerMonth = 0
  for (const product of plan.products) totalUnitsPerMonth += wholeUnits(product)
  // Without VAT, registered or not: what does not come back is worked out from the plan that is read.
  const terms = costTerms(plan, vatTerms(plan, true))
  const products = plan.products.map((product) => withLandedCost(product, terms))
  return { ...plan, products, totalUnitsPerMonth }
}
