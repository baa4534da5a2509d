import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client'
import { processedEvents } from '../../db/schema'
import { AppError } from '../infra/errors'
import { type Checkout, outcomeOf } from './facts'
import type { Granted } from './grant'
import { afterGrant, follow, record, type Teller } from './settle'
import type { CardPayments, PaymentEvent } from './stripe'
import { sellerOf } from './tax-documents'

async function isProcessed(db: Db, id: string): Promise<boolean> {
  return (
    (await db.select({ id: processedEvents.id }).from(processedEvents).where(eq(processedEvents.id, id))).length > 0
  )
}

/** Does the work in the transaction that notes the event: of many deliveries at once, one does it. */
function once(db: Db, { id, type }: PaymentEvent, work: (tx: Db) => Promise<Granted | null>): Promise<Granted | null> {
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(processedEvents)
      .values({ id, type })
      .onConflictDoNothing()
      .returning({ id: processedEvents.id })
    return noted.length === 0 ? null : work(tx)
  })
}

async function checkoutHappened(shared: Teller, payments: CardPayments, event: PaymentEvent, checkout: Checkout) {
  const outcome = outcomeOf(checkout, payments.isLive)
  if (outcome === 'wrong') shared.log.warn({ event: event.id }, 'a payment is not of what we sell')
  const granted = await once(shared.db, event, (tx) => record(tx, checkout, outcome, sellerOf(shared.env)))
  if (checkout.buyerId) await afterGrant(shared, checkout.buyerId, granted)
}

/** Everything that decides is asked of Stripe before the transaction begins; what it cannot say is tried again later. */
async function actOn(shared: Teller, payments: CardPayments, event: PaymentEvent): Promise<void> {
  const { db, log } = shared
  if (event.about === 'nothing' || (await isProcessed(db, event.id))) return
  if (event.isLive !== payments.isLive) return log.warn({ event: event.id }, 'an event is of the other mode')
  if (event.about === 'checkout') {
    const checkout = await payments.checkout(event.sessionId)
    if (checkout) return checkoutHappened(shared, payments, event, checkout)
  } else {
    const payment = await payments.payment(event.intentId)
    if (payment) {
      await once(db, event, (tx) => follow(tx, payment).then(() => null))
      return
    }
  }
  log.warn({ event: event.id }, 'Stripe does not know what its event is about')
}

/** Where Stripe tells what happened. It sends no cookie and no origin; its signature is over the very bytes. */
export async function webhook(app: FastifyInstance, shared: Teller & { payments: CardPayments | null }): Promise<void> {
  const { payments } = shared
  if (!payments) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/api/stripe/webhook', async (request) => {
    const signature = request.headers['stripe-signature']
    if (typeof request.body !== 'string' || typeof signature !== 'string') throw new AppError('BAD_INPUT')
    await actOn(shared, payments, payments.readEvent(request.body, signature))
    return { received: true }
  })
}
