import { blankPlan, blankProduct, type Plan, type Product } from '../plan/plan'

/** Ten units at 100 without VAT that cost 40 each, and nothing else: an income of 600. */
export function simplePlan(changes: Partial<Plan> = {}, product: Partial<Product> = {}): Plan {
  return {
    ...blankPlan(),
    vatPct: 0,
    paymentBasicPercent: 0,
    paymentBasicFixed: 0,
    products: [{ ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: 10, unitCostLanded: 40, ...product }],
    ...changes,
  }
}
