import type { ProductCategory } from '../options'

/** The categories whose products are often files, courses, tickets or hours: nothing is packed or sent. */
const oftenNotSent: ReadonlySet<string> = new Set<ProductCategory>(['education', 'services', 'events'])

/** True for a category whose products often need no delivery. Source: docs/model.md, 'The plan'. */
export function isOftenNotSent(category: string | undefined): boolean {
  return category !== undefined && oftenNotSent.has(category)
}
