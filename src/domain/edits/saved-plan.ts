import { landedCostsOf } from '../model/generated/slices.gen'
import { wholeUnits } from '../model/month/landed-cost'
import { valueAt } from '../model/season/series'
import type { Plan } from '../plan/plan'

/**
 * The plan as it is stored: each built-up landed cost and the total of units written into it, for programs that read the
 * stored text without the model. No result changes by it. Source: docs/model.md, 'What is stored'.
 */
export function planToSave(plan: Plan): Plan {
  let totalUnitsPerMonth = 0
  for (const product of plan.products) totalUnitsPerMonth += wholeUnits(product)
  // Without VAT, registered or not: what does not come back is worked out from the plan that is read.
  const costs = landedCostsOf(plan, { isRegistered: true }).products.map(({ landed }) => landed)
  const products = plan.products.map((product, at) =>
    product.exFactoryPrice > 0 ? { ...product, unitCostLanded: valueAt(costs, at) } : product,
  )
  return { ...plan, products, totalUnitsPerMonth }
}
