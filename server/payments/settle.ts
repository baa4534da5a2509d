import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { HttpServices } from '../http/services'
import { followDisputes } from './disputes'
import { type Checkout, type Outcome, outcomeOf, type Payment } from './facts'
import { type Granted, grantLifetime } from './grant'
import { lockPayment } from './lock'
import { revokeAccess } from './revoke-access'
import { sendReceipt } from './send-receipt'
import { type Seller, sellerOf } from './tax-documents'

const unpaid = ['pending', 'free_trial', 'failed'] as const

/** Notes an end without money, unless the account has paid otherwise. */
async function note(tx: Db, userId: string, paymentStatus: 'failed' | 'refunded') {
  const isUnpaid = and(eq(users.id, userId), eq(users.accountType, 'requires_payment'))
  await tx
    .update(users)
    .set({ paymentStatus })
    .where(and(isUnpaid, inArray(users.paymentStatus, [...unpaid])))
}

/** Brings what a payment has opened up to what Stripe says of it: given back, disputed, or decided. Before it opens anything, too. */
export async function follow(tx: Db, payment: Payment): Promise<void> {
  await lockPayment(tx, payment.intentId)
  await followDisputes(tx, payment)
  if (payment.isRefunded) await revokeAccess(tx, payment.intentId)
}

/** Does in the caller's transaction what follows from an outcome; gives what was granted by it. */
export async function record(
  tx: Db,
  checkout: Checkout,
  outcome: Outcome,
  seller: Seller | null,
): Promise<Granted | null> {
  const { buyerId, payment } = checkout
  if (!buyerId || !payment) return null
  if (outcome === 'paid' || outcome === 'disputed') {
    const granted = await grantLifetime(tx, buyerId, payment, seller)
    if (!granted) await follow(tx, payment)
    return granted
  }
  if (outcome === 'refunded') await follow(tx, payment)
  if (outcome === 'refunded' || outcome === 'failed') await note(tx, buyerId, outcome)
  return null
}

export type Teller = Pick<HttpServices, 'db' | 'env' | 'log' | 'mail'>

/** What follows once it is committed. */
export async function afterGrant(teller: Teller, userId: string, granted: Granted | null): Promise<void> {
  if (!granted) return
  if (granted.isSecond)
    teller.log.warn({ orderId: granted.orderId }, 'an account has paid twice: one payment is owed back')
  await sendReceipt(teller, userId)
}

/** Brings an account up to what Stripe says of its visit to the checkout page. */
export async function settle(shared: Teller, checkout: Checkout, isLive: boolean): Promise<Outcome> {
  const outcome = outcomeOf(checkout, isLive)
  const granted = await shared.db.transaction((tx) => record(tx, checkout, outcome, sellerOf(shared.env)))
  if (checkout.buyerId) await afterGrant(shared, checkout.buyerId, granted)
  return outcome
}
