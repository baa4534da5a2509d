import { atom } from 'jotai'
import type { Trial } from '../../../domain/edits/trial'
import { isTryingAtom, stepAtom, trialAtom } from '../atoms'
import { historyAtom } from './undo'

/** A move of a trial: what was tried before and after it. */
interface Move {
  before: Trial
  after: Trial
  /** What was moved, and when last: moving it on without a pause is the same move. Null for what is never moved on. */
  what: string | null
  at: number
}

const pauseMs = 1000

interface Moves {
  past: readonly Move[]
  future: readonly Move[]
}

const none: Moves = { past: [], future: [] }

const movesOfTrialAtom = atom<Moves>(none)

/** The moves of the trial that is open; of one that was kept, dropped or left with its plan there are none. */
const movesAtom = atom((get) => {
  const [moves, trial] = [get(movesOfTrialAtom), get(trialAtom)]
  const isOfTrial = moves.past.at(-1)?.after === trial || moves.future.at(-1)?.before === trial
  return isOfTrial ? moves : none
})

/** Moves the trial on, so that it can be moved back. */
export const moveTrialAtom = atom(null, (get, set, after: Trial, what: string | null) => {
  const before = get(trialAtom)
  const { past } = get(movesAtom)
  const last = past.at(-1)
  const at = Date.now()
  const goesOn = last !== undefined && what !== null && last.what === what && at - last.at < pauseMs
  const next = goesOn ? [...past.slice(0, -1), { ...last, after, at }] : [...past, { before, after, what, at }]
  set(trialAtom, after)
  set(movesOfTrialAtom, { past: next, future: [] })
})

/** Another plan is opened: nothing of the trial of the one before can be done again. */
export const forgetMovesAtom = atom(null, (_get, set) => set(movesOfTrialAtom, none))

/** Whether a trial was begun and is neither kept nor dropped, though its figures may for now be today's. */
export const isTrialOpenAtom = atom((get) => {
  const { past, future } = get(movesAtom)
  return get(isTryingAtom) || past.length + future.length > 0
})

const canMoveAgainAtom = atom((get) => get(stepAtom) === 'results' && get(movesAtom).future.length > 0)

/** Whether Undo has something to take back: of the trial that is shown, else of the plan. */
export const canUndoAtom = atom((get) => (get(isTryingAtom) ? get(movesAtom) : get(historyAtom)).past.length > 0)

/** Whether Redo has something to do again. */
export const canRedoAtom = atom(
  (get) => get(canMoveAgainAtom) || (!get(isTryingAtom) && get(historyAtom).future.length > 0),
)

/** Takes the last move of the trial back. True where Undo concerned the trial, even with no move to take back. */
export const undoTrialAtom = atom(null, (get, set): boolean => {
  if (!get(isTryingAtom)) return false
  const { past, future } = get(movesAtom)
  const last = past.at(-1)
  if (last) {
    set(movesOfTrialAtom, { past: past.slice(0, -1), future: [...future, last] })
    set(trialAtom, last.before)
  }
  return true
})

/** Does the move again that was taken back last. True where Redo concerned the trial. */
export const redoTrialAtom = atom(null, (get, set): boolean => {
  const { past, future } = get(movesAtom)
  const last = get(canMoveAgainAtom) ? future.at(-1) : undefined
  if (!last) return get(isTryingAtom)
  set(movesOfTrialAtom, { past: [...past, last], future: future.slice(0, -1) })
  set(trialAtom, last.after)
  return true
})
