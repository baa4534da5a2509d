import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedInVisitor } from '../testing/test-app'
import { follow } from './settle'
import { buyer, type PayingApp, startPayingApp, stateOf } from './testing/paying-app'
import { paid, tellingOf } from './testing/telling'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const { happened, completed } = tellingOf(() => paying)

describe('a dispute', () => {
  const suspended = { accountType: 'requires_payment', paymentStatus: 'disputed' }
  const disputed = (dispute: { payment_intent: string }, type = 'created') =>
    happened(`charge.dispute.${type}`, dispute)

  async function bought() {
    const made = await buyer(paying)
    const intentId = paying.stripe.books.complete(made.session.id).payment_intent ?? ''
    await completed(made.session)
    return { ...made, intentId }
  }
  const decide = (dispute: { status: string; payment_intent: string }, status: 'won' | 'lost' | 'warning_closed') => {
    Object.assign(dispute, { status })
    return disputed(dispute, 'closed')
  }

  it('suspends access until it is won, and says so; projects stay readable', async () => {
    const { user, visitor, intentId } = await bought()
    await visitor.post('/api/projects', { projectName: 'Oud', projectData: '{}' })
    const dispute = paying.stripe.books.dispute(intentId)
    for (const type of ['created', 'funds_withdrawn', 'created'])
      expect((await disputed(dispute, type)).statusCode).toBe(200)
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

  it('that is lost ends access, once; later events change nothing', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    await disputed(dispute)
    for (const type of ['closed', 'closed', 'updated']) {
      dispute.status = 'lost'
      await disputed(dispute, type)
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
    await disputed(first)
    expect((await stateOf(user.id)).user).toMatchObject(suspended)
    const second = paying.stripe.books.dispute(intentId)
    await disputed(second)
    await decide(first, 'warning_closed')
    expect((await stateOf(user.id)).user).toMatchObject(suspended)
    await decide(second, 'won')
    expect((await stateOf(user.id)).user).toMatchObject(paid)
  })

  it.each([
    ['open', 'disputed'],
    ['won', 'paid'],
    ['lost', 'refunded'],
  ] as const)('that arrives before its payment, %s by then, leaves it %s', async (state, paymentStatus) => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    const dispute = paying.stripe.books.dispute(intentId ?? '')
    await disputed(dispute)
    if (state !== 'open') await decide(dispute, state)
    await completed(session)
    const isPaid = paymentStatus === 'paid'
    expect(await stateOf(user.id)).toMatchObject({ user: { paymentStatus }, paidUsers: Number(isPaid) })
  })

  it('is not opened again by an event older than the last one', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    const old = await paying.payments?.payment(intentId)
    if (!old) throw new Error('the payment is not there')
    await disputed(dispute)
    await decide(dispute, 'won')
    const { db } = await testDatabase()
    await db.transaction((tx) => follow(tx, old))
    expect((await stateOf(user.id)).user).toMatchObject(paid)
  })

  it('ends as decided when its events arrive repeatedly, at once and in any order', async () => {
    const { user, intentId } = await bought()
    const dispute = paying.stripe.books.dispute(intentId)
    dispute.status = 'won'
    await Promise.all(
      ['closed', 'created', 'updated', 'funds_reinstated', 'closed', 'created'].map((type) => disputed(dispute, type)),
    )
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
  })

  it('of one of two payments leaves the other in place; of an unknown payment it changes nothing', async () => {
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
    await disputed(paying.stripe.books.dispute(intentId))
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
