import { amountOf } from '../../numbers'
import type { Product } from '../../plan/plan'

/** The units of a product that the formulas count: whole ones. */
export function wholeUnits(product: Product): number {
  return Math.floor(amountOf(product.unitsPerMonth))
}
