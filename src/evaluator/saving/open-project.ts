import { initialSaveState, type SaveState } from './autosave'
import { textHash, type UnsavedEdits, type UnsyncedDraft } from './local-drafts'

/** A project as the server holds it. */
export interface StoredProject {
  id: string
  projectName: string
  projectData: string
  revision: number
  updatedAt: Date
}

type ReadableDraft = UnsyncedDraft & { edits: UnsavedEdits }

export interface Opening {
  /** The text to show: the server's, or newer edits that never reached it. */
  text: string
  /** The newer edits, when they are shown. */
  restored: ReadableDraft | null
  /** The project was saved from elsewhere since those edits were begun: the user must choose. */
  isConflict: boolean
  /** Older edits of other pages: each becomes a version. */
  others: ReadableDraft[]
  /** What the server has. */
  done: ReadableDraft[]
  /** What cannot be shown: it stays where it is and is offered as a file. */
  unreadable: UnsyncedDraft[]
}

/** How a page begins. */
export interface SaveStart {
  state: SaveState
  /** The stored text that the plan on the screen goes on from; null where it was replaced since. */
  base: string | null
  theirs: StoredProject | null
  /** Fingerprints of what an earlier page sent without an answer. */
  sent: string[]
  /** When the edits that an earlier page left were typed. */
  editedAt: number
  /** What else earlier pages left: it becomes versions. */
  others: readonly (UnsyncedDraft & { edits: UnsavedEdits })[]
  unreadable: string | null
  tooLarge: string | null
}

/**
 * What to show of a project, given what earlier pages left on this device. Edits belong on top of the server's plan
 * when that is the one they were made on, or one that their own page had sent.
 */
export function openingOf(
  { projectData, revision }: StoredProject,
  left: readonly UnsyncedDraft[],
  isReadable: (text: string) => boolean,
): Opening {
  const isUsable = (one: UnsyncedDraft): one is ReadableDraft => one.edits !== null && isReadable(one.edits.text)
  const usable = left.filter(isUsable)
  const unreadable = left.filter((one) => !isUsable(one))
  const isThere = ({ edits }: ReadableDraft) => edits.text === projectData
  const [restored = null, ...others] = usable.filter((one) => !isThere(one))
  const rest = { others, done: usable.filter(isThere), unreadable }
  if (!restored) return { text: projectData, restored, isConflict: false, ...rest }
  const { base, sent, text } = restored.edits
  const isOnTop = base === revision || sent.includes(textHash(projectData))
  return { text, restored, isConflict: !isOnTop, ...rest }
}

/** What can be made of a stored text. */
export interface Reading {
  isReadable(projectData: string): boolean
  /** Only its first entries can be shown. */
  isTooLarge(projectData: string): boolean
}

/** Where the saving of an opened project begins. */
export function startOf(
  project: StoredProject,
  { restored, isConflict, others }: Opening,
  { isReadable, isTooLarge }: Reading,
): SaveStart {
  const unreadable = isReadable(project.projectData) ? null : project.projectData
  const tooLarge = isTooLarge(project.projectData) ? project.projectData : null
  const edits = restored?.edits
  // Until a choice is made, the edits stand on what they were made on: a page that is killed while it asks
  // leaves the question to the next one.
  const revision = isConflict && edits ? edits.base : project.revision
  const keepReplaced = unreadable !== null || (edits?.keepReplaced ?? false)
  // Edits that keep what they replace were agreed to.
  const mustAsk = tooLarge !== null && !keepReplaced
  const state = initialSaveState(revision, { keepReplaced, isTooLarge: mustAsk, edits: edits ? 1 : 0 })
  return {
    state: isConflict ? { ...state, failure: 'conflict' } : state,
    base: isConflict ? null : project.projectData,
    theirs: isConflict ? project : null,
    sent: edits?.sent ?? [],
    editedAt: edits?.at ?? 0,
    others,
    unreadable,
    tooLarge,
  }
}
