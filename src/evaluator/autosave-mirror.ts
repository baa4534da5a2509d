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
  /** When they were written, in milliseconds. */
  at: number
}

/** Tells texts apart without keeping them: two rounds of a hash, and the length. */
export function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  return `${text.length}.${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`
}

const prefixOf = (userId: string, projectId: string) => `mizan.unsaved:${userId}:${projectId}:`

function parsed(text: string | null): UnsavedEdits | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const {
      base,
      text: plan,
      sent,
      at,
      keepReplaced,
    } = { base: 0, text: '', sent: [], at: 0, keepReplaced: false, ...value }
    const isWhole = Number.isInteger(base) && base > 0 && typeof plan === 'string' && plan !== '' && Array.isArray(sent)
    return isWhole
      ? { base, text: plan, sent: sent.map(String), at: Number(at), keepReplaced: keepReplaced === true }
      : null
  } catch {
    return null
  }
}

/** Whether the page that wrote the entry is still there. It holds a lock of the entry's name for as long as it lives. */
async function isAlive(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  try {
    // A page that is being left lets go within moments of the next one asking.
    await navigator.locks.request(key, { signal: AbortSignal.timeout(700) }, () => {})
    return false
  } catch {
    return true
  }
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return [] // Storage is blocked: there is nothing to find.
  }
}

export interface Orphan {
  key: string
  edits: UnsavedEdits
}

/** Edits that earlier pages left behind, the newest first. Those of a page that is still open are its own. */
export async function orphansOf(userId: string, projectId: string): Promise<Orphan[]> {
  const found: Orphan[] = []
  for (const key of keysOf(prefixOf(userId, projectId))) {
    const edits = parsed(localStorage.getItem(key))
    if (edits && !(await isAlive(key))) found.push({ key, edits })
  }
  return found.toSorted((a, b) => b.edits.at - a.edits.at)
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** Tells other pages that this one is alive; answers the way to stop. Without locks others take its edits for left behind. */
function hold(key: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator) void navigator.locks.request(key, () => held)
  return release
}

/** `crypto.randomUUID` is missing where a page came over plain HTTP. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface Mirror {
  /** False when the device refuses (full, or blocked). */
  write(edits: UnsavedEdits): boolean
  clear(): void
  /** Leaves what is written to the next page that opens the project. */
  release(): void
}

/** The place on this device where one page keeps its unsaved edits of one project. */
export function openMirror(userId: string, projectId: string): Mirror {
  const key = prefixOf(userId, projectId) + newId()
  let release: (() => void) | null = null
  return {
    write(edits) {
      release ??= hold(key)
      try {
        localStorage.setItem(key, JSON.stringify(edits))
        return true
      } catch {
        return false
      }
    },
    clear: () => forget(key),
    release() {
      release?.()
      release = null
    },
  }
}
