import type { BrowserStorage } from './browser-storage'

/** What one page has typed into a project and the server has not acknowledged. */
export interface UnsavedEdits {
  /** The revision that the edits were made on. */
  base: number
  /** The whole plan, as it is to be stored. */
  text: string
  /** Fingerprints of the texts that were sent and not answered: any of them may be what the server holds now. */
  sent: string[]
  /** What they replace must stay as a version: it was not theirs to overwrite. */
  keepReplaced: boolean
  /** When the last of them was typed, in milliseconds. */
  at: number
}

/** What a page that is gone left on the device. */
export interface UnsyncedDraft {
  name: string
  /** As it is kept. */
  raw: string
  /** What the project was called; empty when that is not known. */
  projectName: string
  /** Null when what is kept is not in a form that we know. */
  edits: UnsavedEdits | null
}

/** Whose edits of which project. */
export interface DraftKey {
  userId: string
  id: string
  projectName: string
}

/** Tells texts apart without keeping them: two rounds of a hash, and the length. */
export function textHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  return `${text.length}.${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`
}

const prefixOfUser = (userId: string) => `mizan.unsaved:${userId}:`
const prefixOf = (userId: string, projectId: string) => `${prefixOfUser(userId)}${projectId}:`

function objectIn(raw: string): object {
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const blank = { base: 0, text: '', sent: [], at: 0, keepReplaced: false, projectName: '' }

function parseDraft(name: string, raw: string): UnsyncedDraft {
  const { base, text, sent, at, keepReplaced, projectName } = { ...blank, ...objectIn(raw) }
  const isWhole = Number.isInteger(base) && base > 0 && typeof text === 'string' && text !== '' && Array.isArray(sent)
  const edits = isWhole
    ? { base, text, sent: sent.map(String), at: Number(at) || 0, keepReplaced: keepReplaced === true }
    : null
  return { name, raw, projectName: String(projectName), edits }
}

/** The ids of the projects with unsaved edits of a user on this device. */
export function projectsWithDrafts(device: BrowserStorage, userId: string): string[] {
  const prefix = prefixOfUser(userId)
  const names = device.names().filter((name) => name.startsWith(prefix))
  return [...new Set(names.map((name) => name.slice(prefix.length, name.lastIndexOf(':'))))]
}

/** What earlier pages left of a project, the newest first. What a page that is still open keeps is its own. */
export async function unsyncedDraftsOf(
  device: BrowserStorage,
  userId: string,
  projectId: string,
): Promise<UnsyncedDraft[]> {
  const prefix = prefixOf(userId, projectId)
  const names = device.names().filter((name) => name.startsWith(prefix))
  const isLocked = await Promise.all(names.map((name) => device.isLocked(name)))
  const drafts = names.flatMap((name, index): UnsyncedDraft[] => {
    const raw = isLocked[index] ? null : device.read(name)
    return raw === null ? [] : [parseDraft(name, raw)]
  })
  return drafts.toSorted((a, b) => (b.edits?.at ?? 0) - (a.edits?.at ?? 0))
}

/** Removes what is kept elsewhere by now; not what was written there since it was read. */
export function forgetDrafts(device: BrowserStorage, { name, raw }: UnsyncedDraft): void {
  if (device.read(name) === raw) device.remove(name)
}

/** `crypto.randomUUID` is missing where a page came over plain HTTP. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The place on this device where one page keeps its unsaved edits of one project. What it shows of earlier pages stays
 * where it is until newer edits are kept, which hold it, or until nothing is unsaved any more.
 */
export class LocalDraftStore {
  readonly #device: BrowserStorage
  readonly #own: string
  readonly #projectName: string
  #inherited: UnsyncedDraft[] = []
  #releases: (() => void)[] | null = null

  constructor(device: BrowserStorage, { userId, id, projectName }: DraftKey) {
    this.#device = device
    this.#own = prefixOf(userId, id) + newId()
    this.#projectName = projectName
  }

  /** Takes over what the page shows and will be typed on. */
  inherit(left: UnsyncedDraft): void {
    this.#inherited.push(left)
  }

  /** False when the device refuses. */
  write(edits: UnsavedEdits): boolean {
    const isPersisted = this.#device.write(this.#own, JSON.stringify({ projectName: this.#projectName, ...edits }))
    if (isPersisted) this.#dropInherited()
    return isPersisted
  }

  /** Nothing is unsaved. */
  clear(): void {
    this.#device.remove(this.#own)
    this.#dropInherited()
  }

  forget(left: UnsyncedDraft): void {
    forgetDrafts(this.#device, left)
  }

  /** Tells other pages that this one is alive: what it keeps is not to be taken over. */
  hold(): void {
    const names = [this.#own, ...this.#inherited.map(({ name }) => name)]
    this.#releases ??= names.map((name) => this.#device.hold(name))
  }

  /** Leaves what is kept to the next page that opens the project. */
  release(): void {
    for (const release of this.#releases ?? []) release()
    this.#releases = null
  }

  #dropInherited() {
    for (const left of this.#inherited) this.forget(left)
    this.#inherited = []
  }
}
