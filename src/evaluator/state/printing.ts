import { atom, type createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

/** Whether everything is being printed, not the one page. */
export const printsAllAtom = atom(false)

const maxWaitMs = 8000

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** Until the results are drawn with their parts; after a while they are printed as they are. */
async function drawn(): Promise<void> {
  const end = performance.now() + maxWaitMs
  let before = -1
  let still = 0
  while (performance.now() < end && still < 20) {
    await frame()
    const count = document.querySelectorAll('.details-of-results *').length
    still = count === before && document.querySelector('#all-figures') ? still + 1 : 0
    before = count
  }
}

/** Prints all of the results, unfolded; they must be on the screen. */
export async function printAll(store: Store): Promise<void> {
  store.set(printsAllAtom, true)
  await drawn()
  window.print()
  store.set(printsAllAtom, false)
}
