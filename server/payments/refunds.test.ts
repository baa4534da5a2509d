import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { record } from './settle'
import { buyer, type PayingApp, post, startPayingApp, stateOf } from './testing/paying-app'
import { paid, tellingOf, unpaid } from './testing/telling'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const { happened, completed, refunded } = tellingOf(() => paying)

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

  it.each(['before', 'after'])('of a part, received %s the payment, leaves it paid', async (when) => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    if (when === 'before') await refunded(intentId, 5000)
    await completed(session)
    if (when === 'after') await refunded(intentId, 5000)
    expect(await stateOf(user.id)).toMatchObject({ user: paid, paidUsers: 1, revenue: 19900 })
  })

  it('that arrives before its payment leaves no access', async () => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    await refunded(intentId)
    await completed(session)
    expect((await stateOf(user.id)).user).toMatchObject({ accountType: 'requires_payment', paymentStatus: 'refunded' })
    expect(await stateOf(user.id)).toMatchObject({ orders: [], paidUsers: 0, revenue: 0 })
  })

  it('at the same moment as its payment leaves no access, in either order', async () => {
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

  it('that arrives between the request to Stripe and the commit leaves no access', async () => {
    const { user, session } = await buyer(paying)
    const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
    const visit = await paying.payments?.checkout(session.id)
    if (!visit) throw new Error('the visit is not there')
    await refunded(intentId)
    const { db } = await testDatabase()
    expect(await db.transaction((tx) => record(tx, visit, 'paid', null))).toBeNull()
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
