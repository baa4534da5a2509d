import { readFileSync } from 'node:fs'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../../domain/plan/plan'
import { withAnswered } from '../../domain/rules/unanswered'

const file = new URL('../../domain/testing/worked-examples.json', import.meta.url)
const examples: { plan: object }[] = JSON.parse(readFileSync(file, 'utf8'))

/** The plans of the worked examples: one that earns, one that loses on each sale. */
export const workedPlans: readonly Plan[] = examples.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)

const storesFile = new URL('../../domain/testing/realistic-stores.json', import.meta.url)
const stores: Record<string, object> = JSON.parse(readFileSync(storesFile, 'utf8'))

type NamedPlan = readonly [name: string, plan: Plan]

/** Six stores as founders describe them, by name. */
const realisticStores: readonly NamedPlan[] = Object.entries(stores).map(([name, plan]) => [
  name,
  parsePlan(JSON.stringify(plan)).plan,
])

/** The stores with their cash by month. */
export const storesWithCashPlan: readonly NamedPlan[] = realisticStores.map(([name, plan]) => [
  name,
  { ...plan, cashPlan: { ...plan.cashPlan, enabled: true } },
])

/** The same with a season, a start, terms of suppliers and annual bills in use. */
export const busyStores: readonly NamedPlan[] = storesWithCashPlan.map(([name, plan]) => {
  const { cashPlan, season } = plan
  const terms = { leadTimeMonths: 2, stockCoverMonths: 2, supplierDepositPct: 30, supplierBalanceDays: 45 }
  const months = [80, 90, 200, 120, 90, 80, 70, 90, 100, 100, 130, 50]
  return [
    name,
    {
      ...plan,
      startMonth: '2026-11',
      rampMonths: 2,
      season: { ...season, mode: 'months', months },
      cashPlan: { ...cashPlan, ...terms, months: 12, openingCash: 5000, preLaunchMonths: 2, annualBillsMonth: 4 },
    },
  ]
})

const [, losing = blankPlan(), everything = blankPlan(), chargesForCod = blankPlan()] = workedPlans

/** The plans that every picture must be right at. */
export const picturedPlans: Record<
  'demo' | 'everything in use' | 'charges for cash on delivery' | 'loss' | 'no units' | 'one huge value',
  Plan
> = {
  demo: demoPlan(),
  // One of its products is a file, which costs nothing to sell again.
  'everything in use': withAnswered(everything, ['productCost']),
  'charges for cash on delivery': chargesForCod,
  loss: losing,
  'no units': { ...blankPlan(), enableAdvancedAnalysis: true, products: [blankProduct('product-1')] },
  'one huge value': {
    ...demoPlan(),
    products: demoPlan().products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT: 1e12 } : product)),
  },
}
