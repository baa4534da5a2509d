import type { Plan, Product } from '../../../../domain/plan/plan'
import { comparable } from '../../../../files/tables/columns'
import { type ColumnId, isNumberColumn } from './columns'

export const groupings = ['none', 'category', 'title'] as const
export type Grouping = (typeof groupings)[number]

/** A part of the table: the ids of its products, and what they have in common. */
export interface RowGroup {
  key: string
  ids: readonly string[]
}

/** Between the title of a product and what tells its variants apart. */
const afterTitle = / [–—-] |[،,(/]/

const keys: Record<Grouping, (product: Product) => string> = {
  none: () => '',
  category: ({ category }) => category,
  title: ({ name }) => (name.split(afterTitle)[0] ?? '').trim(),
}

/** The products whose names hold the words that are searched for, in the order that was asked for, in groups. */
export function shownRows(
  { products }: Plan,
  { search, order, grouping }: { search: string; order: readonly string[]; grouping: Grouping },
): RowGroup[] {
  const words = comparable(search).split(' ')
  const place = new Map(order.map((id, at) => [id, at]))
  const found = products
    .filter(({ name }) => words.every((word) => comparable(name).includes(word)))
    .toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length))
  const groups = new Map<string, string[]>()
  for (const product of found) {
    const key = keys[grouping](product)
    groups.set(key, [...(groups.get(key) ?? []), product.id])
  }
  return [...groups].map(([key, ids]) => ({ key, ids }))
}

/** The ids of the products sorted by a column, once: rows do not move while they are typed in. */
export function sortedIds(
  { products }: Plan,
  column: ColumnId,
  isDescending: boolean,
  contributions: readonly number[],
): string[] {
  const figureOf = (product: Product, at: number): number | string => {
    if (column === 'contribution') return contributions[at] ?? 0
    if (isNumberColumn(column)) return product[column]
    if (column === 'category') return product.category
    if (column === 'name') return product.name.trim()
    return column === 'remove' ? 0 : Number(product[column])
  }
  const values = products.map((product, at) => ({ id: product.id, value: figureOf(product, at) }))
  const sign = isDescending ? -1 : 1
  return values
    .toSorted(({ value: a }, { value: b }) =>
      typeof a === 'number' && typeof b === 'number'
        ? sign * (a - b)
        : sign * String(a).localeCompare(String(b), undefined, { numeric: true }),
    )
    .map(({ id }) => id)
}
