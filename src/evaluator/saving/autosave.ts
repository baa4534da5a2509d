/** Why the last save did not reach the server. The first two are transient; the others need user action. */
export type SaveFailure = 'offline' | 'failed' | 'refused' | 'session' | 'noAccess' | 'conflict' | 'tooLarge' | 'gone'

/** Where the saving of one project stands. Edits are counted: what is typed while a save is under way is not in it. */
export interface SaveState {
  /** The server's revision that the next save replaces. */
  revision: number
  edits: number
  /** How many of the edits the server has acknowledged. */
  saved: number
  /** How many the request under way carries; null without one. There is never a second. */
  sending: number | null
  /** A save was asked for while one was under way: the next follows at once. */
  saveQueued: boolean
  /** The next save keeps what it replaces as a version. */
  keepReplaced: boolean
  failure: SaveFailure | null
  /** Failures in a row. */
  failures: number
}

export type SaveEvent =
  | { type: 'edited' }
  /** The debounce, or the backoff, has elapsed. */
  | { type: 'debounceElapsed' }
  /** The Save button, another step, Complete. */
  | { type: 'saveRequested' }
  /** The page may be gone in a moment. */
  | { type: 'pageHidden' }
  | { type: 'saved'; revision: number }
  /** `chance`, from 0 to 1, spreads the next tries of pages that failed at the same time. */
  | { type: 'failed'; failure: SaveFailure; retryAfterMs?: number | undefined; chance?: number }
  /** Back online, or the tab is visible again. */
  | { type: 'reconnected' }
  /** What the server holds turned out to be an earlier save of this page, whose answer was lost. */
  | { type: 'ownSaveDetected'; revision: number; edits: number }
  /** The plan on the screen holds what this revision changed, too. */
  | { type: 'merged'; revision: number }
  /** In a conflict the plan on the screen was chosen, over this revision. */
  | { type: 'keptMine'; revision: number }
  /** In a conflict the other plan was chosen, and is now on the screen; an unreadable one stays as a version. */
  | { type: 'tookTheirs'; revision: number; keepReplaced: boolean; isTooLarge?: boolean }
  /** A stored plan that is too large may be replaced by what is shown of it; it stays as a version. */
  | { type: 'agreed' }

type SaveEffect = { type: 'send' } | { type: 'wait'; ms: number } | { type: 'stopWaiting' }

export interface SaveStep {
  state: SaveState
  effects: SaveEffect[]
}

/** How long after the last change the plan is saved. */
export const debounceMs = 2000
const maxBackoffMs = 30_000

/** `edits` are those that an earlier page typed and the server has not got. */
export function initialSaveState(
  revision: number,
  { keepReplaced = false, isTooLarge = false, edits = 0 } = {},
): SaveState {
  const failure = isTooLarge ? 'tooLarge' : null
  return { revision, edits, saved: 0, sending: null, saveQueued: false, keepReplaced, failure, failures: 0 }
}

export const isUnsaved = ({ edits, saved }: SaveState) => edits > saved

/** Nothing is sent until the user has decided. */
const isBlocked = ({ failure }: SaveState) => failure === 'conflict' || failure === 'tooLarge' || failure === 'gone'

/** Typing on does not help; coming back after signing in, or pressing Save, does, and a save is then under way. */
const waitsForReturn = ({ failure, sending }: SaveState) =>
  sending === null && (failure === 'session' || failure === 'noAccess')

const next = (state: SaveState, ...effects: SaveEffect[]): SaveStep => ({ state, effects })

function send(state: SaveState): SaveStep {
  if (!isUnsaved(state) || isBlocked(state)) return next(state)
  if (state.sending !== null) return next({ ...state, saveQueued: true })
  return next({ ...state, sending: state.edits, saveQueued: false }, { type: 'stopWaiting' }, { type: 'send' })
}

function edited(before: SaveState): SaveStep {
  const state = { ...before, edits: before.edits + 1 }
  return isBlocked(state) || waitsForReturn(state) ? next(state) : next(state, { type: 'wait', ms: debounceMs })
}

/** What was typed since it was sent has a pause of its own running, unless that is over or a save was requested. */
function acknowledged(before: SaveState, revision: number, saved: number): SaveStep {
  const state = { ...before, revision, saved, sending: null, saveQueued: false, failure: null, failures: 0 }
  return before.saveQueued ? send(state) : next(state)
}

const backoffMs = (failures: number) => Math.min(maxBackoffMs, debounceMs * 2 ** (failures - 1))

/**
 * When to try saveQueued: after half to all of a pause that doubles. Pages that lost the same server must not all come back at
 * the same moment. What the server asks for is waited out, and spread by a quarter of it.
 */
function retryMs(failures: number, retryAfterMs: number, chance: number): number {
  const half = backoffMs(failures) / 2
  return Math.max(half, retryAfterMs) + chance * Math.max(half, retryAfterMs / 4)
}

type Failed = Extract<SaveEvent, { type: 'failed' }>

function failed(before: SaveState, { failure, retryAfterMs = 0, chance = 0 }: Failed): SaveStep {
  const failures = before.failures + 1
  const state = { ...before, sending: null, saveQueued: false, failure, failures }
  const isTransient = failure === 'offline' || failure === 'failed'
  if (!isTransient) return next(state, { type: 'stopWaiting' })
  return next(state, { type: 'wait', ms: retryMs(failures, retryAfterMs, chance) })
}

/** The next state and what is to be done. Pure: the whole behaviour of saving is in here. */
export function saveStep(state: SaveState, event: SaveEvent): SaveStep {
  switch (event.type) {
    case 'edited':
      return edited(state)
    case 'debounceElapsed':
    case 'saveRequested':
    case 'pageHidden':
      return send(state)
    case 'reconnected':
      return state.failure === null || state.failure === 'refused' ? next(state) : send(state)
    case 'saved':
      return acknowledged({ ...state, keepReplaced: false }, event.revision, state.sending ?? state.saved)
    case 'failed':
      return failed(state, event)
    case 'ownSaveDetected':
      return acknowledged(
        { ...state, sending: null, saveQueued: true },
        event.revision,
        Math.max(state.saved, event.edits),
      )
    case 'merged':
      return send({ ...state, revision: event.revision, sending: null, saveQueued: false, failure: null, failures: 0 })
    case 'keptMine':
      return send({ ...state, revision: event.revision, failure: null, keepReplaced: true })
    case 'tookTheirs':
      return next(
        { ...initialSaveState(event.revision, event), edits: state.edits, saved: state.edits },
        { type: 'stopWaiting' },
      )
    case 'agreed':
      return state.failure === 'tooLarge' ? send({ ...state, failure: null, keepReplaced: true }) : next(state)
  }
}

export type SaveStatus = 'untouched' | 'unsaved' | 'saving' | 'saved' | SaveFailure

/** What is shown beside the Save button. */
export function saveStatus(state: SaveState): SaveStatus {
  if (state.sending !== null) return 'saving'
  if (state.failure !== null) return state.failure
  if (isUnsaved(state)) return 'unsaved'
  return state.saved === 0 ? 'untouched' : 'saved'
}
