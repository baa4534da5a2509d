import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { newPerson, quick, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { createPasswords, hashesAtOnce } from './passwords'

const { db } = await testDatabase()
const codes = new Map<string, string>()
const mail = {
  sendCode: ({ to, code }: { to: string; code: string }) => void codes.set(to, code),
  send: () => {},
  close: async () => {},
}
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp({ mail, env: { TRUST_PROXY: ['127.0.0.1'] } })
})

/** A browser with its own IP address. */
const at = (address: string) => new Visitor(app, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address })
const login = async (visitor: Visitor, email: string, password: string) =>
  (await visitor.post('/api/auth/login', { email, password })).statusCode
const send = (visitor: Visitor, email: string, type: 'login' | 'password_reset') =>
  visitor.trpc.auth.sendCode.mutate({ email, type }).then(
    ({ form }) => form,
    (error) => error.data?.code,
  )

/** An owner whose browser has signed in before, and is signed out. */
async function ownerAtHome() {
  const { visitor, person, user } = await signedInVisitor(app)
  await visitor.post('/api/auth/logout')
  return { visitor, user, ...person }
}

/** What an attacker with many addresses spends of an account's allowances. */
async function lockOut(email: string) {
  for (let from = 0; from < 8; from++)
    for (let tries = 0; tries < 8; tries++) await login(at(`203.0.113.${from}`), email, 'wrong')
  for (let times = 0; times < 6; times++) await send(at(`198.51.100.${times}`), email, 'login')
  for (let times = 0; times < 6; times++) await send(at(`198.51.100.${times}`), email, 'password_reset')
}

describe('a browser that an account has signed in with before', () => {
  it('signs in with the right password after any number of wrong attempts of others, from their address too', async () => {
    const { visitor, email, password } = await ownerAtHome()
    await lockOut(email)
    expect(await login(at('192.0.2.1'), email, password)).toBe(429)
    expect(await login(visitor, email, password)).toBe(200)
    await visitor.post('/api/auth/logout')
    const there = await visitor.send({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: { 'x-forwarded-for': '203.0.113.1' },
    })
    expect(there.statusCode).toBe(200)
  })

  it('is sent its own codes, which strangers can neither use up nor void', async () => {
    const { visitor, email } = await ownerAtHome()
    await lockOut(email)
    expect(await send(at('192.0.2.1'), email, 'login')).toBe('link')
    expect(await send(visitor, email, 'login')).toBe('code')
    const code = codes.get(email) ?? ''
    const stranger = at('192.0.2.2')
    for (let tries = 0; tries < 6; tries++) {
      const guess = stranger.trpc.auth.loginWithCode.mutate({ email, code })
      await expect(guess).rejects.toMatchObject({ data: { code: 'CODE_INVALID' } })
    }
    expect(await visitor.trpc.auth.loginWithCode.mutate({ email, code, endsPassword: true })).toMatchObject({ email })
  })

  it('may type there a code that was asked for elsewhere', async () => {
    const { visitor, email } = await ownerAtHome()
    await send(at('192.0.2.1'), email, 'login')
    const code = codes.get(email) ?? ''
    expect(await visitor.trpc.auth.loginWithCode.mutate({ email, code, endsPassword: true })).toMatchObject({ email })
  })

  it('has its own, small allowance of wrong attempts', async () => {
    const { visitor, email, password } = await ownerAtHome()
    for (let tries = 0; tries < 8; tries++) expect(await login(visitor, email, 'wrong')).toBe(401)
    expect(await login(visitor, email, password)).toBe(429)
  })

  it('is known to the account that signed in there and to no other; a forged or merged cookie is not', async () => {
    const { visitor, email, password } = await ownerAtHome()
    const victim = await ownerAtHome()
    await lockOut(victim.email)
    expect(await login(visitor, victim.email, victim.password)).toBe(429)
    const [, ...proofs] = (victim.visitor.cookies.get('mizan_device') ?? '').split('.')
    const [browser] = (visitor.cookies.get('mizan_device') ?? '').split('.')
    visitor.cookies.set('mizan_device', [browser, ...proofs].join('.'))
    expect(await login(visitor, victim.email, victim.password)).toBe(429)
    for (const forged of ['', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`]) {
      visitor.cookies.set('mizan_device', forged)
      expect(await login(visitor, victim.email, victim.password)).toBe(429)
    }
    expect(await login(victim.visitor, victim.email, victim.password)).toBe(200)
    expect(await login(at('192.0.2.3'), email, password)).toBe(200)
  })

  it('is not the browser that registered the address before it was confirmed', async () => {
    const squatter = await ownerAtHome()
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, squatter.user.id))
    await lockOut(squatter.email)
    expect(await login(squatter.visitor, squatter.email, squatter.password)).toBe(429)
  })

  it('keeps several accounts, in a cookie that scripts cannot read', async () => {
    const { visitor, email, password } = await ownerAtHome()
    const second = newPerson()
    const answer = await visitor.post('/api/auth/register', second)
    expect(answer.cookies.find(({ name }) => name === 'mizan_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    await visitor.post('/api/auth/logout')
    await lockOut(email)
    expect(await login(visitor, email, password)).toBe(200)
  })
})

describe('codes to one mailbox', () => {
  it('are limited, also over many browsers that know the password', async () => {
    const { person } = await signedInVisitor(app)
    const sent: string[] = []
    for (let browsers = 0; browsers < 6; browsers++) {
      const browser = at('203.0.113.77')
      await login(browser, person.email, person.password)
      await browser.post('/api/auth/logout')
      for (let times = 0; times < 5; times++) sent.push(await send(browser, person.email, 'login'))
    }
    expect(sent.filter((outcome) => outcome === 'code')).toHaveLength(10)
    expect(sent.at(-1)).toBe('TOO_MANY_TRIES')
  })

  it('leave one to confirm the address with, after any number of other requests', async () => {
    const { visitor, person } = await signedInVisitor(app)
    await lockOut(person.email)
    await visitor.trpc.account.sendConfirmation.mutate()
    await visitor.trpc.account.confirmEmail.mutate({ code: codes.get(person.email) ?? '' })
    expect((await visitor.trpc.account.profile.query()).isEmailVerified).toBe(true)
  })
})

it('of the 20 places in the queue of logins 5 are for known browsers', async () => {
  const passwords = createPasswords(quick)
  const many = (isKnown: boolean) =>
    Array.from({ length: 60 }, (_, at) => passwords.verify(undefined, 'wrong', { key: `${isKnown} ${at}`, isKnown }))
  const strangers = Promise.allSettled(many(false))
  const known = Promise.allSettled(many(true))
  const served = (all: PromiseSettledResult<boolean>[]) => all.filter(({ status }) => status === 'fulfilled').length
  expect([served(await strangers), served(await known)]).toEqual([hashesAtOnce + 15, 5])
})

it('one account has two places in the queue of logins, and another account signs in meanwhile', async () => {
  const passwords = createPasswords(quick)
  const ask = (key: string) => passwords.verify(undefined, 'wrong', { key, isKnown: true })
  const often = Promise.allSettled(Array.from({ length: 60 }, () => ask('often')))
  expect(await ask('seldom')).toBe(false)
  expect((await often).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

it('an account may sign in 30 times in ten minutes, over all addresses', async () => {
  const { person } = await signedInVisitor(app)
  const statuses: number[] = []
  for (let times = 0; times < 32; times++)
    statuses.push(await login(at(`203.0.113.${times}`), person.email, person.password))
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
})
