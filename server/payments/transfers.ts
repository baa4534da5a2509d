import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isWaitingTransfer, orders, users } from '../../db/schema'
import type { TransferEnd } from '../../src/domain/options'
import { lifetimePriceHalalas, lifetimePriceSAR, orderNumber } from '../../src/domain/site/product-price'
import { releasePlace } from '../auth/held-places'
import { countByDay } from '../infra/counters'
import type { Env } from '../infra/env'
import { AppError } from '../infra/errors'
import { deriveAccess } from './derive-access'
import { buyerOf, orderFor } from './grant'
import { cancelOrder } from './revoke-access'
import { issueInvoice, type Seller } from './tax-documents'

/** How long an order waits for its transfer. */
const waitsDays = 7

/** Where buyers transfer to; null where the settings name no account. */
export function bankOf({ BANK_IBAN: iban, BANK_NAME: bank, OPERATOR_NAME: holder }: Env) {
  return iban && bank && holder ? { iban, bank, holder } : null
}

const waitingColumns = { id: orders.id, totalAmount: orders.totalAmount, dueAt: orders.dueAt }

async function waiting(db: Db, userId: string) {
  const isOwn = and(eq(orders.userId, userId), isWaitingTransfer(orders))
  const [order] = await db.select(waitingColumns).from(orders).where(isOwn)
  return order
}

/** An order by transfer as its buyer sees it. The total in halalas. */
const shown = ({ id, totalAmount, dueAt }: NonNullable<Awaited<ReturnType<typeof waiting>>>) => ({
  orderNumber: orderNumber(id),
  total: Math.round(totalAmount * 100),
  dueAt: dueAt ?? new Date(),
})
export type WaitingTransfer = ReturnType<typeof shown>

/** The order of an account that waits for its transfer; else the latest one, where that ended without money, and why. */
export async function transferOf(db: Db, userId: string) {
  const order = await waiting(db, userId)
  if (order) return { waiting: shown(order), ended: null }
  const { id, orderStatus, orderNotes: reason, dueAt } = orders
  const isOwn = and(eq(orders.userId, userId), eq(orders.paymentMethod, 'transfer'))
  const [last] = await db
    .select({ id, orderStatus, reason, dueAt })
    .from(orders)
    .where(isOwn)
    .orderBy(desc(id))
    .limit(1)
  // One that was paid waits for nothing.
  const isEnded = last?.orderStatus === 'cancelled' && last.dueAt !== null
  return { waiting: null, ended: isEnded ? { orderNumber: orderNumber(last.id), reason: last.reason } : null }
}

/** Begins an order that waits for a transfer; one that waits already is the same. */
export async function orderByTransfer(tx: Db, userId: string): Promise<{ order: WaitingTransfer; isNew: boolean }> {
  const buyer = await buyerOf(tx, userId)
  if (!buyer) throw new AppError('UNAUTHENTICATED')
  const before = await waiting(tx, userId)
  if (before) return { order: shown(before), isNew: false }
  const dueAt = new Date(Date.now() + waitsDays * 86_400_000)
  const order = { ...orderFor(buyer), paymentMethod: 'transfer', dueAt } as const
  await tx.insert(orders).values(order)
  return { order: shown(order), isNew: true }
}

/** The order is locked before its account, as everywhere. */
async function locked(tx: Db, orderId: string) {
  const { id, userId, orderStatus, paymentMethod } = orders
  const [order] = await tx
    .select({ id, userId, orderStatus, paymentMethod })
    .from(orders)
    .where(eq(id, orderId))
    .for('update')
  if (!order) throw new AppError('NOT_FOUND')
  if (order.paymentMethod !== 'transfer') throw new AppError('CONFLICT')
  return order
}

/** The money has come: lifetime access, the revenue, and last of all the invoice. */
async function confirm(tx: Db, { id, userId }: { id: string; userId: string | null }, seller: Seller | null) {
  const buyer = userId === null ? undefined : await buyerOf(tx, userId)
  if (!buyer) throw new AppError('CONFLICT')
  await tx.update(orders).set({ orderStatus: 'confirmed', dueAt: null }).where(eq(orders.id, id))
  await releasePlace(tx, buyer.id)
  const paid = { paymentDate: new Date(), paymentAmount: lifetimePriceSAR } as const
  await tx.update(users).set(paid).where(eq(users.id, buyer.id))
  await deriveAccess(tx, buyer.id)
  await countByDay(tx, 'revenue', lifetimePriceHalalas)
  if (seller) await issueInvoice(tx, seller, id, lifetimePriceHalalas)
}

/**
 * Ends an order by transfer as an administrator says; gives the order as it was. CONFLICT where it is not in the state for
 * that: another administrator was first, it has lapsed, its account is deleted, or it was paid by card.
 */
export async function endTransfer(tx: Db, id: string, end: TransferEnd, reason: string, seller: Seller | null) {
  const order = await locked(tx, id)
  if (order.orderStatus !== (end === 'refunded' ? 'confirmed' : 'pending')) throw new AppError('CONFLICT')
  if (end === 'confirmed') await confirm(tx, order, seller)
  else if (end === 'refunded') await cancelOrder(tx, eq(orders.id, id), reason)
  else await cancelWaiting(tx, eq(orders.id, id), reason)
  return order
}

const ended = { id: orders.id, userId: orders.userId, orderNotes: orders.orderNotes }

/** Nothing was opened yet that would have to be taken back. */
function cancelWaiting(tx: Db, which: SQL | undefined, orderNotes: string | null) {
  return tx.update(orders).set({ orderStatus: 'cancelled', orderNotes }).where(which).returning(ended)
}

/** Ends the orders whose transfer has not come in time; gives them. */
export const endOverdue = (db: Db, now: Date) =>
  cancelWaiting(db, and(isWaitingTransfer(orders), lt(orders.dueAt, now)), null)
