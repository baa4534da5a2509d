import type { Plan } from '../plan/plan'

const marketplaces = ['noon', 'amazon'] as const
export type Marketplace = (typeof marketplaces)[number]

/** A word of its own, with the particles that Arabic writes onto it: 'بنون' and 'وأمازون', and not 'afternoon'. */
const word = (spelled: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:[وفبل]|ال)*(?:${spelled})(?![\\p{L}\\p{N}])`, 'iu')

const spellings: Record<Marketplace, RegExp> = {
  noon: word('noon|نون'),
  amazon: word('amazon|amazonsa|[أاآ]مازون'),
}

/** Everything that a founder names in their own words. */
function namesIn({ storeName, productName, products, customOverheadsTech, customOverheadsOps }: Plan): string[] {
  const listed = [...products, ...customOverheadsTech, ...customOverheadsOps].map(({ name }) => name)
  return [storeName, productName, ...listed]
}

/**
 * The first marketplace that a plan names; null for none. Since 1 January 2026 a marketplace takes VAT out of the price of
 * a seller who is not registered. Source: docs/model.md, 'VAT that does not come back'.
 */
export function namedMarketplace(plan: Plan): Marketplace | null {
  const names = namesIn(plan)
  return marketplaces.find((marketplace) => names.some((name) => spellings[marketplace].test(name))) ?? null
}
