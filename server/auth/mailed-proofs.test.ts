import { eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { otps, rateLimits, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let box: Mailbox
beforeEach(async () => {
  box = codesInHand()
  app = await startTestApp({ mail: box.mail, env: { TRUST_PROXY: ['127.0.0.1'] } })
})

const letTimePass = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds + 1) * 1000 })
afterEach(() => vi.useRealTimers())

const at = (address: string) => new Visitor(app, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )
const send = async (visitor: Visitor, email: string, type: 'login' | 'password_reset' = 'login') =>
  (await visitor.trpc.auth.sendCode.mutate({ email, type })).form
const enter = (visitor: Visitor, email: string, code: string) => visitor.trpc.auth.loginWithCode.mutate({ email, code })

/** A user whose address is confirmed, in a browser that is signed out. */
async function owner() {
  const { visitor, person, user } = await signedInVisitor(app, { preferredLanguage: 'ar' })
  await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id))
  await visitor.post('/api/auth/login', { email: person.email, password: person.password })
  await visitor.post('/api/auth/logout')
  box.messages.length = 0
  return { visitor, user, ...person }
}

const wrongFor = (code: string | undefined) => (code === '111111' ? '222222' : '111111')

/** As if a rule had counted so many times already. */
const counted = (rule: string, points: number) =>
  db
    .update(rateLimits)
    .set({ points })
    .where(like(rateLimits.key, `${rule}:%`))

/** Strangers who have used up the guesses of a month. */
async function guessForAMonth(email: string) {
  await send(at('203.0.113.1'), email)
  const wrong = wrongFor(box.code(email))
  await codeOf(enter(at('203.0.113.1'), email, wrong))
  await counted('codeGuesses', 99)
  expect(await codeOf(enter(at('203.0.113.2'), email, wrong))).toBe('CODE_INVALID')
}

/** Strangers who spend what an hour allows. */
async function lockOut(email: string) {
  for (let from = 0; from < 8; from++)
    for (let tries = 0; tries < 8; tries++)
      await at(`203.0.113.${from}`).post('/api/auth/login', { email, password: 'wrong' })
  for (let times = 0; times < 6; times++) await send(at(`198.51.100.${times}`), email)
}

describe('mails that strangers have sent to an address', () => {
  it('are twenty a day, and the answers stay alike; a known browser still gets its own', async () => {
    const { visitor, email } = await owner()
    await send(at('203.0.113.1'), email)
    await counted('mailsForStrangers', 19)
    const forms = []
    for (let times = 0; times < 3; times++) forms.push(await send(at('203.0.113.1'), email))
    expect(forms).toEqual(['code', 'code', 'code'])
    expect(box.messages).toHaveLength(2)
    expect(await send(visitor, email)).toBe('code')
    expect(box.messages).toHaveLength(3)
    expect(await codeOf(enter(visitor, email, box.code(email) ?? ''))).toBe('OK')
  })
})

describe('the mailbox of an administrator', () => {
  beforeEach(async () => {
    app = await startTestApp({ mail: box.mail, env: { TRUST_PROXY: ['127.0.0.1'], ADMIN_CODE: true } })
  })

  it('sets a password in a known browser only; elsewhere a mail says what to do, and the answer is that of others', async () => {
    const { visitor, email, user } = await owner()
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))
    expect(await send(at('203.0.113.1'), email, 'password_reset')).toBe('code')
    expect(box.messages).toHaveLength(1)
    expect(box.of('adminReset').map(({ to }) => to)).toEqual([email])
    const reset = (from: Visitor) =>
      codeOf(from.trpc.auth.resetPassword.mutate({ email, code: box.code(email) ?? '', password: 'figs on the table' }))
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id))
    await send(at('203.0.113.1'), email, 'password_reset')
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))
    expect(await reset(at('203.0.113.1'))).toBe('CODE_INVALID')
    await send(visitor, email, 'password_reset')
    expect(await reset(visitor)).toBe('OK')
  })

  it('is asked besides a password that another administrator has set', async () => {
    const [boss, lost] = [await owner(), await owner()]
    await db.update(users).set({ isAdmin: true })
    const admin = at('192.0.2.1')
    const signIn = async (visitor: Visitor, email: string, password: string, code?: string) =>
      (await visitor.post('/api/auth/login', { email, password, ...(code && { code }) })).json().code
    expect(await signIn(admin, boss.email, boss.password)).toBe('CODE_NEEDED')
    await signIn(admin, boss.email, boss.password, box.code(boss.email))
    const password = 'figs on the table'
    await admin.trpc.admin.users.setPassword.mutate({ id: lost.user.id, password })
    const theirs = at('192.0.2.2')
    expect(await signIn(theirs, lost.email, lost.password)).toBe('CREDENTIALS')
    expect(await signIn(theirs, lost.email, password)).toBe('CODE_NEEDED')
    await signIn(theirs, lost.email, password, box.code(lost.email))
    expect(await theirs.trpc.auth.session.query()).toMatchObject({ id: lost.user.id, mustChangePassword: true })
  })
})

