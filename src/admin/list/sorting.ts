import type { TableSorting } from './data-table'

/** How a table shows a sorting, `name` or `-name` in the address and in the calls: the minus is descending. */
export function tableSorting(sort: string): TableSorting {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' }
}

/** The sorting after a press on a column's head: the other way round, or by that column. */
export function sortedBy<T extends string>(column: string, now: T, all: readonly T[]): T {
  const wanted = now === column ? `-${column}` : now === `-${column}` ? column : null
  const first = all.find((sort) => sort === column || sort === `-${column}`)
  return all.find((sort) => sort === wanted) ?? first ?? now
}
