import type Stripe from 'stripe'
import type { DisputeState } from '../../src/domain/options'
import { lifetimePriceHalalas, lifetimeProductId } from '../../src/domain/site/product-price'

/** What the bank of a buyer says of a payment. */
export interface Dispute {
  id: string
  state: DisputeState
}

/** How a dispute stands: a question of the bank that was answered is as one that was won. What is not decided is open. */
export function disputeOf({ id, status }: Pick<Stripe.Dispute, 'id' | 'status'>): Dispute {
  const isWon = ['won', 'warning_closed', 'prevented'].includes(status)
  return { id, state: isWon ? 'won' : status === 'lost' ? 'lost' : 'open' }
}

/** Whether any of them waits for a decision. */
export const isDisputed = ({ disputes }: Pick<Payment, 'disputes'>) => disputes.some(({ state }) => state === 'open')

/** What Stripe says of one payment, in the words of this product. Amounts are in halalas. */
export interface Payment {
  intentId: string
  customerId: string | null
  /** The account that it was begun from; null when it came from elsewhere and waits to be claimed by registering. */
  buyerId: string | null
  /** It says itself that it is for what we sell: the same Stripe account may sell other things at the same price. */
  isOurs: boolean
  status: string
  amount: number
  amountReceived: number
  currency: string
  isLive: boolean
  /** Given back, by us or by the bank that decided on a dispute. It stays paid while half of it or more is left. */
  isRefunded: boolean
  disputes: readonly Dispute[]
  paidAt: Date
}

/** What Stripe says of one visit to its checkout page. */
export interface Checkout {
  buyerId: string | null
  /** The visit is over; the money may still be on its way. */
  isComplete: boolean
  payment: Payment | null
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? null))

/** The latest charge of an intent that was asked for with it. */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null

const remainderOf = ({ amount, amount_refunded: refunded }: Stripe.Charge) => amount - refunded

/** Reads an intent whose latest charge was asked for with it, and what is known of its disputes. */
export function paymentOf(intent: Stripe.PaymentIntent, disputes: readonly Dispute[]): Payment {
  const charge = chargeOf(intent)
  const isLost = disputes.some(({ state }) => state === 'lost')
  return {
    intentId: intent.id,
    customerId: idOf(intent.customer),
    buyerId: intent.metadata.userId?.toLowerCase() ?? null,
    isOurs: intent.metadata.product === lifetimeProductId,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    isLive: intent.livemode,
    isRefunded: isLost || (charge !== null && (charge.refunded || remainderOf(charge) < charge.amount / 2)),
    disputes,
    paidAt: new Date((charge?.created ?? intent.created) * 1000),
  }
}

export function checkoutOf(session: Stripe.Checkout.Session, payment: Payment | null): Checkout {
  return {
    buyerId: session.client_reference_id?.toLowerCase() ?? null,
    isComplete: session.status === 'complete',
    payment,
  }
}

/** Whether this payment is the price of lifetime access, received whole, in the mode of our key, and not given back. */
export function isPaid(payment: Payment, isLive: boolean): boolean {
  return (
    payment.status === 'succeeded' &&
    payment.amount === lifetimePriceHalalas &&
    payment.amountReceived === lifetimePriceHalalas &&
    payment.currency === 'sar' &&
    payment.isLive === isLive &&
    !payment.isRefunded
  )
}

export type Outcome = 'paid' | 'disputed' | 'refunded' | 'failed' | 'waiting' | 'wrong'

const failedStatuses = ['requires_payment_method', 'canceled']

/**
 * Whether a checkout session and its payment name one account. Anyone can put a reference into a payment link's URL;
 * what a payment itself says comes from us, or from the owner. Visits begun before payments named the product name an owner.
 */
function isOfOneAccount({ buyerId, payment }: Checkout): boolean {
  if (!payment) return true
  return payment.buyerId === null ? payment.isOurs : payment.buyerId === buyerId
}

/** What has become of a visit to the checkout page. 'wrong': there is a payment, but not of what we sell, or for another. */
export function outcomeOf(checkout: Checkout, isLive: boolean): Outcome {
  const { isComplete, payment } = checkout
  if (!isComplete || !payment) return 'waiting'
  if (!isOfOneAccount(checkout)) return 'wrong'
  if (isPaid(payment, isLive)) return isDisputed(payment) ? 'disputed' : 'paid'
  if (payment.isRefunded) return 'refunded'
  if (failedStatuses.includes(payment.status)) return 'failed'
  return payment.status === 'succeeded' ? 'wrong' : 'waiting'
}
