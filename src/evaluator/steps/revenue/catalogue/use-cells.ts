import { useStore } from 'jotai'
import { planAtom } from '../../../state/atoms'
import { type Cell, type ColumnId, cellId } from './columns'

/** The table as it is shown. */
export interface Shape {
  /** The ids of the rows, in their order. */
  ids: readonly string[]
  columns: readonly ColumnId[]
  isShared: boolean
}

export type Step = readonly [rows: number, columns: number]

const clamped = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/** Where the cells of the table are: in the plan, on the page, and beside one another. */
export function useCells({ ids, columns }: Shape) {
  const store = useStore()
  const indexOf = (id: string) => store.get(planAtom).products.findIndex((product) => product.id === id)
  const elementOf = ({ id, column }: Cell) => document.getElementById(cellId(indexOf(id), column))
  const focusFrom = ({ id, column }: Cell, [rows, places]: Step) => {
    const row = ids[clamped(ids.indexOf(id) + rows, ids.length)]
    const next = columns[clamped(columns.indexOf(column) + places, columns.length)]
    const cell = row !== undefined && next !== undefined ? elementOf({ id: row, column: next }) : null
    cell?.focus({ preventScroll: true })
    // Whole: the focus alone leaves a cell that is seen in part where it is.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { indexOf, elementOf, focusFrom }
}
