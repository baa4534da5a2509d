import type Stripe from 'stripe'
import { AppError } from '../infra/errors'

/** What the log may know of Stripe's refusal. Its own sentences repeat the ids that were asked for. */
class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'

  constructor({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError) {
    super([type, statusCode, code, param, requestId].filter((part) => part !== undefined).join(' '))
  }
}

const isNotThere = ({ statusCode, code }: Stripe.errors.StripeError) =>
  statusCode === 404 || code === 'resource_missing'

/**
 * A wrong key is the owner's fault, not the visitor's, and mended by the owner: for the visitor it is as if Stripe
 * could not be reached.
 */
function codeFor({ statusCode }: Stripe.errors.StripeError) {
  if (statusCode === 409) return 'IN_FLIGHT'
  return statusCode === 400 ? 'INTERNAL' : 'PAYMENTS_UNAVAILABLE'
}

const retryAfterSeconds = 5

/** Asks Stripe; null when it has no such object. Its error messages are not passed on. */
export async function asking<T>(errors: typeof Stripe.errors, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof errors.StripeError)) throw cause
    if (isNotThere(cause)) return null
    const code = codeFor(cause)
    const retry = code === 'INTERNAL' ? {} : { retryAfter: retryAfterSeconds }
    throw new AppError(code, { cause: new StripeRefusal(cause), ...retry })
  }
}
