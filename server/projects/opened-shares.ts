/** Far more than are read at a time. */
const maxKnown = 10_000

/** Milliseconds for which a link is known to have worked. */
const knownFor = 600_000

/** Links that worked lately: many people behind one address read the same one, also while a stranger there tries others. */
export interface OpenedShares {
  note(tokenHash: string): void
  has(tokenHash: string): boolean
}

export function createOpenedShares(): OpenedShares {
  const opened = new Map<string, number>()
  return {
    note(tokenHash) {
      opened.delete(tokenHash)
      opened.set(tokenHash, Date.now())
      const [oldest] = opened.size > maxKnown ? opened.keys() : []
      if (oldest !== undefined) opened.delete(oldest)
    },
    has: (tokenHash) => Date.now() - (opened.get(tokenHash) ?? 0) < knownFor,
  }
}
