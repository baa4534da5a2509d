import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../db/client'
import { rateLimits } from '../../db/schema'
import type { ErrorCode } from '../../src/domain/error-codes'
import { AppError } from './errors'
import { isTurnedAway } from './fair-queue'
import { clientAddress } from './ip-key'
import type { SecretKey } from './secret-key'

const daySeconds = 86_400

interface Rule {
  points: number
  duration: number
  /** TOO_MANY_TRIES where nothing is said. */
  refusal?: ErrorCode
}

/** How many tries in how many seconds. A try that succeeds is given back, so only failures count. */
const rules = {
  loginFromHere: { points: 8, duration: 300 },
  loginAccount: { points: 60, duration: 3600 },
  loginDevice: { points: 8, duration: 300 },
  loginAddress: { points: 60, duration: 600 },
  /** Those that succeed, of one account: no person signs in this often, and each takes a hash and a session. */
  signIns: { points: 30, duration: 600 },
  register: { points: 30, duration: 3600 },
  codeToEmail: { points: 5, duration: 3600 },
  codeToDevice: { points: 5, duration: 3600 },
  codeToDevices: { points: 10, duration: 3600 },
  codeFromAddress: { points: 20, duration: 3600 },
  codeTriesOfDevice: { points: 30, duration: 600 },
  codeTries: { points: 30, duration: 600 },
  /** Wrong codes of one account in 30 days, of strangers and of its known browsers: then links take the place of codes. */
  codeGuesses: { points: 100, duration: 30 * daySeconds },
  codeGuessesOfDevices: { points: 100, duration: 30 * daySeconds },
  wrongCodes: { points: 25, duration: daySeconds },
  /** Answers of passkeys and recovery codes that are wrong: nobody guesses them, and each is looked up. */
  passkeyTries: { points: 60, duration: 600 },
  /** As long as a link is good: while one is in the mailbox no other is sent. */
  linkToEmail: { points: 1, duration: 600 },
  /** Codes and links that any visitor may have sent to an address, registering included; known browsers have their own. */
  mailsForStrangers: { points: 20, duration: daySeconds },
  notices: { points: 10, duration: daySeconds },
  paymentFromAddress: { points: 20, duration: 600 },
  paymentAccount: { points: 20, duration: 600 },
  checkout: { points: 20, duration: 3600 },
  transfer: { points: 10, duration: 86_400 },
  settle: { points: 120, duration: 600 },
  /** Wrong passwords in an open session, which ends with the last; those of one account in all its sessions. */
  passwordProof: { points: 10, duration: daySeconds },
  passwordProofAccount: { points: 30, duration: 600 },
  passwordProofMonth: { points: 100, duration: 30 * daySeconds },
  /** Calls, not tries: a program is told of them before it reaches them. */
  tokenCalls: { points: 300, duration: 60, refusal: 'TOO_MANY_REQUESTS' },
  wrongToken: { points: 100, duration: 600 },
  connecting: { points: 30, duration: 3600 },
  /** Fetches that are asked for: each reads months of orders. */
  storeFetch: { points: 6, duration: 3600 },
  webhookPing: { points: 20, duration: 600 },
} as const satisfies Record<string, Rule>
type LimitName = keyof typeof rules

export const limitNames: readonly LimitName[] = Object.keys(rules).filter((name): name is LimitName => name in rules)

/** One try counts against each of these; whom the key names is not readable in the table. */
export type Attempts = readonly (readonly [LimitName, key: string])[]

/** The request that a try came with, as the log names it. */
interface Sender {
  id: string
  ip: string
}

/** What is left of a limit, and the seconds after which it is whole again. */
export interface Allowance {
  limit: number
  /** Seconds in which so much is allowed. */
  window: number
  left: number
  seconds: number
}

export interface Limits {
  /**
   * Counts a try before it is made; refuses it when one of the limits is reached. `from` is what the log tells of it. Gives
   * what is left of the last of them; null where nothing is counted.
   */
  count(attempts: Attempts, from?: Sender): Promise<Allowance | null>
  /** Takes a counted try back. */
  refundAttempt(attempts: Attempts): Promise<void>
  /** Forgets what was counted. */
  forget(attempts: Attempts): Promise<void>
  /** Whether the next try would be refused by one of them; counts nothing. */
  isReached(attempts: Attempts): Promise<boolean>
  /** Counts what has happened, and refuses nothing: true when it is the last that the rule allows. */
  isLast(name: LimitName, key: string): Promise<boolean>
}

