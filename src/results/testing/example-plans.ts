import { readFileSync } from 'node:fs'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../../domain/plan/plan'

const file = new URL('../../domain/testing/worked-examples.json', import.meta.url)
const examples: { plan: object }[] = JSON.parse(readFileSync(file, 'utf8'))

/** The plans of the worked examples: one that earns, one that loses on each sale. */
export const workedPlans: readonly Plan[] = examples.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)

const [, losing = blankPlan(), everything = blankPlan()] = workedPlans

/** The plans that every picture must be right at. */
export const picturedPlans: Record<'demo' | 'everything in use' | 'loss' | 'no units' | 'one huge value', Plan> = {
  demo: demoPlan(),
  'everything in use': everything,
  loss: losing,
  'no units': { ...blankPlan(), enableAdvancedAnalysis: true, products: [blankProduct('product-1')] },
  'one huge value': {
    ...demoPlan(),
    products: demoPlan().products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT: 1e12 } : product)),
  },
}
