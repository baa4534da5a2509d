import { type Month, monthOf } from '../../domain/model/generated/month.gen'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'

/** What the two sliders reach: the first product's price in SAR, VAT included, and its units a month. */
export const reach = {
  price: { min: 99, max: 219, step: 1 },
  units: { min: 60, max: 360, step: 1 },
} as const

/** What can be moved: the price and the units of the sample store's first product. */
export interface Moved {
  price: number
  units: number
}

/** The product that is moved, as the sample store of /demo has it. */
export function sampleProduct() {
  const [product] = demoPlan().products
  if (!product) throw new Error('the sample store sells nothing')
  return product
}

/** Where the sliders stand at first: the sample store as it is. */
export function untouched(): Moved {
  const { unitPriceInclVAT, unitsPerMonth } = sampleProduct()
  return { price: unitPriceInclVAT, units: unitsPerMonth }
}

/** The sample store with its first product at this price and these units; all else as at /demo. */
export function movedPlan({ price, units }: Moved): Plan {
  const plan = demoPlan()
  const [, ...others] = plan.products
  return { ...plan, products: [{ ...sampleProduct(), unitPriceInclVAT: price, unitsPerMonth: units }, ...others] }
}

export function evaluateMoved(moved: Moved): Month {
  return monthOf(movedPlan(moved))
}
