import { useSetAtom, useStore } from 'jotai'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { settled } from '../../../../domain/edits/sales-mix'
import { planAtom } from '../../../state/atoms'
import { forgetDraftsAtom } from '../../../state/drafts'
import { withField } from '../../../state/plan-path'
import { applyEditAtom, endEditGroupAtom, undoAtom } from '../../../state/undo/undo'
import { useChange } from '../../../state/use-change'
import { type Cell, cellId, isNumberColumn, isSwitchColumn, isTyped, numberPath, switchPath } from './columns'
import { type Shape, type Step, useCells } from './use-cells'

const page = 10

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** How far a key moves, where it moves; far beyond an end is the end. */
function stepOf({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): Step | null {
  const far = Number.MAX_SAFE_INTEGER
  const isWhole = ctrlKey || metaKey
  const forward = isRightToLeft(currentTarget) ? -1 : 1
  const steps: Record<string, Step> = {
    ArrowUp: [isWhole ? -far : -1, 0],
    ArrowDown: [isWhole ? far : 1, 0],
    ArrowRight: [0, forward * (isWhole ? far : 1)],
    ArrowLeft: [0, -forward * (isWhole ? far : 1)],
    Home: [isWhole ? -far : 0, -far],
    End: [isWhole ? far : 0, far],
    PageUp: [-page, 0],
    PageDown: [page, 0],
  }
  return steps[key] ?? null
}

/** What is edited: a cell at a time, from the first key until it is left. */
function useEditing(shape: Shape) {
  const store = useStore()
  const endVisit = useSetAtom(endEditGroupAtom)
  const undo = useSetAtom(undoAtom)
  const forgetDrafts = useSetAtom(forgetDraftsAtom)
  const { indexOf, elementOf, focusFrom } = useCells(shape)
  const [editing, setEditing] = useState<(Cell & { since: unknown }) | null>(null)

  const begin = (cell: Cell) => {
    if (!isTyped(cell.column, shape.isShared) || isSwitchColumn(cell.column)) return
    endVisit()
    flushSync(() => setEditing({ ...cell, since: store.get(planAtom) }))
    const box = elementOf(cell)?.querySelector<HTMLElement>('input, select')
    box?.focus()
    if (box instanceof HTMLInputElement) box.select()
  }
  // The cell that comes next takes the focus first, so that the box is left as any other.
  const end = (cell: Cell, step: Step) => {
    focusFrom(cell, step)
    flushSync(() => setEditing(null))
    focusFrom(cell, step)
  }
  const takeBack = (cell: Cell) => {
    const path = cellId(indexOf(cell.id), cell.column)
    forgetDrafts((other) => other === path)
    if (editing && store.get(planAtom) !== editing.since) undo()
    end(cell, [0, 0])
  }
  return { editing, begin, end, takeBack, leave: () => setEditing(null) }
}

/** What a key does to a cell that is not being edited. */
function useCellChanges(shape: Shape) {
  const store = useStore()
  const change = useChange()
  const forgetDrafts = useSetAtom(forgetDraftsAtom)
  const { indexOf } = useCells(shape)
  const turn = ({ id, column }: Cell) => {
    const index = indexOf(id)
    if (!isSwitchColumn(column)) return
    const path = switchPath(index, column)
    change(path, (plan) => withField(plan, path, !plan.products[index]?.[column]))
  }
  const clear = ({ id, column }: Cell) => {
    if (!isNumberColumn(column) || !isTyped(column, shape.isShared)) return
    const path = numberPath(indexOf(id), column)
    forgetDrafts((other) => other === path)
    const plan = store.get(planAtom)
    store.set(applyEditAtom, { plan: settled(plan, withField(plan, path, 0)), place: path, isEmptied: true })
  }
  return { turn, clear }
}

/** The keyboard of a spreadsheet: arrows move, Enter or a letter edits, Tab goes on, Escape takes back. */
export function useGridKeys(shape: Shape) {
  const { editing, begin, end, takeBack, leave } = useEditing(shape)
  const { turn, clear } = useCellChanges(shape)
  const { elementOf, focusFrom } = useCells(shape)

  const pressWhileEditing = (event: KeyboardEvent, cell: Cell) => {
    const isList = event.target instanceof HTMLSelectElement
    const back = event.shiftKey ? -1 : 1
    const steps: Partial<Record<string, Step>> = {
      Enter: [back, 0],
      Tab: [0, back],
      ...(isList ? {} : { ArrowDown: [1, 0], ArrowUp: [-1, 0] }),
    }
    const step = steps[event.key]
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Escape' || isUndo) takeBack(cell)
    else if (step) end(cell, step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const enter = (cell: Cell) => {
    if (cell.column === 'remove') elementOf(cell)?.querySelector('button')?.click()
    else if (isSwitchColumn(cell.column)) turn(cell)
    else begin(cell)
  }

  const pressWhileMoving = (event: KeyboardEvent, cell: Cell) => {
    const step = stepOf(event)
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    if (step) focusFrom(cell, step)
    else if (event.key === 'Enter' || event.key === 'F2' || (event.key === ' ' && isSwitchColumn(cell.column)))
      enter(cell)
    else if (event.key === 'Delete' || event.key === 'Backspace') clear(cell)
    else {
      // The letter that was pressed goes into the box, over what stands there.
      if (event.key.length === 1 && !isCommand) begin(cell)
      return
    }
    event.preventDefault()
  }

  const press = (event: KeyboardEvent, cell: Cell) => {
    if (event.nativeEvent.isComposing) return
    if (editing) pressWhileEditing(event, cell)
    else pressWhileMoving(event, cell)
  }
  return { editing, begin, leave, press }
}
