import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { orders, users } from '../../db/schema'
import { count } from '../infra/counters'

/** An order that was paid, also when that was taken back: by card, or by a transfer, which it no longer waits for. */
export const wasPaid = or(
  isNotNull(orders.stripePaymentIntentId),
  and(eq(orders.paymentMethod, 'transfer'), isNull(orders.dueAt)),
)

/** The order that access rests on: the latest one that is paid, or else disputed; what was cancelled carries nothing. */
async function carryingOrder(tx: Db, userId: string) {
  const { stripePaymentIntentId, createdAt, orderStatus } = orders
  const [order] = await tx
    .select({ stripePaymentIntentId, paymentDate: createdAt, orderStatus })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orderStatus, 'cancelled'), wasPaid))
    .orderBy(sql`${orderStatus} = 'disputed'`, desc(orders.id))
    .limit(1)
  return order
}

/**
 * Brings an account, and the count of those that have paid, in line with its orders after one of them changed: after a
 * double payment the other one still counts.
 */
export async function deriveAccess(tx: Db, userId: string): Promise<void> {
  const { paymentStatus, stripePaymentIntentId, givenAccess } = users
  const own = eq(users.id, userId)
  const read = { paymentStatus, stripePaymentIntentId, givenAccess }
  const [account] = await tx.select(read).from(users).where(own).for('update')
  if (!account) return
  const order = await carryingOrder(tx, userId)
  const status = !order ? 'refunded' : order.orderStatus === 'disputed' ? 'disputed' : 'paid'
  const isOther = order && order.stripePaymentIntentId !== account.stripePaymentIntentId
  const payment = isOther && { stripePaymentIntentId: order.stripePaymentIntentId, paymentDate: order.paymentDate }
  const accountType = status === 'paid' || account.givenAccess ? 'lifetime' : 'requires_payment'
  await tx
    .update(users)
    .set({ ...payment, paymentStatus: status, accountType })
    .where(own)
  const more = Number(status === 'paid') - Number(account.paymentStatus === 'paid')
  if (more !== 0) await count(tx, 'paid_users', more)
}
