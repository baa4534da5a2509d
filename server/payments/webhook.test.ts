import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders, processedEvents } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { buyer, type PayingApp, post, startPayingApp, stateOf } from './testing/paying-app'
import { signatureOf } from './testing/signature'
import { paid, tellingOf, unpaid } from './testing/telling'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const { happened, completed } = tellingOf(() => paying)

describe('the webhook', () => {
  it('opens lifetime access, writes one order and counts it', async () => {
    const { user, session, visitor, person } = await buyer(paying)
    const { payment_intent: intentId, customer } = paying.stripe.books.complete(session.id)
    expect((await completed(session)).statusCode).toBe(200)
    const state = await stateOf(user.id)
    expect(state.user).toMatchObject({ ...paid, stripePaymentIntentId: intentId, stripeCustomerId: customer })
    expect(state.user?.paymentDate).toBeInstanceOf(Date)
    expect(state).toMatchObject({ paidUsers: 1, revenue: 19900 })
    expect(state.orders).toMatchObject([
      {
        userId: user.id,
        customerName: 'Noor Saleh',
        customerEmail: person.email,
        customerPhone: '+966501234567',
        quantity: 1,
        unitPrice: 199,
        totalAmount: 199,
        orderStatus: 'confirmed',
        stripePaymentIntentId: intentId,
      },
    ])
    expect((await visitor.get('/api/auth/access-status')).json()).toMatchObject({ hasAccess: true })
    expect(paying.messages).toHaveLength(1)
  })

  it('a bad signature and an old one are 400, a replayed event has no effect', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    const event = paying.stripe.event('checkout.session.completed', session)
    const old = signatureOf(event.payload, paying.stripe.settings.secret, Math.floor(Date.now() / 1000) - 301)
    const forged = signatureOf(event.payload, 'whsec_of_another_account')
    for (const signature of [forged, old, '', 't=1,v1=00'])
      expect((await post(paying.app, { ...event, signature })).statusCode).toBe(400)
    const changed = event.payload.replace(user.id, '00000000-0000-7000-8000-000000000000')
    expect((await post(paying.app, { ...event, payload: changed })).statusCode).toBe(400)
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
    for (const _time of [1, 2]) expect((await post(paying.app, event)).statusCode).toBe(200)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
    expect(paying.messages).toHaveLength(1)
  })

  it('the same event 20 times at once has one effect', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    const event = paying.stripe.event('checkout.session.completed', session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(paying.app, event)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const state = await stateOf(user.id)
    expect(state).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
    expect(state.orders).toHaveLength(1)
    expect(paying.messages).toHaveLength(1)
  })

  it('20 different events of one payment at once have one effect too', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await Promise.all(Array.from({ length: 20 }, () => completed(session)))
    const state = await stateOf(user.id)
    expect(state).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
    expect(state.orders).toHaveLength(1)
    expect(paying.messages).toHaveLength(1)
  })

  it('trusts only the ids of an event', async () => {
    const { user, session } = await buyer(paying)
    await completed({ ...session, status: 'complete', payment_status: 'paid', amount_total: 19900 })
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
  })

  it.each([
    ['1 SAR', { amount: 100, amount_received: 100 }],
    ['199 of another currency', { currency: 'usd' }],
    ['half of it received', { amount_received: 9950 }],
    ['money that is held but not taken', { status: 'requires_capture' }],
    ['a payment of the other mode', { livemode: true }],
  ])('opens nothing for %s', async (_name, changes) => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    Object.assign(paying.stripe.books.intent(intentId ?? ''), changes)
    expect((await completed(session)).statusCode).toBe(200)
    expect(await stateOf(user.id)).toMatchObject({ user: { accountType: 'requires_payment' }, orders: [], revenue: 0 })
  })

  it('waits for money that is on its way, and opens when it has arrived', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id, 'later')
    await completed(session)
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
    paying.stripe.books.finish(session.id, true)
    await happened('checkout.session.async_payment_succeeded', session)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
  })

  it('records a payment that failed; a second attempt can still succeed', async () => {
    const { user, session, visitor } = await buyer(paying)
    paying.stripe.books.complete(session.id, 'later')
    paying.stripe.books.finish(session.id, false)
    await happened('checkout.session.async_payment_failed', session)
    expect((await stateOf(user.id)).user).toMatchObject({ ...unpaid, paymentStatus: 'failed' })
    await visitor.trpc.payments.checkout.mutate({ language: 'ar' })
    const again = [...paying.stripe.books.sessions.values()].at(-1)
    paying.stripe.books.complete(again?.id ?? '')
    await completed(again ?? {})
    await happened('checkout.session.async_payment_failed', session)
    expect((await stateOf(user.id)).user).toMatchObject(paid)
  })

  it('answers 503 while Stripe cannot be reached, and acts on the event when it is sent again', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    const event = paying.stripe.event('checkout.session.completed', session)
    for (const trouble of ['down', 'silent', 'broken'] as const) {
      paying.stripe.trouble = trouble
      expect((await post(paying.app, event)).statusCode).toBe(503)
    }
    paying.stripe.trouble = 'none'
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
    expect((await post(paying.app, event)).statusCode).toBe(200)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, revenue: 19900 })
  })

  it.each([
    ['of the other mode', 'checkout.session.completed', { livemode: true }],
    ['of no interest', 'customer.created', {}],
  ])('takes an event %s without an effect', async (_name, type, options) => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    expect((await happened(type, session, options)).statusCode).toBe(200)
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
  })

  it('takes events about what Stripe does not know, or what no account of ours began', async () => {
    expect((await completed({ id: 'cs_test_unknown000', object: 'checkout.session' })).statusCode).toBe(200)
    const { user, session } = await buyer(paying)
    session.client_reference_id = null
    paying.stripe.books.complete(session.id)
    expect((await completed(session)).statusCode).toBe(200)
    expect((await stateOf(user.id)).user).toMatchObject(unpaid)
  })
})

it('without the settings of Stripe there is no webhook', async () => {
  const other = await startPayingApp({ payments: null })
  const event = other.stripe.event('charge.refunded', {})
  expect((await post(other.app, event)).statusCode).toBe(404)
  await other.stop()
})

it('stores only the id and type of an event', async () => {
  const { db } = await testDatabase()
  const { session } = await buyer(paying)
  paying.stripe.books.complete(session.id)
  const event = paying.stripe.event('checkout.session.completed', session)
  await post(paying.app, event)
  const rows = await db.select().from(processedEvents).where(eq(processedEvents.id, event.id))
  expect(rows).toMatchObject([{ type: 'checkout.session.completed' }])
  expect(await db.$count(orders)).toBe(1)
})
