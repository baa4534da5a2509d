import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '../http/errors'

/** OWASP's least for argon2id, which is the package's own choice: 19 MiB, two passes, one lane. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most `atOnce` at a time; `waiting` more may queue, the last `reserved` of them from known browsers alone. Beyond
 * that a call is refused as busy.
 */
function createQueue(atOnce: number, waiting: number, reserved: number) {
  const queue: (() => void)[] = []
  let running = 0
  const mustHaveRoom = (isKnown = false) => {
    const places = isKnown ? waiting : waiting - reserved
    if (running >= atOnce && queue.length >= places) throw new AppError('BUSY', { retryAfter: 1 })
  }
  const enter = async <T>(work: () => Promise<T>, isKnown: boolean): Promise<T> => {
    mustHaveRoom(isKnown)
    if (running >= atOnce) {
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The place goes to who waited; freeing it first would let a newcomer slip in between.
      if (next) next()
      else running--
    }
  }
  return { mustHaveRoom, enter }
}

export interface Passwords {
  /** Throws BUSY while the queue is full for who asks, known browser or not: asked first, it spares the database what could not be finished. */
  mustHaveRoom(isKnown?: boolean): void
  hash(password: string): Promise<string>
  /** False for a missing or void hash as well, after the same work, so that the time does not tell whether an account exists. */
  verify(stored: string | undefined, password: string, isKnown?: boolean): Promise<boolean>
  /** How many were made and compared since the start, and how many at most at the same time. */
  readonly done: { hashed: number; verified: number; mostAtOnce: number }
}

/**
 * How many are hashed at the same time: two, but one core stays free for everything else. On two cores two at once
 * serve fewer logins than one, and keep a visitor who reads waiting for seconds.
 */
export const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** A hash takes a core for a thirtieth of a second: without a queue a few dozen logins stop everything else. */
export function createPasswords(options: Options = {}): Passwords {
  const settings = { ...strength, ...options }
  const queue = createQueue(hashesAtOnce, 20, 5)
  const done = { hashed: 0, verified: 0, mostAtOnce: 0 }
  let atOnce = 0
  const counted = <T>(what: 'hashed' | 'verified', work: () => Promise<T>, isKnown = false) =>
    queue.enter(async () => {
      done[what]++
      done.mostAtOnce = Math.max(done.mostAtOnce, ++atOnce)
      return work().finally(() => atOnce--)
    }, isKnown)
  let standIn: Promise<string> | undefined
  return {
    done,
    mustHaveRoom: queue.mustHaveRoom,
    hash: (password) => counted('hashed', () => hash(password, settings)),
    async verify(stored, password, isKnown) {
      standIn ??= hash('a password that no account has', settings)
      const other = await standIn
      const isRight = await counted('verified', () => verify(stored || other, password), isKnown)
      return isRight && Boolean(stored)
    },
  }
}
