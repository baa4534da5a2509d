import { maxBundleParts, type SoldProduct, soldKey } from '../../../domain/actuals/month'
import { allocate } from '../../../domain/plan/allocate'
import type { BundlePart, OrderLine } from '../orders/order'

/** A product with the units of each part that it came with; none where it is no bundle. */
export interface Bundled extends Omit<SoldProduct, 'parts'> {
  parts: readonly BundlePart[]
}

/** As long as names are kept; what is cut is told apart by what comes before. */
const [longestSku, longestName] = [100, 150]

/** A product, or a part of one, with no more of its names than is kept. */
export const cut = <T extends Pick<SoldProduct, 'sku' | 'name'>>(one: T): T =>
  one.sku.length <= longestSku && one.name.length <= longestName
    ? one
    : { ...one, sku: one.sku.slice(0, longestSku), name: one.name.slice(0, longestName) }

/** The parts of all lines of one product, those alike once; none where they are too many to be told apart. */
export function partsOf(lines: readonly OrderLine[]): BundlePart[] {
  const parts = new Map<string, BundlePart>()
  for (const line of lines)
    for (const whole of line.parts) {
      const part = cut(whole)
      const units = (parts.get(soldKey(part))?.units ?? 0) + part.units * line.units
      parts.set(soldKey(part), { ...part, units })
    }
  return parts.size > maxBundleParts ? [] : [...parts.values()]
}

/**
 * What bundles came to, shared out among their parts: by what each part costs where it is sold by itself, or evenly by
 * unit where that is not known of all.
 */
export function withParts(products: readonly Bundled[]): SoldProduct[] {
  const alone = products.filter(({ parts, units, value }) => parts.length === 0 && units > 0 && value > 0)
  const prices = new Map(alone.map((one) => [soldKey(one), one.value / one.units]))
  return products.map(({ parts, ...product }) => {
    if (parts.length === 0) return product
    const known = parts.every((part) => prices.has(soldKey(part)))
    const weights = parts.map((part) => part.units * (known ? (prices.get(soldKey(part)) ?? 0) : 1))
    const values = allocate(Math.round(product.value * 100), weights)
    return { ...product, parts: parts.map((part, at) => ({ ...part, value: (values[at] ?? 0) / 100 })) }
  })
}
