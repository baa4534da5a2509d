import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders, processedEvents } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor } from '../testing/test-app'
import { follow, record } from './settle'
import { buyer, type PayingApp, post, startPayingApp, stateOf } from './testing/paying-app'
import { signatureOf } from './testing/signature'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const paid = { accountType: 'lifetime', paymentStatus: 'paid', paymentAmount: 199 }
const unpaid = { accountType: 'requires_payment', paymentStatus: 'pending', stripePaymentIntentId: null }

const happened = (type: string, object: object, options = {}) =>
  post(paying.app, paying.stripe.event(type, object, options))
const completed = (session: object) => happened('checkout.session.completed', session)

async function refunded(intentId: string | null, amount?: number) {
  return happened('charge.refunded', paying.stripe.books.refund(intentId ?? '', amount))
}

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
    expect(paying.letters).toHaveLength(1)
  })

  it('abuse case 15: a bad signature and an old one are 400, a replayed event has no effect', async () => {
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
    expect(paying.letters).toHaveLength(1)
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
    expect(paying.letters).toHaveLength(1)
  })

  it('20 different events of one payment at once have one effect too', async () => {
    const { user, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await Promise.all(Array.from({ length: 20 }, () => completed(session)))
    const state = await stateOf(user.id)
    expect(state).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
    expect(state.orders).toHaveLength(1)
    expect(paying.letters).toHaveLength(1)
  })

  it('believes of an event its ids alone', async () => {
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

  it('notes money that did not arrive; a second try can still succeed', async () => {
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

  it('says 503 when Stripe cannot be asked, and does its work when told again', async () => {
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

describe('a dispute', () => {
  const suspended = { accountType: 'requires_payment', paymentStatus: 'disputed' }
  const told = (dispute: { payment_intent: string }, type = 'created') => happened(`charge.dispute.${type}`, dispute)

  async function bought() {
    const made = await buyer(paying)
    const intentId = paying.stripe.books.complete(made.session.id).payment_intent ?? ''
    await completed(made.session)
    return { ...made, intentId }
  }
  const decide = (dispute: { status: string; payment_intent: string }, status: 'won' | 'lost' | 'warning_closed') => {
    Object.assign(dispute, { status })
    return told(dispute, 'closed')
  }

  it('suspends access until it is won, and says so; projects stay readable', async () => {
    const { user, visitor, intentId } = await bought()
    await visitor.post('/api/projects', { projectName: 'Oud', projectData: '{}' })
    const dispute = paying.stripe.books.dispute(intentId)
    for (const type of ['created', 'funds_withdrawn', 'created'])
      expect((await told(dispute, type)).statusCode).toBe(200)
    const state = { paidUsers: 0, revenue: 19900, orders: [{ orderStatus: 'disputed' }] }
    expect(await stateOf(user.id)).toMatchObject({ user: suspended, ...state })
    const refused = await visitor.post('/api/projects', { projectName: 'x', projectData: '{}' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'ACCESS_SUSPENDED'])
    expect((await visitor.get('/api/projects')).json().projects).toHaveLength(1)
    expect(await visitor.trpc.payments.receipt.query()).toMatchObject({ isDisputed: true, isRefunded: false })
    await decide(dispute, 'won')
    const open = { paidUsers: 1, revenue: 19900, orders: [{ orderStatus: 'confirmed' }] }
    expect(await stateOf(user.id)).toMatchObject({ user: { ...paid, stripePaymentIntentId: intentId }, ...open })
    expect((await visitor.post('/api/projects', { projectName: 'x', projectData: '{}' })).statusCode).toBe(201)
  })

  it('that is lost ends access, once; what is told later changes nothing', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    await told(dispute)
    for (const type of ['closed', 'closed', 'updated']) {
      dispute.status = 'lost'
      await told(dispute, type)
    }
    const ended = { accountType: 'requires_payment', paymentStatus: 'refunded' }
    const books = { paidUsers: 0, revenue: 0, orders: [{ orderStatus: 'cancelled' }] }
    expect(await stateOf(user.id)).toMatchObject({ user: ended, ...books })
    await decide(dispute, 'won')
    expect(await stateOf(user.id)).toMatchObject({ user: ended, ...books })
  })

  it('that was answered as a question of the bank gives access back, and another one suspends it again', async () => {
    const { user, intentId } = await bought()
    const first = paying.stripe.books.dispute(intentId, 'warning_needs_response')
    await told(first)
    expect((await stateOf(user.id)).user).toMatchObject(suspended)
    const second = paying.stripe.books.dispute(intentId)
    await told(second)
    await decide(first, 'warning_closed')
    expect((await stateOf(user.id)).user).toMatchObject(suspended)
    await decide(second, 'won')
    expect((await stateOf(user.id)).user).toMatchObject(paid)
  })

  it.each([
    ['open', 'disputed'],
    ['won', 'paid'],
    ['lost', 'refunded'],
  ] as const)('that is told before its payment, %s by then, leaves it %s', async (state, paymentStatus) => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    const dispute = paying.stripe.books.dispute(intentId ?? '')
    await told(dispute)
    if (state !== 'open') await decide(dispute, state)
    await completed(session)
    const isPaid = paymentStatus === 'paid'
    expect(await stateOf(user.id)).toMatchObject({ user: { paymentStatus }, paidUsers: Number(isPaid) })
  })

  it('of an answer that is older than the last one does not become open again', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    const old = await paying.payments?.payment(intentId)
    if (!old) throw new Error('the payment is not there')
    await told(dispute)
    await decide(dispute, 'won')
    const { db } = await testDatabase()
    await db.transaction((tx) => follow(tx, old))
    expect((await stateOf(user.id)).user).toMatchObject(paid)
  })

  it('told many times at once, in any order, comes to what was decided', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    dispute.status = 'won'
    await Promise.all(
      ['closed', 'created', 'updated', 'funds_reinstated', 'closed', 'created'].map((type) => told(dispute, type)),
    )
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
  })

  it('of one of two payments leaves the other in place; of a payment that nobody knows it changes nothing', async () => {
    const { user, visitor, intentId, session } = await bought()
    const { id } = paying.stripe.books.addIntent({ metadata: { product: 'mizan-lifetime', userId: user.id } })
    const second = paying.stripe.books.openSession({
      ...{ mode: 'payment', success_url: 'http://a.example/' },
      ...{
        client_reference_id: user.id,
        line_items: {
          0: { quantity: '1', price_data: { currency: 'sar', unit_amount: '19900', product_data: { name: 'x' } } },
        },
      },
    })
    Object.assign(second, { status: 'complete', payment_intent: id })
    await completed(second)
    await told(paying.stripe.books.dispute(intentId))
    expect(await stateOf(user.id)).toMatchObject({ user: { ...paid, stripePaymentIntentId: id }, paidUsers: 1 })
    expect(
      (await happened('charge.dispute.created', { object: 'dispute', payment_intent: 'pi_unknown0000' })).statusCode,
    ).toBe(200)
    expect((await happened('charge.dispute.created', { object: 'dispute', payment_intent: null })).statusCode).toBe(200)
    expect((await visitor.trpc.payments.settle.mutate({ sessionId: session.id })).outcome).toBe('paid')
  })

  it('keeps the payment from opening another account', async () => {
    const { id } = paying.stripe.books.addIntent()
    paying.stripe.books.dispute(id)
    const answer = await signedInVisitor(paying.app).then(({ visitor }) =>
      visitor.post('/api/verify-payment', { paymentIntentId: id }),
    )
    expect(answer.json()).toEqual({ verified: false, amount: null })
  })
})

describe('a refund', () => {
  it('takes access, the order and the counters back; projects stay readable', async () => {
    const { user, session, visitor } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await completed(session)
    await visitor.post('/api/projects', { projectName: 'Oud', projectData: '{}' })
    const event = paying.stripe.event('charge.refunded', paying.stripe.books.refund(session.payment_intent ?? ''))
    for (const _time of [1, 2]) expect((await post(paying.app, event)).statusCode).toBe(200)
    await happened('charge.refunded', paying.stripe.books.refund(session.payment_intent ?? ''))
    const state = await stateOf(user.id)
    expect(state.user).toMatchObject({ accountType: 'requires_payment', paymentStatus: 'refunded' })
    expect(state).toMatchObject({ paidUsers: 0, revenue: 0, orders: [{ orderStatus: 'cancelled' }] })
    expect((await visitor.get('/api/projects')).json().projects).toHaveLength(1)
    expect((await visitor.post('/api/projects', { projectName: 'x', projectData: '{}' })).statusCode).toBe(403)
  })

  it('of parts ends access as soon as less than half is left', async () => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    await completed(session)
    await refunded(intentId, 9950)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
    await refunded(intentId, 1)
    const ended = { accountType: 'requires_payment', paymentStatus: 'refunded' }
    expect(await stateOf(user.id)).toMatchObject({ user: ended, paidUsers: 0, orders: [{ orderStatus: 'cancelled' }] })
  })

  it.each(['before', 'after'])('of a part, told %s the payment, leaves it paid', async (when) => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    if (when === 'before') await refunded(intentId, 5000)
    await completed(session)
    if (when === 'after') await refunded(intentId, 5000)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
  })

  it('that is told before its payment leaves nothing open', async () => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    await refunded(intentId)
    await completed(session)
    expect((await stateOf(user.id)).user).toMatchObject({ accountType: 'requires_payment', paymentStatus: 'refunded' })
    expect(await stateOf(user.id)).toMatchObject({ orders: [], paidUsers: 0, revenue: 0 })
  })

  it('at the same moment as its payment leaves nothing open, in either order', async () => {
    for (const _round of [1, 2, 3]) {
      const { user, session } = await buyer(paying)
      const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
      const first = completed(session)
      await Promise.all([first, refunded(intentId)])
      const state = await stateOf(user.id)
      expect(state.user).toMatchObject({ accountType: 'requires_payment' })
      expect(state).toMatchObject({ paidUsers: 0, revenue: 0 })
    }
  })

  it('that comes between the asking and the storing leaves nothing open', async () => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    const asked = await paying.payments?.checkout(session.id)
    if (!asked) throw new Error('the visit is not there')
    await refunded(intentId)
    const { db } = await testDatabase()
    expect(await db.transaction((tx) => record(tx, asked, 'paid'))).toBeNull()
    expect(await stateOf(user.id)).toMatchObject({ user: unpaid, orders: [], paidUsers: 0, revenue: 0 })
  })

  it('of one of two payments leaves the other in place', async () => {
    const { user, session, visitor } = await buyer(paying)
    await visitor.trpc.payments.checkout.mutate({ language: 'en' })
    const second = [...paying.stripe.books.sessions.values()].at(-1)
    for (const one of [session, second]) {
      paying.stripe.books.complete(one?.id ?? '')
      await completed(one ?? {})
    }
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 39800 })
    await refunded(session.payment_intent)
    const state = await stateOf(user.id)
    expect(state.user).toMatchObject({ ...paid, stripePaymentIntentId: second?.payment_intent })
    expect(state).toMatchObject({ paidUsers: 1, revenue: 19900 })
    await refunded(second?.payment_intent ?? '')
    expect(await stateOf(user.id)).toMatchObject({ user: { paymentStatus: 'refunded' }, paidUsers: 0, revenue: 0 })
  })

  it('after the account was deleted takes back the revenue alone', async () => {
    const { user, session, visitor, person } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await completed(session)
    await visitor.trpc.account.delete.mutate({ password: person.password })
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 0, revenue: 19900, orders: [{ userId: null }] })
    await completed(session)
    await refunded(session.payment_intent)
    expect(await stateOf(user.id)).toMatchObject({ paidUsers: 0, revenue: 0, orders: [{ orderStatus: 'cancelled' }] })
  })
})

it('without the settings of Stripe there is no webhook', async () => {
  const other = await startPayingApp({ payments: null })
  const event = other.stripe.event('charge.refunded', {})
  expect((await post(other.app, event)).statusCode).toBe(404)
  await other.stop()
})

it('keeps of an event that it was acted on, and no more', async () => {
  const { db } = await testDatabase()
  const { session } = await buyer(paying)
  paying.stripe.books.complete(session.id)
  const event = paying.stripe.event('checkout.session.completed', session)
  await post(paying.app, event)
  const rows = await db.select().from(processedEvents).where(eq(processedEvents.id, event.id))
  expect(rows).toMatchObject([{ type: 'checkout.session.completed' }])
  expect(await db.$count(orders)).toBe(1)
})
