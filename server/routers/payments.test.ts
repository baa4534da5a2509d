import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyer, type PayingApp, post, publicUrl, startPayingApp, stateOf } from '../payments/testing/paying-app'
import { signedInVisitor, startTestApp } from '../testing/test-app'

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const sessions = () => [...paying.stripe.books.sessions.values()]

describe('buying', () => {
  it('leads to a page of Stripe that asks for 199 SAR for this account, and back to the address that was set', async () => {
    const { visitor, user, person } = await signedInVisitor(paying.app)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const answer = await visitor.send({
      method: 'POST',
      url: '/trpc/payments.checkout',
      payload: { language: 'en' },
      headers,
    })
    const [session] = sessions()
    expect(answer.json().result.data.json.url).toBe(session?.url)
    expect(session).toMatchObject({
      amount_total: 19900,
      currency: 'sar',
      client_reference_id: user.id,
      customer_email: person.email,
      locale: 'en',
      success_url: `${publicUrl}/app/receipt?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/paywall?cancelled=1`,
    })
  })

  it('makes one checkout session for one idempotency key', async () => {
    const { visitor } = await signedInVisitor(paying.app)
    const press = (key: string) =>
      visitor.send({
        method: 'POST',
        url: '/trpc/payments.checkout',
        payload: { language: 'ar' },
        headers: { 'idempotency-key': key },
      })
    const [first, second] = await Promise.all([press('one'), press('one')])
    expect(first.json()).toEqual(second.json())
    expect(sessions()).toMatchObject([{ locale: 'auto' }])
    await press('two')
    expect(sessions()).toHaveLength(2)
    const other = await signedInVisitor(paying.app)
    await other.visitor.trpc.payments.checkout.mutate({ language: 'ar' })
    expect(sessions().at(-1)?.client_reference_id).toBe(other.user.id)
  })

  it('is refused where there is access already', async () => {
    const { visitor, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await visitor.trpc.payments.settle.mutate({ sessionId: session.id })
    await expect(visitor.trpc.payments.checkout.mutate({ language: 'en' })).rejects.toMatchObject({
      data: { code: 'HAS_ACCESS', httpStatus: 409 },
    })
    expect(sessions()).toHaveLength(1)
  })

  it('says so where no cards are taken', async () => {
    const { visitor } = await signedInVisitor(await startTestApp({ env: { FREE_ACCESS_LIMIT: 0 } }))
    await expect(visitor.trpc.payments.checkout.mutate({ language: 'en' })).rejects.toMatchObject({
      data: { code: 'PAYMENTS_OFF' },
    })
  })

  it('is 503 while Stripe cannot be reached', async () => {
    const { visitor } = await signedInVisitor(paying.app)
    paying.stripe.trouble = 'down'
    await expect(visitor.trpc.payments.checkout.mutate({ language: 'en' })).rejects.toMatchObject({
      data: { code: 'PAYMENTS_UNAVAILABLE', httpStatus: 503 },
    })
  })
})

describe('coming back', () => {
  it('asks Stripe when no event has arrived yet; the event after that has no effect', async () => {
    const { visitor, user, session } = await buyer(paying)
    const settle = async () => {
      const answer = await visitor.post('/trpc/payments.settle', { sessionId: session.id })
      return answer.json().result.data.json.outcome
    }
    expect(await settle()).toBe('waiting')
    paying.stripe.books.complete(session.id)
    const event = paying.stripe.event('checkout.session.completed', session)
    const deliver = () => post(paying.app, event).then(({ statusCode }) => statusCode)
    const answers = await Promise.all([settle(), settle(), deliver(), settle(), deliver()])
    expect(answers).toEqual(['paid', 'paid', 200, 'paid', 200])
    const state = await stateOf(user.id)
    expect(state).toMatchObject({ user: { accountType: 'lifetime' }, paidUsers: 1, revenue: 19900 })
    expect(state.orders).toHaveLength(1)
    expect(paying.messages).toHaveLength(1)
  })

  it('does not ask Stripe once its webhook has arrived', async () => {
    const { visitor, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await post(paying.app, paying.stripe.event('checkout.session.completed', session))
    paying.stripe.trouble = 'down'
    expect(await visitor.trpc.payments.settle.mutate({ sessionId: session.id })).toEqual({ outcome: 'paid' })
  })

  it('is refused when the payment names another account or another product', async () => {
    const other = await signedInVisitor(paying.app)
    for (const metadata of [{ userId: other.user.id, product: 'mizan-lifetime' }, { shop: 'other' }, {}]) {
      const { visitor, user, session } = await buyer(paying)
      const { payment_intent: intentId } = paying.stripe.books.complete(session.id)
      Object.assign(paying.stripe.books.intent(intentId ?? ''), { metadata })
      const settled = await visitor.trpc.payments.settle.mutate({ sessionId: session.id })
      expect(settled).toEqual({ outcome: 'wrong' })
      await post(paying.app, paying.stripe.event('checkout.session.completed', session))
      expect((await stateOf(user.id)).user?.accountType).toBe('requires_payment')
      expect((await stateOf(other.user.id)).user?.accountType).toBe('requires_payment')
    }
  })

  it('with the checkout session of another user is NOT_FOUND', async () => {
    const { session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    const { visitor, user } = await signedInVisitor(paying.app)
    for (const sessionId of [session.id, 'cs_test_0000000000'])
      await expect(visitor.trpc.payments.settle.mutate({ sessionId })).rejects.toMatchObject({
        data: { code: 'NOT_FOUND' },
      })
    expect((await stateOf(user.id)).user?.accountType).toBe('requires_payment')
  })

  it('says that a payment has failed, or is still being processed', async () => {
    const { visitor, session } = await buyer(paying)
    paying.stripe.books.complete(session.id, 'later')
    const settle = () => visitor.trpc.payments.settle.mutate({ sessionId: session.id })
    expect(await settle()).toEqual({ outcome: 'waiting' })
    paying.stripe.books.finish(session.id, false)
    expect(await settle()).toEqual({ outcome: 'failed' })
  })
})

describe('the receipt', () => {
  it('says what was paid, the VAT inside it to the halala, and the end of the reference', async () => {
    const { visitor, session, person } = await buyer(paying)
    expect(await visitor.trpc.payments.receipt.query()).toBeNull()
    paying.stripe.books.complete(session.id)
    await visitor.trpc.payments.settle.mutate({ sessionId: session.id })
    const receipt = await visitor.trpc.payments.receipt.query()
    expect(receipt).toMatchObject({
      orderNumber: expect.stringMatching(/^[0-9A-F]{8}$/),
      customerName: 'Noor Saleh',
      customerEmail: person.email,
      total: 19900,
      net: 17304,
      vat: 2596,
      vatPct: 15,
      reference: `…${session.payment_intent?.slice(-8)}`,
      isRefunded: false,
      isDisputed: false,
    })
    expect(receipt?.orderedAt).toBeInstanceOf(Date)
    const { visitor: other } = await signedInVisitor(paying.app)
    expect(await other.trpc.payments.receipt.query()).toBeNull()
  })

  it('splits no VAT off for a seller who is not registered', async () => {
    await paying.stop()
    paying = await startPayingApp({ env: { OPERATOR_VAT_NUMBER: undefined } })
    const { visitor, session } = await buyer(paying)
    paying.stripe.books.complete(session.id)
    await visitor.trpc.payments.settle.mutate({ sessionId: session.id })
    expect(await visitor.trpc.payments.receipt.query()).toMatchObject({ total: 19900, net: 19900, vat: 0, vatPct: 0 })
    expect(paying.messages.at(-1)?.text).not.toMatch(/VAT/)
  })

  it.each([
    ['en', /SAR\s199\.00/, /VAT 15%: SAR\s25\.96/, /SAR\s173\.04/, /2 hours of consultation, worth SAR\s500/],
    [
      'ar',
      /199\.00\sر\.س/,
      /15\u200e%\u200e\u200f: 25\.96\sر\.س/,
      /173\.04\sر\.س/,
      /ساعتي استشارة مع خبير، قيمتهما 500\sر\.س/,
    ],
  ])('comes by mail in the language of the account (%s)', async (preferredLanguage, ...says) => {
    const support = { SUPPORT_WHATSAPP: '966500000000', SUPPORT_EMAIL: 'help@mizan.example' }
    const helped = await startPayingApp({ env: support })
    const { id } = helped.stripe.books.addIntent()
    const { user } = await signedInVisitor(helped.app, { paymentIntentId: id, preferredLanguage })
    const [message] = helped.messages
    expect(message?.to).toBe(user.email)
    for (const text of [...says, /https:\/\/wa\.me\/966500000000/, /help@mizan\.example/, `${publicUrl}/app/receipt`])
      expect(message?.text).toMatch(text)
    expect(message?.text).not.toMatch(/[{}]|tax invoice|فاتورة/)
    expect(message?.text).not.toContain(id)
    await helped.stop()
  })
})