/** Counts a try; false where a limit is reached, which is then no refusal. */
export const isWithin = (limits: Limits, attempts: Attempts): Promise<boolean> =>
  limits.count(attempts).then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'TOO_MANY_TRIES') return false
      throw cause
    },
  )

/** One try that is counted before it is made, so that many at once are no way around; one that no queue had room for is taken back. */
export async function tryCounted<T>(limits: Limits, attempts: Attempts, attempt: () => Promise<T>): Promise<T> {
  await limits.count(attempts)
  try {
    return await attempt()
  } catch (cause) {
    if (isTurnedAway(cause)) await limits.refundAttempt(attempts)
    throw cause
  }
}

const none: Limits = {
  count: async () => null,
  refundAttempt: async () => {},
  forget: async () => {},
  isReached: async () => false,
  isLast: async () => false,
}

/** Milliseconds after which a reached limit is asked of the database again: another process may have taken tries back. */
const believedFor = 10_000

/** One of the limits; once it is reached it is refused from memory, so that what goes on trying costs no statement. */
function createLimiter(db: Db, name: LimitName) {
  const limiter = new RateLimiterDrizzle({
    ...rules[name],
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    clearExpiredByTimeout: false,
    // Not at the last try that is allowed: it may be taken back.
    inMemoryBlockOnConsumed: rules[name].points + 1,
  })
  const refused = new Set<string>()
  let readAt = Date.now()

  function readAgain() {
    limiter.deleteInMemoryBlockedAll()
    refused.clear()
    readAt = Date.now()
  }

  return {
    consume(key: string) {
      if (Date.now() - readAt > believedFor) readAgain()
      return limiter.consume(key).catch((refusal) => {
        refused.add(key)
        throw refusal
      })
    },
    async refund(key: string) {
      await limiter.reward(key)
      if (refused.has(key)) readAgain()
    },
    forget: (key: string) => limiter.delete(key),
    get: (key: string) => limiter.get(key),
    penalty: (key: string) => limiter.penalty(key),
  }
}

/**
 * The limits on guessing, counted in the database so that they hold for all processes together, and refused from memory
 * once they are reached.
 */
export function createLimits(db: Db, isOn: boolean, log: FastifyBaseLogger, secretKey: SecretKey): Limits {
  if (!isOn) return none
  const hashed = (key: string) => secretKey.sign('limit', key)
  const limiters: Partial<Record<LimitName, ReturnType<typeof createLimiter>>> = {}
  const limiter = (name: LimitName) => {
    limiters[name] ??= createLimiter(db, name)
    return limiters[name]
  }

  async function consume(name: LimitName, key: string, from: Sender | undefined): Promise<Allowance> {
    const { points, duration, refusal = 'TOO_MANY_TRIES' }: Rule = rules[name]
    try {
      const { remainingPoints, msBeforeNext } = await limiter(name).consume(hashed(key))
      return { limit: points, window: duration, left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      // Once, when it is first reached: an attack must not also fill the log.
      if (refused.consumedPoints === rules[name].points + 1)
        log.warn({ limit: name, reqId: from?.id, ip: clientAddress(from?.ip) }, 'a limit on tries was reached')
      throw new AppError(refusal, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    }
  }

  return {
    async count(attempts, from) {
      let last: Allowance | null = null
      for (const [name, key] of attempts) last = await consume(name, key, from)
      return last
    },
    async refundAttempt(attempts) {
      for (const [name, key] of attempts) await limiter(name).refund(hashed(key))
    },
    async forget(attempts) {
      for (const [name, key] of attempts) await limiter(name).forget(hashed(key))
    },
    async isReached(attempts) {
      for (const [name, key] of attempts) {
        const counted = await limiter(name).get(hashed(key))
        if (counted && counted.consumedPoints >= rules[name].points) return true
      }
      return false
    },
    async isLast(name, key) {
      const { consumedPoints } = await limiter(name).penalty(hashed(key))
      return consumedPoints === rules[name].points
    },
  }
}
