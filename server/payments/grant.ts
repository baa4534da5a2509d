import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isWaitingTransfer, orders, processedEvents, users } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import { dialCodes } from '../../src/domain/reference/countries'
import { lifetimePriceSAR, lifetimeProductName } from '../../src/domain/site/product-price'
import { releasePlace } from '../auth/held-places'
import { countByDay } from '../infra/counters'
import { deriveAccess } from './derive-access'
import { isSuspended } from './disputes'
import type { Payment } from './facts'
import { lockPayment, refundMark } from './lock'
import { issueInvoice, type Seller } from './tax-documents'

const buyerColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  countryCode: users.countryCode,
  paymentStatus: users.paymentStatus,
}

async function hasOrder(tx: Db, intentId: string): Promise<boolean> {
  const isOf = eq(orders.stripePaymentIntentId, intentId)
  return (await tx.select({ id: orders.id }).from(orders).where(isOf)).length > 0
}

async function wasRefunded(tx: Db, intentId: string): Promise<boolean> {
  const mark = eq(processedEvents.id, refundMark(intentId))
  return (await tx.select({ id: processedEvents.id }).from(processedEvents).where(mark)).length > 0
}

/** One order of what is sold, of a buyer as the account names them now. */
export function orderFor(buyer: Pick<typeof users.$inferSelect, keyof typeof buyerColumns>) {
  const { firstName, lastName, email, phone, countryCode } = buyer
  return {
    id: uuidv7(),
    userId: buyer.id,
    customerName: `${firstName} ${lastName}`.slice(0, 200),
    customerEmail: email,
    customerPhone: `+${dialCodes[countryCode]}${phone}`.slice(0, 20),
    customerCountryCode: countryCode,
    productName: lifetimeProductName,
    unitPrice: lifetimePriceSAR,
    totalAmount: lifetimePriceSAR,
  }
}

/** Locks the account of a buyer; nothing where it is gone. */
export async function buyerOf(tx: Db, userId: string) {
  const [buyer] = await tx.select(buyerColumns).from(users).where(eq(users.id, userId)).for('update')
  return buyer
}

/** Who pays by card waits for no transfer. Before the account is locked, as everywhere. */
async function endWaitingTransfer(tx: Db, userId: string) {
  const waits = and(eq(orders.userId, userId), isWaitingTransfer(orders))
  await tx.update(orders).set({ orderStatus: 'cancelled' }).where(waits)
}

export interface Granted {
  orderId: string
  /** The account had paid before: this money is owed back. */
  isSecond: boolean
}

/**
 * Turns a payment that Stripe calls paid into lifetime access, one order, its tax invoice and the counters, in the caller's transaction;
 * access is suspended from the start where the payment is disputed.
 * Null when the payment has opened an account before, this or another, when it was given back, or when the account is
 * gone: then nothing has changed.
 */
export async function grantLifetime(
  tx: Db,
  userId: string,
  payment: Payment,
  seller: Seller | null,
): Promise<Granted | null> {
  const { intentId, customerId, paidAt, amount } = payment
  await lockPayment(tx, intentId)
  if ((await hasOrder(tx, intentId)) || (await wasRefunded(tx, intentId))) return null
  await endWaitingTransfer(tx, userId)
  const buyer = await buyerOf(tx, userId)
  if (!buyer) return null
  const orderStatus = (await isSuspended(tx, payment)) ? 'disputed' : 'confirmed'
  const order = { ...orderFor(buyer), orderStatus, stripePaymentIntentId: intentId } as const
  const isSecond = buyer.paymentStatus === 'paid'
  await tx.insert(orders).values(order)
  await releasePlace(tx, userId)
  if (!isSecond) {
    const stripe = { stripeCustomerId: customerId, stripePaymentIntentId: intentId }
    const paid = { paymentDate: paidAt, paymentAmount: lifetimePriceSAR } as const
    await tx
      .update(users)
      .set({ ...stripe, ...paid })
      .where(eq(users.id, userId))
    await deriveAccess(tx, userId)
  }
  await countByDay(tx, 'revenue', amount)
  if (seller) await issueInvoice(tx, seller, order.id, amount)
  return { orderId: order.id, isSecond }
}
