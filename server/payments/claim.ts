import { eq } from 'drizzle-orm'
import { orders } from '../../db/schema'
import type { Context } from '../auth/context'
import { audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import type { Attempts } from '../infra/rate-limits'
import { isDisputed, isPaid, type Payment } from './facts'
import type { CardPayments } from './stripe'

/** Who does something without being signed in, as the log of such things names them. */
const anonymous = '00000000-0000-0000-0000-000000000000'

type Paying = Context & { payments: CardPayments | null }

const looksLikeAnIntent = /^pi_[A-Za-z0-9]{8,200}$/

/** Who claims a payment: an account that exists, or the address that one is being registered with. */
export interface Claimant {
  userId: string | null
  /** What the tries are counted by, besides the network address. */
  account: string | null
}

async function ownerOf({ db }: Context, intentId: string) {
  const [order] = await db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.stripePaymentIntentId, intentId))
  return order
}

/** False for a payment that another account was opened with; the attempt is logged. */
async function isFree(ctx: Context, { userId }: Claimant, intentId: string): Promise<boolean> {
  const order = await ownerOf(ctx, intentId)
  if (!order || (userId !== null && order.userId === userId)) return true
  const target = { targetType: 'order', targetId: order.id } as const
  await audit(ctx.db, { actorId: userId ?? anonymous, ip: ctx.request.ip, action: 'payment.reuse', ...target })
  return false
}

async function ask(ctx: Paying, attempts: Attempts, intentId: string): Promise<Payment | null> {
  try {
    return (await ctx.payments?.payment(intentId)) ?? null
  } catch (cause) {
    // An outage of Stripe does not count as a wrong attempt.
    if (cause instanceof AppError && cause.status === 503) await ctx.limits.refundAttempt(attempts)
    throw cause
  }
}

/**
 * The payment of this id, if it is one that the claimant may have; null for every reason why not, so that nothing can be
 * learnt from the answer. PAYMENTS_UNAVAILABLE when Stripe cannot be asked: then nothing has been decided.
 */
export async function claimable(ctx: Paying, intentId: string, claimant: Claimant): Promise<Payment | null> {
  const account: Attempts = claimant.account === null ? [] : [['paymentAccount', claimant.account]]
  const attempts: Attempts = [['paymentFromAddress', addressKey(ctx.request.ip)], ...account]
  await ctx.limits.count(attempts)
  if (!ctx.payments || !looksLikeAnIntent.test(intentId)) return null
  const payment = await ask(ctx, attempts, intentId)
  if (!payment || payment.intentId !== intentId || !isPaid(payment, ctx.payments.isLive)) return null
  if (isDisputed(payment)) return null
  if (!payment.isOurs || (payment.buyerId !== null && payment.buyerId !== claimant.userId)) return null
  return (await isFree(ctx, claimant, intentId)) ? payment : null
}
