import type { ErrorCode } from '../../../src/domain/error-codes'
import { AppError } from '../../infra/errors'

/** Far more than reach a limit at a time; what is above is found out again each time. */
const maxKnown = 10_000

interface Refusal {
  code: ErrorCode
  /** Milliseconds since 1970. */
  until: number
}

/**
 * Who calls is asked of the database, so that a call beyond an account's limit would still cost a statement. What its
 * session or token was refused with is kept until the limit ends, under the secret that it was sent with. Nothing is kept
 * of secrets that open nothing: there are as many as one likes.
 */
export interface KnownRefusals {
  /** Counts what a right secret came with; keeps the refusal where that reaches a limit. */
  keep<T>(key: string, count: () => Promise<T>): Promise<T>
  /** Refuses what is known to be refused still; throws as `count` threw. */
  refuse(key: string): void
}

export function createKnownRefusals(): KnownRefusals {
  const known = new Map<string, Refusal>()

  function forgetPast(now: number) {
    for (const [key, { until }] of known) if (until <= now) known.delete(key)
  }

  function add(key: string, { code, retryAfter = 0 }: AppError) {
    const now = Date.now()
    if (known.size >= maxKnown) forgetPast(now)
    if (known.size < maxKnown) known.set(key, { code, until: now + retryAfter * 1000 })
  }

  return {
    async keep(key, count) {
      try {
        return await count()
      } catch (cause) {
        if (cause instanceof AppError && cause.status === 429) add(key, cause)
        throw cause
      }
    },
    refuse(key) {
      const refusal = known.get(key)
      const left = refusal ? refusal.until - Date.now() : 0
      if (refusal && left > 0) throw new AppError(refusal.code, { retryAfter: Math.ceil(left / 1000) })
    },
  }
}
