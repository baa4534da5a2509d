import { atom } from 'jotai'

const key = 'mizan.announce'

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

const chosenAtom = atom<boolean | null>(null)

/** Whether the new profit is said after a change; remembered on this device. */
export const announcesAtom = atom(
  (get) => get(chosenAtom) ?? isWanted(),
  (_get, set, announces: boolean) => {
    set(chosenAtom, announces)
    try {
      localStorage.setItem(key, announces ? 'on' : 'off')
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  },
)
