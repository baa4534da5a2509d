import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dayOf } from '../../db/days'
import { orders, processedEvents } from '../../db/schema'
import { countByDay } from '../infra/counters'
import { deriveAccess } from './derive-access'
import { lockPayment, refundMark } from './lock'
import { issueCreditNote } from './tax-documents'

/**
 * Revokes access after a refund that left too little, or a dispute that was lost: the order is cancelled, its
 * invoice credited, the counters go down, the account needs a payment again. What arrives before its payment is recorded; what is repeated does nothing.
 */
export async function revokeAccess(tx: Db, intentId: string): Promise<void> {
  await lockPayment(tx, intentId)
  const marked = await tx
    .insert(processedEvents)
    .values({ id: refundMark(intentId), type: 'refund' })
    .onConflictDoNothing()
    .returning({ id: processedEvents.id })
  if (marked.length === 0) return
  await cancelOrder(tx, eq(orders.stripePaymentIntentId, intentId))
}

/** Takes back what an order has opened: access unless another one carries it, its part of the revenue, and its invoice. */
export async function cancelOrder(tx: Db, isOrder: SQL, orderNotes?: string): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ orderStatus: 'cancelled', ...(orderNotes && { orderNotes }) })
    .where(isOrder)
    .returning({ id: orders.id, userId: orders.userId, totalAmount: orders.totalAmount, day: dayOf(orders.createdAt) })
  if (!order) return
  if (order.userId) await deriveAccess(tx, order.userId)
  await countByDay(tx, 'revenue', -Math.round(order.totalAmount * 100), order.day)
  await issueCreditNote(tx, order.id)
}
