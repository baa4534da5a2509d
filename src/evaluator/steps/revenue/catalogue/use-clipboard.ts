import { useStore } from 'jotai'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../../domain/options'
import { FileRefused } from '../../../../files/refusal'
import { readTable } from '../../../../files/tables/read-table'
import { planAtom } from '../../../state/atoms'
import { draftsAtom } from '../../../state/drafts'
import { useUndoToast } from '../../../state/undo/use-undo'
import { useChange } from '../../../state/use-change'
import { type Cell, cellId } from './columns'
import { withPasted } from './pasted-cells'
import { type Shape, useCells } from './use-cells'

/** The cells of a text; none where there are far more than any table has. */
function rowsOf(text: string): readonly (readonly string[])[] {
  try {
    return readTable(text.replace(/\r?\n$/, '')).rows
  } catch (error) {
    if (error instanceof FileRefused) return []
    throw error
  }
}

/** Cells as a spreadsheet copies and pastes them; a block is pasted from the cell that is on, as one edit. */
export function useClipboard(shape: Shape) {
  const { t } = useTranslation(['catalogue', 'options'])
  const store = useStore()
  const change = useChange()
  const sayPasted = useUndoToast()
  const { indexOf, elementOf } = useCells(shape)

  const paste = (event: ClipboardEvent, cell: Cell) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const { ids, columns } = shape
    const rows = rowsOf(event.clipboardData.getData('text/plain'))
    const place = { ids: ids.slice(ids.indexOf(cell.id)), columns: columns.slice(columns.indexOf(cell.column)) }
    const categoryOf = (text: string) =>
      productCategories.find((id) => id === text || t(`options:productCategories.${id}`) === text)
    const { plan, pasted, refused } = withPasted(store.get(planAtom), rows, place, categoryOf)
    const said = t('catalogue:pasted', { count: pasted })
    change('products', () => plan)
    sayPasted(refused > 0 ? `${said} ${t('catalogue:refused', { count: refused })}` : said)
  }

  const copy = (event: ClipboardEvent, cell: Cell) => {
    if (event.target instanceof HTMLInputElement) return
    const index = indexOf(cell.id)
    const product = store.get(planAtom).products[index]
    if (!product || cell.column === 'remove') return
    event.preventDefault()
    const draft = store.get(draftsAtom).get(cellId(index, cell.column))
    const value = cell.column === 'contribution' ? elementOf(cell)?.textContent : product[cell.column]
    event.clipboardData.setData('text/plain', draft ?? String(value ?? ''))
  }
  return { paste, copy }
}
