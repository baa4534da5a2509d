import type { FastifyReply } from 'fastify'
import { AppError } from '../infra/errors'
import type { Allowance } from '../infra/rate-limits'

/** What the policy is called that the calls of one account's programs share. */
const name = '"programs"'

function tell(reply: FastifyReply, { left, seconds }: Pick<Allowance, 'left' | 'seconds'>) {
  reply.header('ratelimit', `${name};r=${left};t=${seconds}`)
}

/**
 * Tells a program what it may still do, before it is refused and when it is: the fields of the IETF's draft
 * 'RateLimit header fields for HTTP'. A caller that is not counted is told nothing.
 */
export async function tellAllowance<T>(
  reply: FastifyReply,
  count: () => Promise<{ allowance: Allowance | null; value: T }>,
): Promise<T> {
  try {
    const { allowance, value } = await count()
    if (allowance) {
      reply.header('ratelimit-policy', `${name};q=${allowance.limit};w=${allowance.window}`)
      tell(reply, allowance)
    }
    return value
  } catch (cause) {
    if (cause instanceof AppError && cause.status === 429) tell(reply, { left: 0, seconds: cause.retryAfter ?? 1 })
    throw cause
  }
}
