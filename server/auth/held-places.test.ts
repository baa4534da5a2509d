import { eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { userSessions, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { purge } from '../app/purge'
import { count } from '../infra/counters'
import { newPerson, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { confirmAddress, readPlacesTaken } from './held-places'

const { db } = await testDatabase()
const codes = new Map<string, string>()
const mail = {
  sendCode: ({ to, code }: { to: string; code: string }) => void codes.set(to, code),
  send: () => {},
  close: async () => {},
}
const withMail = (limit: number) =>
  startTestApp({
    mail,
    env: {
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: ['127.0.0.1'], FREE_ACCESS_LIMIT: limit, RATE_LIMIT: false },
    },
  })

let app: FastifyInstance
beforeEach(async () => {
  app = await withMail(2)
})

const makeProject = (visitor: Visitor) => visitor.post('/api/projects', { projectName: 'Dates', projectData: '{}' })
const access = async (visitor: Visitor) => (await visitor.get('/api/auth/access-status')).json()
const confirm = (visitor: Visitor, email: string) =>
  visitor.trpc.account.confirmEmail.mutate({ code: codes.get(email) ?? '' })
const letTimePass = (minutes: number) =>
  db
    .update(users)
    .set({ placeHeldUntil: new Date(Date.now() + (60 - minutes) * 60_000) })
    .where(isNotNull(users.placeHeldUntil))

/** A new account from one network address. */
async function register(from: string, email: string) {
  const visitor = new Visitor(app, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from })
  const person = newPerson({ email })
  const answer = await visitor.post('/api/auth/register', person)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { visitor, person, user: answer.json().user }
}

describe('a free place', () => {
  it('is held fifteen times for the lines of one IPv6 /48, five for each', async () => {
    app = await withMail(100)
    const heldBy = async (line: number) => {
      const people = Array.from({ length: 6 }, (_, n) =>
        register(`2001:db8:7:${line}00::${n}`, `noor${line}${n}@gmail.com`),
      )
      return (await Promise.all(people)).filter(({ user }) => user.placeHeldUntil !== null).length
    }
    expect([await heldBy(1), await heldBy(2), await heldBy(3), await heldBy(4)]).toEqual([5, 5, 5, 0])
    expect((await register('2001:db8:8:100::1', 'noor@gmail.com')).user.placeHeldUntil).not.toBe(null)
  })

  it('goes to the account that confirms although others hold all; the place held longest lapses', async () => {
    app = await withMail(3)
    const holders = []
    for (let n = 0; n < 3; n++) holders.push(await register(`198.51.100.${n}`, `noor${n}@gmail.com`))
    const { visitor, person, user } = await register('203.0.113.9', 'sara@gmail.com')
    expect(user).toMatchObject({ placeHeldUntil: null, hasAccess: false })
    await confirm(visitor, person.email)
    expect((await access(visitor)).hasAccess).toBe(true)
    const sessions = holders.map(async (holder) => (await holder.visitor.trpc.auth.session.query())?.placeHeldUntil)
    expect((await Promise.all(sessions)).map((held) => held !== null)).toEqual([false, true, true])
    const states = []
    for (const holder of holders.toReversed()) {
      await confirm(holder.visitor, holder.person.email)
      states.push((await access(holder.visitor)).hasAccess)
    }
    expect(states).toEqual([true, true, false])
    expect(await readPlacesTaken(db)).toBe(3)
  })

  it('is given exactly as often as there are places when many accounts, with and without a held one, confirm at once', async () => {
    const [limit, people] = [20, 60]
    const settings = { FREE_ACCESS_LIMIT: limit, SMTP_URL: 'smtp://127.0.0.1:1' }
    const made = Array.from({ length: people }, (_, n) => ({
      ...newPerson(),
      countryCode: 'SA' as const,
      passwordHash: '',
      userNumber: n + 1,
      accountType: 'requires_payment' as const,
      placeHeldUntil: n < limit ? new Date(Date.now() + n * 1000 + 60_000) : null,
    }))
    const ids = (await db.insert(users).values(made).returning({ id: users.id })).map(({ id }) => id)
    await count(db, 'user_number', people)
    await count(db, 'numbers_without_place', people - limit)
    const confirming = [...ids.slice(0, 5), ...ids.slice(limit)]
    await Promise.all(confirming.map((id) => db.transaction((tx) => confirmAddress(tx, settings, id))))
    expect(await db.$count(users, eq(users.accountType, 'early_access'))).toBe(limit)
    expect(await db.$count(users, isNotNull(users.placeHeldUntil))).toBe(0)
    expect(await readPlacesTaken(db)).toBe(limit)
  })

  it('is held five times for one network address, and five times for one mail domain that is no known provider', async () => {
    app = await withMail(100)
    const held = async (from: string, email: string) => (await register(from, email)).user.placeHeldUntil !== null
    const each = (count: number, one: (n: number) => Promise<boolean>) =>
      Promise.all(Array.from({ length: count }, (_, n) => one(n))).then((all) => all.filter(Boolean).length)
    expect(await each(8, (n) => held('198.51.100.1', `noor@one${n}.example`))).toBe(5)
    expect(await each(8, (n) => held(`198.51.100.${n + 2}`, `noor${n}@sub${n}.nowhere.example`))).toBe(5)
    expect(await each(8, (n) => held(`198.51.100.${n + 20}`, `noor${n}@shop${n}.com.sa`))).toBe(8)
    expect(await each(8, (n) => held(`198.51.100.${n + 40}`, `noor${n}@gmail.com`))).toBe(8)
    expect(await readPlacesTaken(db)).toBe(26)
  })

  it('that is not held is given by confirming while one is left, and given back with the account', async () => {
    app = await withMail(7)
    const people = []
    for (let n = 0; n < 8; n += 1) people.push(await register('198.51.100.1', `noor@one${n}.example`))
    const [sixth, seventh, eighth] = people.slice(5)
    if (!sixth || !seventh || !eighth) throw new Error('eight have registered')
    expect(sixth.user).toMatchObject({ placeHeldUntil: null, hasAccess: false })
    for (const { visitor, person } of [sixth, seventh, eighth]) await confirm(visitor, person.email)
    const states = [sixth, seventh, eighth].map(async ({ visitor }) => (await access(visitor)).hasAccess)
    expect(await Promise.all(states)).toEqual([true, true, true])
    expect(await readPlacesTaken(db)).toBe(7)
    await sixth.visitor.trpc.account.delete.mutate({ password: sixth.person.password })
    expect(await readPlacesTaken(db)).toBe(6)
  })

  it('is held at registration, and becomes access when the address is confirmed', async () => {
    const { visitor, person, user } = await signedInVisitor(app)
    expect(user).toMatchObject({ userNumber: 1, hasAccess: false, isEmailVerified: false })
    const heldMs = new Date(user.placeHeldUntil).getTime() - Date.now()
    expect(heldMs / 3_600_000).toBeCloseTo(1, 1)
    const refused = await makeProject(visitor)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CONFIRMATION_REQUIRED'])
    await confirm(visitor, person.email)
    expect(await access(visitor)).toEqual({ hasAccess: true, userNumber: 1, accountType: 'early_access' })
    expect((await makeProject(visitor)).statusCode).toBe(201)
    expect((await visitor.trpc.auth.session.query())?.placeHeldUntil).toBe(null)
  })

  it('cannot be taken by another account while it is held, and is free again after an hour', async () => {
    const [one, two, three] = [await signedInVisitor(app), await signedInVisitor(app), await signedInVisitor(app)]
    expect(three.user.placeHeldUntil).toBe(null)
    expect((await makeProject(three.visitor)).json().code).toBe('NO_ACCESS')
    await letTimePass(59)
    await purge(db)
    expect(await readPlacesTaken(db)).toBe(2)
    await confirm(one.visitor, one.person.email)
    await letTimePass(61)
    const four = await signedInVisitor(app)
    expect(four.user).toMatchObject({ userNumber: 4 })
    expect(four.user.placeHeldUntil).not.toBe(null)
    expect((await access(one.visitor)).hasAccess).toBe(true)
    expect((await makeProject(two.visitor)).json().code).toBe('NO_ACCESS')
    await confirm(two.visitor, two.person.email)
    expect((await access(two.visitor)).hasAccess).toBe(true)
    await confirm(four.visitor, four.person.email)
    expect((await access(four.visitor)).hasAccess).toBe(false)
    expect(await readPlacesTaken(db)).toBe(2)
  })

  it('that has lapsed is taken again by confirming, while one is left', async () => {
    const { visitor, person } = await signedInVisitor(app)
    await letTimePass(61)
    await purge(db)
    expect(await readPlacesTaken(db)).toBe(0)
    await confirm(visitor, person.email)
    expect(await access(visitor)).toMatchObject({ hasAccess: true, accountType: 'early_access' })
    expect(await readPlacesTaken(db)).toBe(1)
  })

  it('is given back with an account that is deleted unconfirmed', async () => {
    const { visitor, person } = await signedInVisitor(app)
    await visitor.trpc.account.delete.mutate({ password: person.password })
    expect(await readPlacesTaken(db)).toBe(0)
  })

  it('is given exactly as often as there are places while many lapse, confirm, leave and register at once', async () => {
    app = await withMail(10)
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, n) => register(`198.51.100.${n}`, `noor@store${n}.example`)),
    )
    const lapsed = people.slice(0, 5).map(({ user }) => user.id)
    for (const id of lapsed)
      await db
        .update(users)
        .set({ placeHeldUntil: new Date(0) })
        .where(eq(users.id, id))
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
    await Promise.all([
      ...people.slice(0, 3).map(({ visitor, person }) => quietly(confirm(visitor, person.email))),
      ...people.slice(5, 8).map(({ visitor, person }) => quietly(confirm(visitor, person.email))),
      ...people.slice(8).map(({ visitor, person }) => quietly(visitor.trpc.account.delete.mutate(person))),
      ...Array.from({ length: 12 }, (_, n) => quietly(register(`203.0.113.${n}`, `noor@shop${n}.example`))),
      purge(db),
    ])
    await purge(db)
    const given = await db.$count(users, eq(users.accountType, 'early_access'))
    const held = await db.$count(users, isNotNull(users.placeHeldUntil))
    expect(given + held).toBeLessThanOrEqual(10)
    expect(await readPlacesTaken(db)).toBe(given + held)
  })

  it('is access at once where no mails are sent, and the address stays unconfirmed', async () => {
    app = await startTestApp()
    const { user } = await signedInVisitor(app)
    expect(user).toMatchObject({ hasAccess: true, isEmailVerified: false, placeHeldUntil: null })
  })
})

