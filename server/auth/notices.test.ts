import { like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { rateLimits } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { mail } from '../../src/i18n/ar/mail'
import { formatRiyadhDateTime } from '../../src/i18n/format'
import { noticeEmail } from '../infra/mail/notice-email'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let box: Mailbox
beforeEach(async () => {
  box = codesInHand()
  app = await startTestApp({ mail: box.mail, env: { TRUST_PROXY: ['127.0.0.1'], PUBLIC_URL: 'http://mizan.example' } })
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const browser = () => new Visitor(app, { 'sec-fetch-site': 'same-origin', 'user-agent': firefox })

it('a sign-in from an unknown browser is mailed to the owner, and no other sign-in is', async () => {
  const { visitor, person } = await signedInVisitor(app, { preferredLanguage: 'ar' })
  const { email, password } = person
  await visitor.post('/api/auth/logout')
  await visitor.post('/api/auth/login', { email, password })
  expect(box.of('device')).toEqual([])
  const other = browser()
  await other.post('/api/auth/login', { email, password: 'wrong' })
  expect(box.of('device')).toEqual([])
  await other.post('/api/auth/login', { email, password })
  await other.post('/api/auth/login', { email, password })
  const [message, ...more] = box.of('device')
  expect(more).toEqual([])
  expect(message).toMatchObject({ to: email, subject: 'دخول جديد إلى حسابك في ميزان' })
  expect(message?.text).toContain('الجهاز: فايرفوكس على ويندوز')
  const now = formatRiyadhDateTime(new Date(), 'ar').slice(0, -3)
  expect(message?.text).toMatch(new RegExp(`الوقت بتوقيت الرياض: ${now}:\\d\\d`))
  expect(message?.text).toContain(mail.notices.passkeysEnd)
  expect(message?.text).toContain('http://mizan.example/login?way=reset')
})

it('administrators with passkeys are told that these outlast a new password', () => {
  const site = 'http://mizan.example'
  const notice = {
    to: 'owner@mizan.example',
    language: 'ar',
    kind: 'device',
    device: null,
    at: new Date(),
    site,
  } as const
  const told = [true, false].map((keepsPasskeys) => noticeEmail({ ...notice, keepsPasskeys }).text)
  expect(told.map((text) => text.includes(mail.notices.passkeysStay))).toEqual([true, false])
})

it('a new token and a new webhook are mailed to the owner, without their secrets', async () => {
  const { visitor } = await signedInVisitor(app)
  const { token } = await visitor.trpc.tokens.create.mutate({ name: 'Call 0900 now', scope: 'read' })
  const { secret } = await visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.example/in' })
  const [ofToken, ofWebhook] = [box.of('token'), box.of('webhook')]
  expect([ofToken.length, ofWebhook.length]).toEqual([1, 1])
  const said = JSON.stringify([ofToken, ofWebhook])
  for (const own of [token, secret, '0900', 'hooks.example']) expect(said).not.toContain(own)
  expect(said).toContain('http://mizan.example/account/connect')
})

it('25 wrong codes are mailed to the owner, once a day; without an account no mail is sent', async () => {
  const { person } = await signedInVisitor(app)
  for (const email of [person.email, 'none@store.example']) {
    const visitor = new Visitor(app)
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })
    const code = box.code(email) === '111111' ? '222222' : '111111'
    const guess = () => visitor.trpc.auth.loginWithCode.mutate({ email, code }).catch(() => {})
    await guess()
    await db.update(rateLimits).set({ points: 23 }).where(like(rateLimits.key, 'wrongCodes:%'))
    await guess()
    expect(box.of('wrongCodes')).toHaveLength(email === person.email ? 0 : 1)
    await guess()
    await guess()
    expect(box.of('wrongCodes').map(({ to }) => to)).toEqual([person.email])
  }
})

it('at most ten notices a day are mailed to an owner', async () => {
  const { person } = await signedInVisitor(app)
  for (let times = 0; times < 12; times++)
    await browser().post('/api/auth/login', { email: person.email, password: person.password })
  expect(box.of('device')).toHaveLength(10)
})
