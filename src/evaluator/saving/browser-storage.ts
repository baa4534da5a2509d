/** What a browser keeps for all its pages: texts that outlive a page, and which pages are alive. */
export interface BrowserStorage {
  /** The names of what is kept. */
  names(): string[]
  read(name: string): string | null
  /** False when the device refuses (full, or blocked): what stood there before then still does. */
  write(name: string, text: string): boolean
  remove(name: string): void
  /** Holds a name for as long as the page lives, or until what it answers is called. */
  hold(name: string): () => void
  /** Whether another page holds a name, or this one. */
  isLocked(name: string): Promise<boolean>
}

/** What `use` gives, or `otherwise` where storage is blocked or full. */
function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use()
  } catch {
    return otherwise
  }
}

function hold(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator) void navigator.locks.request(name, () => held)
  return release
}

/** Without locks (a page that came over plain HTTP) no other tab is known to be alive. */
async function isLocked(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  try {
    // A page that is being left lets go within moments of the next one asking.
    await navigator.locks.request(name, { signal: AbortSignal.timeout(700) }, () => {})
    return false
  } catch {
    return true
  }
}

export const browserDevice: BrowserStorage = {
  names: () => attempt(() => Object.keys(localStorage), []),
  read: (name) => attempt(() => localStorage.getItem(name), null),
  write: (name, text) =>
    attempt(() => {
      localStorage.setItem(name, text)
      return true
    }, false),
  remove: (name) => attempt(() => localStorage.removeItem(name), undefined),
  hold,
  isLocked,
}
