import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders, users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { readCounter } from '../../infra/counters'
import { readEnv } from '../../infra/env'
import type { EmailMessage } from '../../infra/mail/mail'
import { signedInVisitor, startTestApp, type TestOptions } from '../../testing/test-app'
import { createCardPayments } from '../stripe'
import { bankAccount, seller } from './seller'
import { StripeStandIn } from './stripe-stand-in'

export const publicUrl = 'http://mizan.example'
const keys = { key: 'sk_test_0123456789abcdef', secret: 'whsec_0123456789abcdef' }
export const liveKeys = { ...keys, key: 'sk_live_0123456789abcdef' }

const { BANK_NAME, BANK_IBAN } = readEnv({ ...seller, ...bankAccount })
const readBank = { BANK_NAME, BANK_IBAN }

/** The application with a stand-in for Stripe behind it, no free places, and the e-mails that it sends. */
export async function startPayingApp({ env, ...options }: TestOptions = {}, using = keys) {
  const stripe = await new StripeStandIn(using).start()
  const settings = { PUBLIC_URL: publicUrl, FREE_ACCESS_LIMIT: 0, ...seller, ...readBank, ...stripe.env, ...env }
  const messages: EmailMessage[] = []
  const mail = {
    sendCode: () => {},
    send: (message: EmailMessage) => void messages.push(message),
    close: async () => {},
  }
  // Long enough for twenty calls at once on a busy machine; a stand-in that is silent costs a test as much.
  const payments = await createCardPayments({ ...readEnv({}), ...settings }, { timeout: 2000, maxNetworkRetries: 0 })
  const app = await startTestApp({ mail, payments, env: settings, ...options })
  const stop = async () => {
    await app.close()
    await stripe.stop()
  }
  return { app, stripe, payments, messages, stop }
}

export type PayingApp = Awaited<ReturnType<typeof startPayingApp>>

/** Sends what Stripe would send. */
export function post(app: FastifyInstance, { payload, signature }: { payload: string; signature: string }) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers })
}

/** A signed-in user who has begun to buy, and the checkout session. */
export async function buyer({ app, stripe }: PayingApp) {
  const { visitor, user, person } = await signedInVisitor(app)
  await visitor.trpc.payments.checkout.mutate({ language: 'en' })
  const session = [...stripe.books.sessions.values()].at(-1)
  if (!session) throw new Error('no visit was begun')
  return { visitor, user, person, session }
}

/** Everything that a payment changes. */
export async function stateOf(userId: string) {
  const { db } = await testDatabase()
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return {
    user,
    orders: await db.select().from(orders).orderBy(orders.id),
    paidUsers: await readCounter(db, 'paid_users'),
    revenue: await readCounter(db, 'revenue'),
  }
}