describe('an account that a stranger registered', () => {
  it('is its owner’s alone after the first sign-in with a code: old sessions end, the password is void', async () => {
    const squatter = await signedInVisitor(app)
    const { email, password } = squatter.person
    const owner = (await signedInVisitor(app)).visitor
    await owner.post('/api/auth/logout')
    await owner.trpc.auth.sendCode.mutate({ email, type: 'login' })
    const user = await owner.trpc.auth.loginWithCode.mutate({ email, code: codes.get(email) ?? '', endsPassword: true })
    expect(user).toMatchObject({ isEmailVerified: true, mustChangePassword: true, hasPassword: false })
    expect((await squatter.visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect((await squatter.visitor.post('/api/auth/login', { email, password })).statusCode).toBe(401)
    expect((await makeProject(owner)).json().code).toBe('PASSWORD_CHANGE_REQUIRED')
    const set = { newPassword: 'one that only I know' }
    expect(await owner.trpc.account.changePassword.mutate(set)).toMatchObject({ hasPassword: true, hasAccess: true })
    expect((await makeProject(owner)).statusCode).toBe(201)
    expect((await squatter.visitor.post('/api/auth/login', { email, password: set.newPassword })).statusCode).toBe(200)
    const without = owner.trpc.account.changePassword.mutate({ newPassword: 'a third one of mine' })
    await expect(without).rejects.toMatchObject({ data: { code: 'BAD_INPUT' } })
  })

  it('keeps its password and this session when it is confirmed where it was registered; others end', async () => {
    const { visitor, person, user } = await signedInVisitor(app)
    const other = (await signedInVisitor(app)).visitor
    await other.post('/api/auth/login', { email: person.email, password: person.password })
    const code = codes.get(person.email) ?? ''
    await visitor.trpc.account.confirmEmail.mutate({ code })
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(200)
    expect((await other.get('/api/auth/session')).statusCode).toBe(401)
    expect(await db.$count(userSessions, eq(userSessions.userId, user.id))).toBe(1)
    expect((await other.post('/api/auth/login', { ...person })).statusCode).toBe(200)
    await visitor.trpc.auth.sendCode.mutate({ email: person.email, type: 'login' })
    const again = { email: person.email, code: codes.get(person.email) ?? '' }
    expect(await visitor.trpc.auth.loginWithCode.mutate(again)).toMatchObject({ hasPassword: true })
    expect((await other.get('/api/auth/session')).statusCode).toBe(200)
  })
})
