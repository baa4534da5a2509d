import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { createLog } from '../infra/log'
import { newPerson, signedInVisitor, Visitor } from '../testing/test-app'
import { liveKeys, type PayingApp, startPayingApp, stateOf } from './testing/paying-app'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp({ env: { RATE_LIMIT: false } })
})
afterEach(() => paying.stop())

const notVerified = { verified: false, amount: null }
const visitor = () => new Visitor(paying.app)
const verify = (paymentIntentId: unknown, who = visitor()) => who.post('/api/verify-payment', { paymentIntentId })
const register = (paymentIntentId: string, changes = {}) =>
  visitor().post('/api/auth/register', newPerson({ paymentIntentId, ...changes }))

describe('registering with a payment', () => {
  it('is verified first, then opens lifetime access with one order and the counters', async () => {
    const { id } = paying.stripe.books.addIntent({ customer: 'cus_1' })
    const answer = await verify(id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { verified: true, amount: 199 }])
    const registered = await register(id, { preferredLanguage: 'ar' })
    expect(registered.statusCode).toBe(201)
    expect(registered.json().user).toMatchObject({ accountType: 'lifetime', paymentStatus: 'paid', hasAccess: true })
    const state = await stateOf(registered.json().user.id)
    expect(state.user).toMatchObject({ stripePaymentIntentId: id, stripeCustomerId: 'cus_1', paymentAmount: 199 })
    expect(state).toMatchObject({ paidUsers: 1, revenue: 19900, orders: [{ stripePaymentIntentId: id }] })
    expect(paying.messages).toHaveLength(1)
  })

  it('is unpaid when the body says paid and names no payment', async () => {
    const claims = { paymentStatus: 'paid', paymentAmount: '199' }
    for (const paymentIntentId of [undefined, null, '']) {
      const answer = await visitor().post('/api/auth/register', newPerson({ ...claims, paymentIntentId }))
      expect(answer.json().user).toMatchObject({ accountType: 'requires_payment', paymentStatus: 'pending' })
    }
    const { db } = await testDatabase()
    expect(await db.$count(users)).toBe(3)
  })

  it('a payment of another account is 409 and not verified, and that it was tried is kept', async () => {
    const { id } = paying.stripe.books.addIntent()
    const owner = (await register(id)).json().user.id
    const { db } = await testDatabase()
    expect((await verify(id)).json()).toEqual(notVerified)
    const answer = await register(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_NOT_VERIFIED'])
    expect(await db.$count(users)).toBe(1)
    const state = await stateOf(owner)
    expect(state).toMatchObject({ paidUsers: 1, revenue: 19900, user: { paymentStatus: 'paid' } })
    const tried = { action: 'payment.reuse', targetType: 'order', targetId: state.orders[0]?.id }
    expect(await db.select().from(auditLog)).toMatchObject([tried, tried])
  })

  it('of 20 claims of one payment at once one gets the account, and no number is lost', async () => {
    const { id } = paying.stripe.books.addIntent()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(id)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.every((code) => [201, 409, 503].includes(code))).toBe(true)
    const winner = answers.find(({ statusCode }) => statusCode === 201)?.json().user.id
    expect(await stateOf(winner)).toMatchObject({ paidUsers: 1, revenue: 19900, user: { userNumber: 1 } })
    expect((await signedInVisitor(paying.app)).user.userNumber).toBe(2)
  })

  const wrong = [
    ['1 SAR', { amount: 100, amount_received: 100 }],
    ['199 halalas', { amount: 199, amount_received: 199 }],
    ['199 dollars', { currency: 'usd' }],
    ['not all of it received', { amount_received: 100 }],
    ['held but not taken', { status: 'requires_capture', amount_received: 0 }],
    ['still on its way', { status: 'processing' }],
    ['from the other mode', { livemode: true }],
    [
      'begun by another account',
      { metadata: { product: 'mizan-lifetime', userId: '00000000-0000-7000-8000-000000000000' } },
    ],
    ['for something else at the same price', { metadata: { product: 'other', shop: 'other' } }],
    ['for nothing that it names', { metadata: {} }],
  ] as const
  it.each(wrong)('a payment that is %s is not verified and opens nothing', async (_name, changes) => {
    const { id } = paying.stripe.books.addIntent({ ...changes })
    expect((await verify(id)).json()).toEqual(notVerified)
    expect((await register(id)).statusCode).toBe(409)
    expect(await (await testDatabase()).db.$count(users)).toBe(0)
  })

  it('a refunded payment is not verified', async () => {
    const { id } = paying.stripe.books.addIntent()
    paying.stripe.books.refund(id)
    expect((await verify(id)).json()).toEqual(notVerified)
    expect((await register(id)).statusCode).toBe(409)
  })

  it('a test payment is not verified where the key is live', async () => {
    const live = await startPayingApp({}, liveKeys)
    const { id } = live.stripe.books.addIntent({ livemode: false })
    const real = live.stripe.books.addIntent()
    const who = new Visitor(live.app)
    expect((await verify(id, who)).json()).toEqual(notVerified)
    expect((await verify(real.id, who)).json()).toMatchObject({ verified: true })
    await live.stop()
  })

  it('every wrong id is answered alike, and the answers end when the budget is spent', async () => {
    const guarded = await startPayingApp()
    const who = new Visitor(guarded.app)
    const bodies = new Set<string>()
    const ids = [
      'pi_3NotOneOfOursAtAll00',
      'pi_',
      "pi_1'; drop table users",
      '../../v1/charges',
      'x'.repeat(50_000),
      '',
    ]
    const codes = []
    for (let round = 0; round < 1000; round++) {
      const answer = await verify(ids[round % ids.length], who)
      codes.push(answer.statusCode)
      if (answer.statusCode === 200) bodies.add(answer.body)
      else expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect([...bodies]).toEqual([JSON.stringify(notVerified)])
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(new Set(codes.slice(20))).toEqual(new Set([429]))
    const answer = await who.post('/api/auth/register', newPerson({ paymentIntentId: ids[0] }))
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_TRIES'])
    await guarded.stop()
  })

  it('no answer and no log line repeats what Stripe says, or a whole id', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const logged = await startPayingApp({ log })
    const who = new Visitor(logged.app)
    const answer = await verify('pi_3CanaryCanaryCanary', who)
    logged.stripe.trouble = 'broken'
    const broken = await verify('pi_3CanaryCanaryCanary', who)
    logged.stripe.trouble = 'none'
    const { id } = logged.stripe.books.addIntent()
    await who.post('/api/auth/register', newPerson({ paymentIntentId: id }))
    for (const text of [answer.body, broken.body, ...lines])
      expect(text).not.toMatch(/No such|Canary|unknown error|api_error/)
    expect(lines.join('')).toContain('StripeRefusal')
    expect(lines.join('')).not.toContain(id)
    await logged.stop()
  })

  it('a wrong key is for the visitor as if Stripe could not be reached', async () => {
    const { id } = paying.stripe.books.addIntent()
    paying.stripe.settings.key = 'sk_test_another'
    expect((await verify(id)).json().code).toBe('PAYMENTS_UNAVAILABLE')
  })

  it.each(['down', 'silent', 'broken'] as const)(
    'while Stripe is %s it is 503, nothing is granted or lost, and a later try succeeds once',
    async (trouble) => {
      const guarded = await startPayingApp()
      const { id } = guarded.stripe.books.addIntent()
      const who = new Visitor(guarded.app)
      const person = newPerson({ paymentIntentId: id })
      guarded.stripe.trouble = trouble
      // More often than the budget of guesses allows; once where each try takes long.
      const times = trouble === 'broken' ? 25 : 1
      for (let round = 0; round < times; round++) {
        const answer = await verify(id, who)
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      expect((await who.post('/api/auth/register', person)).statusCode).toBe(503)
      const { db } = await testDatabase()
      expect(await db.$count(users)).toBe(0)
      guarded.stripe.trouble = 'none'
      expect((await verify(id, who)).json()).toEqual({ verified: true, amount: 199 })
      const answer = await who.post('/api/auth/register', person)
      expect(answer.json().user).toMatchObject({ paymentStatus: 'paid', userNumber: 1 })
      expect((await register(id)).statusCode).toBe(409)
      await guarded.stop()
    },
  )

  it('is verified for its owner again later', async () => {
    const { id } = paying.stripe.books.addIntent()
    const { visitor: owner } = await signedInVisitor(paying.app, { paymentIntentId: id })
    expect((await verify(id, owner)).json()).toEqual({ verified: true, amount: 199 })
    const { db } = await testDatabase()
    expect(await db.select().from(auditLog)).toEqual([])
  })

  it('where no cards are taken no payment is verified', async () => {
    const other = await startPayingApp({ payments: null })
    expect((await verify('pi_000000000000', new Visitor(other.app))).json()).toEqual(notVerified)
    await other.stop()
  })

  it('an id that is no text is bad input', async () => {
    for (const id of [undefined, 7, { $ne: '' }, ['pi_1']]) expect((await verify(id)).statusCode).toBe(400)
  })
})
