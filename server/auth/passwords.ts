import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createFairQueue, type Party } from '../infra/fair-queue'

/** OWASP's least for argon2id, which is the package's own choice: 19 MiB, two passes, one lane. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  /** Throws BUSY while the queue is full for who asks: asked first, it spares the database what could not be finished. */
  mustHaveRoom(party: Party): void
  hash(password: string, party: Party): Promise<string>
  /** False for a missing or void hash as well, after the same work, so that the time does not tell whether an account exists. */
  verify(stored: string | undefined, password: string, party: Party): Promise<boolean>
  /** How many were made and compared since the start, and how many at most at the same time. */
  readonly done: { hashed: number; verified: number; maxAtOnce: number }
}

/**
 * How many are hashed at the same time: two, but one core stays free for everything else. On two cores two at once
 * serve fewer logins than one, and keep a visitor who reads waiting for seconds.
 */
export const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** A hash takes a core for a thirtieth of a second: without a queue a few dozen logins stop everything else. */
export function createPasswords(options: Options = {}): Passwords {
  const settings = { ...strength, ...options }
  const queue = createFairQueue({ atOnce: hashesAtOnce, waiting: 15, reserved: 5, ofOne: 2 })
  const done = { hashed: 0, verified: 0, maxAtOnce: 0 }
  let atOnce = 0
  const counted = <T>(what: 'hashed' | 'verified', party: Party, work: () => Promise<T>) =>
    queue.enter(party, async () => {
      done[what]++
      done.maxAtOnce = Math.max(done.maxAtOnce, ++atOnce)
      return work().finally(() => atOnce--)
    })
  let standIn: Promise<string> | undefined
  return {
    done,
    mustHaveRoom: (party) => queue.mustHaveRoom(party),
    hash: (password, party) => counted('hashed', party, () => hash(password, settings)),
    async verify(stored, password, party) {
      standIn ??= hash('a password that no account has', settings)
      const other = await standIn
      const isRight = await counted('verified', party, () => verify(stored || other, password))
      return isRight && Boolean(stored)
    },
  }
}
