import { readFileSync } from 'node:fs'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { parsePlan } from '../src/domain/plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../src/domain/plan/plan'
import { secondSample } from '../src/domain/samples/second-sample'

const file = new URL('../src/domain/testing/realistic-stores.json', import.meta.url)
const stored: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'))

/** Six stores as founders describe them, by name. */
export const realisticStores: readonly (readonly [name: string, plan: Plan])[] = Object.entries(stored).map(
  ([name, plan]) => [name, parsePlan(JSON.stringify(plan)).plan],
)

const sample = demoPlan()
const priced = (price: number): Plan => ({
  ...sample,
  products: sample.products.map((product) => ({ ...product, unitPriceInclVAT: price })),
})

/** A store in each state that the results tell apart. */
export const storeStates = {
  half: {
    ...blankPlan(),
    storeName: 'Qahwa Lab',
    enableAdvancedAnalysis: true,
    firstOrderSharePct: 100,
    unanswered: ['productCost', 'delivery', 'marketing', 'fixedCosts'],
    products: [{ ...blankProduct('product-1'), name: 'Cold brew bottle', unitPriceInclVAT: 45, unitsPerMonth: 400 }],
  },
  error: {
    ...sample,
    products: sample.products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT: -20 } : product)),
  },
  loss: { ...sample, contingencyMo: 9000 },
  never: priced(12),
  profit: { ...secondSample(), products: secondSample().products.map((one) => ({ ...one, unitPriceInclVAT: 399 })) },
  huge: {
    ...sample,
    products: sample.products.map((product) => ({ ...product, unitPriceInclVAT: 999_999, unitsPerMonth: 99_999 })),
  },
  noUnits: { ...sample, products: [blankProduct('product-1')] },
} satisfies Record<string, Plan>
