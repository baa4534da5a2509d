import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dayOf } from '../../db/days'
import { orders, processedEvents, users } from '../../db/schema'
import { count, countByDay } from '../infra/counters'
import { lockPayment, refundMark } from './lock'

/** Another payment of the same account that was not refunded: after a double payment and one refund access stays. */
async function standingPayment(tx: Db, userId: string) {
  const { stripePaymentIntentId, createdAt } = orders
  const stands = and(eq(orders.userId, userId), ne(orders.orderStatus, 'cancelled'), isNotNull(stripePaymentIntentId))
  const [order] = await tx
    .select({ stripePaymentIntentId, paymentDate: createdAt })
    .from(orders)
    .where(stands)
    .orderBy(desc(orders.id))
    .limit(1)
  return order
}

async function closeAccess(tx: Db, intentId: string) {
  const isTheirs = eq(users.stripePaymentIntentId, intentId)
  const [user] = await tx.select({ id: users.id }).from(users).where(isTheirs).for('update')
  if (!user) return
  const standing = await standingPayment(tx, user.id)
  const closed = { paymentStatus: 'refunded', accountType: 'requires_payment' } as const
  await tx
    .update(users)
    .set(standing ?? closed)
    .where(eq(users.id, user.id))
  if (!standing) await count(tx, 'paid_users', -1)
}

/**
 * Undoes a payment that was given back whole: the order is cancelled, the counters go down, the account needs a payment
 * again. A refund that is told before its payment is remembered, and a second telling does nothing.
 */
export async function takeBack(tx: Db, intentId: string): Promise<void> {
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
