import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dayOf } from '../../db/days'
import { orders, processedEvents, users } from '../../db/schema'
import { count, countByDay } from '../infra/counters'
import { lockPayment, refundMark } from './lock'

/** Another payment of the same account that was not refunded: after a double payment and one refund access stays. */
async function remainingPayment(tx: Db, userId: string) {
  const { stripePaymentIntentId, createdAt } = orders
  const isPaid = and(eq(orders.userId, userId), ne(orders.orderStatus, 'cancelled'), isNotNull(stripePaymentIntentId))
  const [order] = await tx
    .select({ stripePaymentIntentId, paymentDate: createdAt })
    .from(orders)
    .where(isPaid)
    .orderBy(desc(orders.id))
    .limit(1)
  return order
}

async function closeAccess(tx: Db, intentId: string) {
  const isTheirs = eq(users.stripePaymentIntentId, intentId)
  const [user] = await tx.select({ id: users.id }).from(users).where(isTheirs).for('update')
  if (!user) return
  const remaining = await remainingPayment(tx, user.id)
  const closed = { paymentStatus: 'refunded', accountType: 'requires_payment' } as const
  await tx
    .update(users)
    .set(remaining ?? closed)
    .where(eq(users.id, user.id))
  if (!remaining) await count(tx, 'paid_users', -1)
}

/**
 * Revokes access after a full refund: the order is cancelled, the counters go down, the account needs a payment
 * again. A refund that arrives before its payment is recorded; a repeated one does nothing.
 */
export async function revokeAccess(tx: Db, intentId: string): Promise<void> {
  await lockPayment(tx, intentId)
  const marked = await tx
    .insert(processedEvents)
    .values({ id: refundMark(intentId), type: 'refund' })
    .onConflictDoNothing()
    .returning({ id: processedEvents.id })
  if (marked.length === 0) return
  const [order] = await tx
    .update(orders)
    .set({ orderStatus: 'cancelled' })
    .where(eq(orders.stripePaymentIntentId, intentId))
    .returning({ totalAmount: orders.totalAmount, day: dayOf(orders.createdAt) })
  if (!order) return
  await closeAccess(tx, intentId)
  await countByDay(tx, 'revenue', -Math.round(order.totalAmount * 100), order.day)
}
