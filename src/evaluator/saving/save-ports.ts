import type { SaveFailure, SaveState } from './autosave'
import type { LocalDraftStore } from './local-drafts'
import type { Reading, StoredProject } from './open-project'
import type { SavedElsewhere } from './other-tabs'

export interface Refusal {
  failure: SaveFailure
  /** The server's sentence. */
  message?: string | undefined
  retryAfterMs?: number | undefined
}

/** What saving needs of the world. */
export interface SavePorts extends Reading {
  project: Pick<StoredProject, 'id' | 'projectName'>
  /** The plan on the screen, as it is to be stored. */
  planText(): string
  server: {
    save(input: { revision: number; projectData: string; keepReplaced: boolean }): Promise<{ revision: number }>
    read(): Promise<StoredProject>
    keepVersion(projectData: string): Promise<unknown>
  }
  refusalOf(error: unknown): Refusal
  mirror: LocalDraftStore
  /** Tells the other tabs of this browser what was saved. */
  tellTabs(saved: SavedElsewhere): void
  now(): number
  /** From 0 to 1. */
  random(): number
  /** Runs something later; answers the way to call it off. */
  later(run: () => void, ms: number): () => void
  onChange(view: SaveView): void
  /**
   * Puts the plan on the screen together with one that was saved elsewhere, both begun with `base`, and shows it: answers
   * the fields that both changed, and shows nothing where there are any. Null where a text cannot be read.
   */
  merge(base: string, theirs: string): readonly string[] | null
}

/** What the page shows of the saving. */
export interface SaveView {
  state: SaveState
  /** When the server last acknowledged. */
  savedAt: number | null
  /** False when this device refuses to keep unsaved edits. */
  isPersisted: boolean
  /** The other plan, in a conflict. */
  theirs: StoredProject | null
  /** The dot paths of the fields that it and the plan on the screen both changed; empty where that is not known. */
  clashes: readonly string[]
  /** The server's sentence for what went wrong. */
  message: string | undefined
  /** The stored text that could not be read. */
  unreadable: string | null
  /** The stored text of which only the first entries are shown. */
  tooLarge: string | null
  /** How many texts that earlier pages left became versions. */
  archivedDrafts: number
}
