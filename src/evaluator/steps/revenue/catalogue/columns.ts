const numberColumns = ['unitPriceInclVAT', 'unitsPerMonth', 'salesMixTargetPct', 'exFactoryPrice'] as const
const switchColumns = ['supplierChargesVat', 'needsDelivery'] as const

export type NumberColumn = (typeof numberColumns)[number]
export type SwitchColumn = (typeof switchColumns)[number]
export type ColumnId = NumberColumn | SwitchColumn | 'name' | 'contribution' | 'category' | 'remove'

export const isNumberColumn = (column: string): column is NumberColumn => numberColumns.some((one) => one === column)
export const isSwitchColumn = (column: string): column is SwitchColumn => switchColumns.some((one) => one === column)

const columns = (...shares: ColumnId[]): readonly ColumnId[] => [
  'name',
  'unitPriceInclVAT',
  'unitsPerMonth',
  ...shares,
  'exFactoryPrice',
  'contribution',
  'category',
  'supplierChargesVat',
  'needsDelivery',
  'remove',
]

const plainColumns = columns()
const sharedColumns = columns('salesMixTargetPct')

/** The columns in their order. A share of sales is there while a total is shared out by it. */
export const columnsOf = (isShared: boolean): readonly ColumnId[] => (isShared ? sharedColumns : plainColumns)

/** What is typed into a cell, rather than followed from others. Units follow from a shared total. */
export const isTyped = (column: ColumnId, isShared: boolean): boolean =>
  column !== 'contribution' && column !== 'remove' && !(isShared && column === 'unitsPerMonth')

export const numberPath = <C extends NumberColumn>(index: number, column: C) => `products.${index}.${column}` as const
export const switchPath = <C extends SwitchColumn>(index: number, column: C) => `products.${index}.${column}` as const

/** The id of a cell: the path of its field, where it has one. */
export const cellId = (index: number, column: ColumnId): string => `products.${index}.${column}`

/** A cell of the table: the product's id and the column. */
export interface Cell {
  id: string
  column: ColumnId
}