describe('a hundred wrong codes in 30 days', () => {
  it('are the limit for an account from all addresses together; after them the right code is refused too', async () => {
    const { email } = await owner()
    await guessForAMonth(email)
    const code = box.code(email) ?? ''
    expect(await codeOf(enter(at('203.0.113.3'), email, code))).toBe('CODE_INVALID')
    letTimePass(30 * 86_400)
    expect(await send(at('203.0.113.4'), email)).toBe('code')
  })

  it('lead to links in place of codes, which sign in once and only when they are posted', async () => {
    const { email } = await owner()
    await guessForAMonth(email)
    const visitor = at('192.0.2.1')
    expect(await send(visitor, email)).toBe('link')
    const secret = box.code(email) ?? ''
    expect(secret).toMatch(/^[\w-]{22}$/)
    expect((await visitor.get('/link')).cookies).toEqual([])
    const reset = visitor.trpc.auth.resetPassword.mutate({ email, code: secret, password: 'another one of mine' })
    expect(await codeOf(reset)).toBe('CODE_INVALID')
    expect(JSON.stringify(await db.select().from(otps))).not.toContain(secret)
    expect(await enter(visitor, email, secret)).toMatchObject({ email, hasPassword: true })
    expect(await codeOf(enter(at('192.0.2.2'), email, secret))).toBe('CODE_INVALID')
  })

  it('lead to links for a forgotten password as well; after ten minutes they are over', async () => {
    const { email } = await owner()
    await guessForAMonth(email)
    const visitor = at('192.0.2.1')
    const reset = async () =>
      codeOf(
        visitor.trpc.auth.resetPassword.mutate({ email, code: box.code(email) ?? '', password: 'another one of mine' }),
      )
    await send(visitor, email, 'password_reset')
    await db.update(otps).set({ expiresAt: new Date(Date.now() - 1) })
    expect(await reset()).toBe('CODE_INVALID')
    await send(visitor, email, 'password_reset')
    expect(await reset()).toBe('OK')
  })

  it('are counted separately for known browsers', async () => {
    const { visitor, email } = await owner()
    await guessForAMonth(email)
    expect(await send(visitor, email)).toBe('code')
    await codeOf(enter(visitor, email, wrongFor(box.code(email))))
    await counted('codeGuessesOfDevices', 100)
    expect(await codeOf(enter(visitor, email, box.code(email) ?? ''))).toBe('CODE_INVALID')
    expect(await send(visitor, email)).toBe('link')
    expect(await codeOf(enter(visitor, email, box.code(email) ?? ''))).toBe('OK')
  })

  it('are not counted where there was no code to guess, nor when the code was right', async () => {
    const { email } = await owner()
    await enter(at('192.0.2.1'), email, '123456').catch(() => {})
    await send(at('192.0.2.1'), email)
    await enter(at('192.0.2.1'), email, box.code(email) ?? '')
    const [row] = await db.select().from(rateLimits).where(like(rateLimits.key, 'codeGuesses:%'))
    expect(row?.points).toBe(0)
  })

  it('lead to a link also for a proof within a session', async () => {
    const { visitor, email, password } = await owner()
    await guessForAMonth(email)
    await visitor.post('/api/auth/login', { email, password })
    await visitor.trpc.account.sendProofCode.mutate()
    await codeOf(visitor.trpc.account.proveByCode.mutate({ code: wrongFor(box.code(email)) }))
    await counted('codeGuessesOfDevices', 100)
    expect((await visitor.trpc.account.sendProofCode.mutate()).form).toBe('link')
    expect(await codeOf(visitor.trpc.account.proveByCode.mutate({ code: box.code(email) ?? '' }))).toBe('OK')
  })

  it('lead to a link for confirming an address, from the first mail of an account on', async () => {
    const { person } = await signedInVisitor(app, { email: 'again@store.example' })
    await guessForAMonth(person.email)
    await db.delete(users).where(eq(users.email, person.email))
    const { visitor } = await signedInVisitor(app, { email: 'again@store.example' })
    await visitor.trpc.account.confirmEmail.mutate({ code: box.code(person.email) ?? '' })
    expect(box.messages.at(-1)).toMatchObject({ type: 'registration', isLink: true })
    expect((await visitor.trpc.account.profile.query()).isEmailVerified).toBe(true)
  })
})

