import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { orders, users } from '../../db/schema'
import { count } from '../infra/counters'

/** The order that access rests on: the latest one that is paid, or else disputed; what was cancelled carries nothing. */
async function carryingOrder(tx: Db, userId: string) {
  const { stripePaymentIntentId, createdAt, orderStatus } = orders
  const [order] = await tx
    .select({ stripePaymentIntentId, paymentDate: createdAt, orderStatus })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orderStatus, 'cancelled'), isNotNull(stripePaymentIntentId)))
    .orderBy(sql`${orderStatus} = 'disputed'`, desc(orders.id))
    .limit(1)
  return order
}

/**
 * Brings an account, and the count of those that have paid, in line with its orders after one of them changed: after a
 * double payment the other one still counts.
 */
export async function deriveAccess(tx: Db, userId: string): Promise<void> {
  const { paymentStatus, stripePaymentIntentId } = users
  const own = eq(users.id, userId)
  const [account] = await tx.select({ paymentStatus, stripePaymentIntentId }).from(users).where(own).for('update')
  if (!account) return
  const order = await carryingOrder(tx, userId)
  const status = !order ? 'refunded' : order.orderStatus === 'disputed' ? 'disputed' : 'paid'
  const isOther = order && order.stripePaymentIntentId !== account.stripePaymentIntentId
  const payment = isOther && { stripePaymentIntentId: order.stripePaymentIntentId, paymentDate: order.paymentDate }
  const accountType = status === 'paid' ? 'lifetime' : 'requires_payment'
  await tx
    .update(users)
    .set({ ...payment, paymentStatus: status, accountType })
    .where(own)
  const more = Number(status === 'paid') - Number(account.paymentStatus === 'paid')
  if (more !== 0) await count(tx, 'paid_users', more)
}
