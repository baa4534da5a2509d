import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StripeStandIn } from './testing/stripe-stand-in'

let standIn: StripeStandIn
let client: Stripe
beforeAll(async () => {
  standIn = await new StripeStandIn({ key: 'sk_test_right', secret: 'whsec_right' }).start()
  client = withKey('sk_test_right')
})
afterAll(() => standIn.stop())

function withKey(key: string) {
  const { port } = new URL(standIn.url)
  return new Stripe(key, { protocol: 'http', host: '127.0.0.1', port, maxNetworkRetries: 0, telemetry: false })
}

const price = { currency: 'sar', unit_amount: 19900, product_data: { name: 'Access' } }
const visit = {
  mode: 'payment' as const,
  success_url: 'https://mizan.example/done',
  line_items: [{ quantity: 1, price_data: price }],
}
const opening = (changes: object, options = {}) => client.checkout.sessions.create({ ...visit, ...changes }, options)

it.each([
  ['a parameter that there is not', { colour: 'green' }, { code: 'parameter_unknown', param: 'colour' }],
  ['one within another', { payment_intent_data: { colour: 'x' } }, { param: 'payment_intent_data[colour]' }],
  ['a part of a halala', { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: 199.5 } }] }, {}],
  ['a language that its page does not speak', { locale: 'ar' }, { param: 'locale' }],
  ['an address that is none', { success_url: '/done' }, { param: 'success_url' }],
  ['two customers', { customer: 'cus_1', customer_email: 'a@b.example' }, {}],
  ['nothing to buy', { line_items: [] }, { code: 'parameter_missing' }],
])('like Stripe it refuses %s', async (_name, changes, details) => {
  await expect(opening(changes)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    ...details,
  })
})

it('like Stripe it knows its key, and its own ids alone', async () => {
  await expect(withKey('sk_test_wrong').paymentIntents.retrieve('pi_0')).rejects.toMatchObject({ statusCode: 401 })
  const missing = { statusCode: 404, code: 'resource_missing' }
  await expect(client.paymentIntents.retrieve('pi_0')).rejects.toMatchObject(missing)
  await expect(client.checkout.sessions.retrieve('cs_0')).rejects.toMatchObject(missing)
  const { id } = await opening({})
  await expect(client.checkout.sessions.retrieve(id, { expand: ['colour'] })).rejects.toMatchObject({ statusCode: 400 })
})

it('like Stripe it does a request once for a key, and refuses the key for another', async () => {
  const first = await opening({}, { idempotencyKey: 'a' })
  expect((await opening({}, { idempotencyKey: 'a' })).id).toBe(first.id)
  expect((await opening({}, { idempotencyKey: 'b' })).id).not.toBe(first.id)
  await expect(opening({ locale: 'en' }, { idempotencyKey: 'a' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

it('signs as Stripe does', () => {
  const { payload, signature } = standIn.event('charge.refunded', { id: 'ch_1' })
  expect(client.webhooks.constructEvent(payload, signature, 'whsec_right').type).toBe('charge.refunded')
  expect(() => client.webhooks.constructEvent(payload, signature, 'whsec_wrong')).toThrow()
  expect(() => client.webhooks.constructEvent(`${payload} `, signature, 'whsec_right')).toThrow()
})
