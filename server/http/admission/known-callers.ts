/** Far more than call within the minutes that matter. */
const maxKnown = 10_000

/** Whose calls are counted together: of an account, its browsers and its programs apart. */
export interface KnownCallers {
  /** This secret was found to be the caller's. */
  note(credential: string, who: string): void
  /** Whose secret it was when it was last looked up; null for what was never seen, or opens nothing. */
  find(credential: string | null): string | null
}

/** Who calls is asked of the database. What must be known before, to say who waits or is refused first, is kept of the last calls. */
export function createKnownCallers(): KnownCallers {
  const known = new Map<string, string>()
  return {
    note(credential, who) {
      known.delete(credential)
      known.set(credential, who)
      const [oldest] = known.size > maxKnown ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
    },
    find: (credential) => (credential === null ? null : (known.get(credential) ?? null)),
  }
}
