import type { createStore } from 'jotai'
import { historyAtom } from '../../state/undo/undo'
import { deviceActuals, keepDeviceActuals } from './device-actuals'

/**
 * Takes the actual months off this device, because the last edit put another store in the place of theirs. Undo brings them
 * back with their plan, and Redo those of the other store.
 */
export function setActualsAside(store: ReturnType<typeof createStore>): void {
  const replacement = store.get(historyAtom).past.at(-1)
  let others = deviceActuals()
  if (others.length === 0) return
  keepDeviceActuals([])
  let isReplaced = true
  const isIn = (edits: readonly { visit: number }[]) => edits.some(({ visit }) => visit === replacement?.visit)
  const stop = store.sub(historyAtom, () => {
    const { past, future } = store.get(historyAtom)
    if (isIn(past) === isReplaced) return
    // The edit can be neither undone nor made again: another plan was opened.
    if (isReplaced && !isIn(future)) return stop()
    const these = deviceActuals()
    keepDeviceActuals(others)
    others = these
    isReplaced = !isReplaced
  })
}
