import { randomBytes } from 'node:crypto'
import type { Fields } from './form'
import { missing } from './refusal'
import { priceOf } from './session-parameters'

const now = () => Math.floor(Date.now() / 1000)
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export interface Charge {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  created: number
  livemode: boolean
}
export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  status: DisputeStatus
  created: number
  livemode: boolean
}
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: string
  livemode: boolean
  customer: string | null
  metadata: Record<string, string>
  latest_charge: string | null
  created: number
}
export interface Session {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  client_reference_id: string | null
  customer: string | null
  customer_email: string | null
  amount_total: number
  currency: string
  livemode: boolean
  locale: string | null
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  created: number
}

const textOf = (value: string | Fields | undefined) => (typeof value === 'string' ? value : null)

function metadataOf(value: string | Fields | undefined): Record<string, string> {
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

/** What Stripe keeps of one account in one mode. */
export class Books {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly disputes = new Map<string, Dispute>()
  readonly #forms = new Map<string, Fields>()

  constructor(
    readonly livemode: boolean,
    private readonly pageOf: (sessionId: string) => string,
  ) {}

  openSession(form: Fields): Session {
    const { amount, currency } = priceOf(form)
    const id = newId(this.livemode ? 'cs_live' : 'cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      url: this.pageOf(id),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: textOf(form.client_reference_id),
      customer: textOf(form.customer),
      customer_email: textOf(form.customer_email),
      amount_total: amount,
      currency,
      livemode: this.livemode,
      locale: textOf(form.locale),
      success_url: String(form.success_url),
      cancel_url: String(form.cancel_url ?? ''),
      metadata: metadataOf(form.metadata),
      created: now(),
    }
    this.sessions.set(id, session)
    this.#forms.set(id, form)
    return session
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw missing('checkout.session', id)
    return session
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  /** A payment with its charge, paid whole unless told otherwise. */
  addIntent(changes: Partial<Intent> = {}): Intent {
    const amount = changes.amount ?? 19900
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      amount_received: amount,
      currency: 'sar',
      status: 'succeeded',
      livemode: this.livemode,
      customer: null,
      metadata: { product: 'mizan-lifetime' },
      latest_charge: null,
      created: now(),
      ...changes,
    }
    this.intents.set(intent.id, intent)
    if (intent.status === 'succeeded') this.#charge(intent)
    return intent
  }

  #charge(intent: Intent) {
    const { id: payment_intent, amount, livemode } = intent
    const charge = {
      id: newId('ch'),
      amount,
      livemode,
      payment_intent,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    }
    this.charges.set(charge.id, { ...charge, object: 'charge', created: now() })
    intent.latest_charge = charge.id
  }

  /** The buyer has gone through the page. 'later': the money is still on its way. */
  complete(sessionId: string, money: 'now' | 'later' = 'now'): Session {
    const session = this.session(sessionId)
    const data = this.#forms.get(sessionId)?.payment_intent_data
    const intent = this.addIntent({
      amount: session.amount_total,
      amount_received: money === 'now' ? session.amount_total : 0,
      currency: session.currency,
      status: money === 'now' ? 'succeeded' : 'processing',
      customer: session.customer ?? newId('cus'),
      metadata: metadataOf(typeof data === 'object' ? data.metadata : undefined),
    })
    const { customer } = intent
    Object.assign(session, { status: 'complete', url: null, payment_intent: intent.id, customer })
    session.payment_status = money === 'now' ? 'paid' : 'unpaid'
    return session
  }

  /** What was on its way has arrived, or will not. */
  finish(sessionId: string, isPaid: boolean): Session {
    const session = this.session(sessionId)
    const intent = this.intent(session.payment_intent ?? '')
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
    intent.amount_received = isPaid ? intent.amount : 0
    if (isPaid) this.#charge(intent)
    session.payment_status = isPaid ? 'paid' : 'unpaid'
    return session
  }

  #chargeOf(intentId: string): Charge {
    const charge = this.charges.get(this.intent(intentId).latest_charge ?? '')
    if (!charge) throw missing('charge', intentId)
    return charge
  }

  /** A buyer disputes a payment. The charge stays marked regardless of what the bank decides. */
  dispute(intentId: string, status: DisputeStatus = 'needs_response'): Dispute {
    const charge = this.#chargeOf(intentId)
    charge.disputed = true
    const { id, amount, livemode } = charge
    const of = { amount, livemode, charge: id, payment_intent: intentId }
    const dispute: Dispute = { id: newId('du'), object: 'dispute', status, created: now(), ...of }
    this.disputes.set(dispute.id, dispute)
    return dispute
  }

  refund(intentId: string, amount?: number): Charge {
    const charge = this.#chargeOf(intentId)
    charge.amount_refunded += amount ?? charge.amount
    charge.refunded = charge.amount_refunded >= charge.amount
    return charge
  }
}
