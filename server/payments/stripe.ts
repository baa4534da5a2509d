import type Stripe from 'stripe'
import type { Env } from '../infra/env'
import { AppError } from '../infra/errors'
import { type Checkout, chargeOf, checkoutOf, disputeOf, type Payment, paymentOf } from './facts'
import { asking } from './refusals'

/** What a signed event is about. Only the ids are taken from it: the rest is asked of Stripe. */
export type PaymentEvent = { id: string; type: string; isLive: boolean } & (
  | { about: 'checkout'; sessionId: string }
  | { about: 'payment'; intentId: string }
  | { about: 'nothing' }
)

/** Card payments, as this product knows them. */
export interface CardPayments {
  /** Whether real money moves. */
  isLive: boolean
  /** Opens a visit to the checkout page and gives its address. The same key opens the same visit. */
  open(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string): Promise<string>
  checkout(sessionId: string): Promise<Checkout | null>
  payment(intentId: string): Promise<Payment | null>
  /** BAD_INPUT when the signature is not Stripe's, or is older than five minutes. */
  readEvent(body: string, signature: string): PaymentEvent
}

const signatureLastsSeconds = 300

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type, livemode: isLive } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { id, type, isLive, about: 'checkout', sessionId: event.data.object.id }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent: intent } = event.data.object
      const intentId = typeof intent === 'string' ? intent : intent?.id
      return intentId ? { id, type, isLive, about: 'payment', intentId } : { id, type, isLive, about: 'nothing' }
    }
    default:
      return { id, type, isLive, about: 'nothing' }
  }
}

function hostOf(base: string | undefined): Stripe.StripeConfig {
  if (!base) return {}
  const { protocol, hostname, port } = new URL(base)
  const isHttp = protocol === 'http:'
  return { protocol: isHttp ? 'http' : 'https', host: hostname, port: port || (isHttp ? 80 : 443) }
}

/** Both tries together end before the request that waits for them does. */
const patience = { timeout: 7000, maxNetworkRetries: 1 }

/** Stripe's own client, loaded only where the owner has set a key; null without one. */
export async function createCardPayments(env: Env, limits = patience): Promise<CardPayments | null> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: base } = env
  if (!key || !secret) return null
  const { default: Client } = await import('stripe')
  const client = new Client(key, { ...hostOf(base), ...limits, telemetry: false })
  const { errors } = Client
  /** An intent with its disputes, which are asked for only where there are any. */
  async function withDisputes(intent: Stripe.PaymentIntent): Promise<Payment> {
    if (!chargeOf(intent)?.disputed) return paymentOf(intent, [])
    const query = { payment_intent: intent.id, limit: 100 }
    const disputes = await asking(errors, () => client.disputes.list(query))
    return paymentOf(intent, disputes?.data.map(disputeOf) ?? [])
  }
  return {
    isLive: key.includes('_live_'),
    async open(params, idempotencyKey) {
      const session = await asking(errors, () => client.checkout.sessions.create(params, { idempotencyKey }))
      if (!session?.url) throw new AppError('PAYMENTS_UNAVAILABLE')
      return session.url
    },
    async checkout(sessionId) {
      const expand = ['payment_intent.latest_charge']
      const session = await asking(errors, () => client.checkout.sessions.retrieve(sessionId, { expand }))
      if (!session) return null
      const { payment_intent: intent } = session
      return checkoutOf(session, typeof intent === 'object' && intent ? await withDisputes(intent) : null)
    },
    async payment(intentId) {
      const expand = ['latest_charge']
      const intent = await asking(errors, () => client.paymentIntents.retrieve(intentId, { expand }))
      return intent && withDisputes(intent)
    },
    readEvent(body, signature) {
      try {
        return eventOf(client.webhooks.constructEvent(body, signature, secret, signatureLastsSeconds))
      } catch {
        throw new AppError('BAD_INPUT')
      }
    },
  }
}