describe('an owner on a new device, while strangers use up passwords and codes', () => {
  it('gets in with a link, though they go on guessing', async () => {
    const { email, password } = await owner()
    await lockOut(email)
    const visitor = at('192.0.2.1')
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(429)
    expect(await send(visitor, email)).toBe('link')
    const secret = box.code(email) ?? ''
    for (let tries = 0; tries < 8; tries++) await codeOf(enter(at('203.0.113.9'), email, '123456'))
    expect(await codeOf(enter(visitor, email, secret))).toBe('OK')
  })

  it('gets a link also where passwords alone are used up', async () => {
    const { email } = await owner()
    await at('203.0.113.1').post('/api/auth/login', { email, password: 'wrong' })
    await counted('loginAccount', 60)
    expect(await send(at('192.0.2.1'), email)).toBe('link')
  })

  it('gets one link at a time beyond five mails an hour, and every request is answered alike', async () => {
    const { email } = await owner()
    const forms: string[] = []
    for (let times = 0; times < 15; times++) forms.push(await send(at(`198.51.100.${times}`), email))
    expect(forms).toEqual([...Array(5).fill('code'), ...Array(10).fill('link')])
    expect(box.messages).toHaveLength(6)
    letTimePass(600)
    expect(await send(at('192.0.2.1'), email)).toBe('link')
    expect(box.messages).toHaveLength(7)
  })
})

describe('signing in with a code before the address was confirmed', () => {
  it('asks first, for the password will be void; the code stays good meanwhile', async () => {
    const { visitor, person } = await signedInVisitor(app)
    const { email, password } = person
    await visitor.post('/api/auth/logout')
    await send(visitor, email)
    const code = box.code(email) ?? ''
    expect(await codeOf(enter(visitor, email, code))).toBe('CONSENT_NEEDED')
    expect((await at('192.0.2.1').post('/api/auth/login', { email, password })).statusCode).toBe(200)
    const user = await visitor.trpc.auth.loginWithCode.mutate({ email, code, endsPassword: true })
    expect(user).toMatchObject({ isEmailVerified: true, hasPassword: false })
  })

  it('does not warn of it when the code is wrong', async () => {
    const { person } = await signedInVisitor(app)
    await send(at('192.0.2.1'), person.email)
    const guess = wrongFor(box.code(person.email))
    expect(await codeOf(enter(at('192.0.2.1'), person.email, guess))).toBe('CODE_INVALID')
  })

  it('leaves the password as it is once the address is confirmed', async () => {
    const { visitor, email, password } = await owner()
    await send(visitor, email)
    expect(await enter(visitor, email, box.code(email) ?? '')).toMatchObject({ hasPassword: true })
    expect((await at('192.0.2.1').post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })
})
