import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { paymentDisputes as table } from '../../db/payment-schema'
import { orders } from '../../db/schema'
import { deriveAccess } from './derive-access'
import type { Payment } from './facts'

/**
 * Keeps what Stripe has said of the disputes of a payment, whose lock is held: what is decided never becomes open again,
 * for an answer may be older than the one before it.
 */
async function noteDisputes(tx: Db, { intentId, disputes }: Payment): Promise<void> {
  for (const { id, state } of disputes)
    await tx
      .insert(table)
      .values({ id, state, stripePaymentIntentId: intentId })
      .onConflictDoUpdate({
        target: table.id,
        set: { state: sql`case when excluded.state = 'open' then ${table.state} else excluded.state end` },
      })
}

/** Notes the disputes of a payment, whose lock is held, and tells whether access to what it paid for is suspended. */
export async function isSuspended(tx: Db, payment: Payment): Promise<boolean> {
  await noteDisputes(tx, payment)
  const open = and(eq(table.stripePaymentIntentId, payment.intentId), eq(table.state, 'open'))
  return (await tx.select({ id: table.id }).from(table).where(open).limit(1)).length > 0
}

/** Suspends access for as long as a dispute is open, and gives it back when the last one was won. The lock is held. */
export async function followDisputes(tx: Db, payment: Payment): Promise<void> {
  const suspended = await isSuspended(tx, payment)
  const ofPayment = eq(orders.stripePaymentIntentId, payment.intentId)
  const changing = suspended
    ? notInArray(orders.orderStatus, ['cancelled', 'disputed'])
    : eq(orders.orderStatus, 'disputed')
  const [order] = await tx
    .update(orders)
    .set({ orderStatus: suspended ? 'disputed' : 'confirmed' })
    .where(and(ofPayment, changing))
    .returning({ userId: orders.userId })
  if (order?.userId) await deriveAccess(tx, order.userId)
}
