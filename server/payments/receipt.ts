import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { orders } from '../../db/schema'
import { orderNumber, vatInside } from '../../src/domain/site/product-price'
import { wasPaid } from './derive-access'
import { taxDocumentsOf } from './tax-documents'

const { id, customerName, customerEmail, totalAmount, orderStatus, stripePaymentIntentId: intent, createdAt } = orders

/** Enough of Stripe's reference for support to find a payment, and too little to claim it. */
const shortened = (intentId: string) => `…${intentId.slice(-8)}`

/** What a receipt says of the latest order of an account that was paid; null without one. In halalas. */
export async function receiptOf(db: Db, userId: string) {
  const isClosed = sql`${orderStatus} in ('cancelled', 'disputed')`
  const [order] = await db
    .select({ id, customerName, customerEmail, totalAmount, orderStatus, intent, createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), wasPaid))
    .orderBy(isClosed, desc(id))
    .limit(1)
  if (!order) return null
  const taxDocuments = await taxDocumentsOf(db, order.id)
  // Only a seller who is registered has VAT in the price.
  const vatPct = taxDocuments[0]?.vatPct ?? 0
  const total = Math.round(order.totalAmount * 100)
  return {
    orderNumber: orderNumber(order.id),
    orderedAt: order.createdAt,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    total,
    ...vatInside(total, vatPct),
    vatPct,
    taxDocuments,
    // A transfer carries the order's own number.
    reference: order.intent === null ? orderNumber(order.id) : shortened(order.intent),
    isRefunded: order.orderStatus === 'cancelled',
    isDisputed: order.orderStatus === 'disputed',
  }
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>
