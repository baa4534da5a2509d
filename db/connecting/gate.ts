/** Why work is not begun: it was not sent to the database, and never will be. */
class NotBegun extends Error {
  constructor(
    message: string,
    readonly code: 'DATABASE_AWAY' | 'DATABASE_BUSY' = 'DATABASE_BUSY',
  ) {
    super(message)
  }
}

interface Waiting {
  begin(): void
  refuse(cause: Error): void
}

export interface Gate {
  /** Does `work` in a place of its own; refuses it, before it begins, where none comes free in time. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Refuses what waits, and all that comes until it is opened again. */
  shut(reason: string): void
  open(): void
  /** How many have a place, and how many wait for one. */
  counts(): { busy: number; waiting: number }
}

interface Bounds {
  /** How many may work at once. */
  places: number
  maxWaiting?: number
  maxWaitMs?: number
}

/**
 * Stands before the pool of connections, whose own queue has no bound and keeps what it was given through an outage: a
 * caller who was told that a save failed must not find it carried out later.
 */
export function createGate({ places, maxWaiting = 1000, maxWaitMs = 10_000 }: Bounds): Gate {
  const waiting = new Set<Waiting>()
  let [busy, shutBy] = [0, '']

  function place(): Promise<void> {
    if (busy < places) {
      busy += 1
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) return Promise.reject(new NotBegun('too many wait for the database'))
    return new Promise((resolve, reject) => {
      const refuse = (cause: Error) => {
        clearTimeout(timer)
        waiting.delete(one)
        reject(cause)
      }
      const timer = setTimeout(() => refuse(new NotBegun('no connection came free in time')), maxWaitMs)
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(one)
        resolve()
      }
      const one = { begin, refuse }
      waiting.add(one)
    })
  }

  function leave() {
    const [next] = waiting
    if (next) next.begin()
    else busy -= 1
  }

  return {
    async run(work) {
      if (shutBy) throw new NotBegun(shutBy, 'DATABASE_AWAY')
      await place()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    shut(reason) {
      shutBy = reason
      for (const one of [...waiting]) one.refuse(new NotBegun(reason, 'DATABASE_AWAY'))
    },
    open: () => {
      shutBy = ''
    },
    counts: () => ({ busy, waiting: waiting.size }),
  }
}
