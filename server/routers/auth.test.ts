import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { userSessions, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { createPasswords } from '../auth/passwords'
import { endSessions, endSessionsOfRole } from '../auth/sessions'
import { userResponse } from '../rest/responses/user'
import { newPerson, quick, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

let app: FastifyInstance
let visitor: Visitor
beforeEach(async () => {
  app = await startTestApp({ env: { FREE_ACCESS_LIMIT: 2 } })
  visitor = new Visitor(app)
})

const { db } = await testDatabase()
const rowOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]

describe('registering', () => {
  it('makes an account, signs it in and gives the user', async () => {
    const person = newPerson()
    const answer = await visitor.post('/api/auth/register', person)
    expect(answer.statusCode).toBe(201)
    const { user } = answer.json()
    expect(() => userResponse.parse(user)).not.toThrow()
    expect(user).toMatchObject({ email: person.email, phone: '501234567', accountType: 'early_access', userNumber: 1 })
    expect(JSON.stringify(user)).not.toMatch(/argon|passwordHash/)
    const session = await visitor.get('/api/auth/session')
    expect(session.json()).toEqual({ user })
    expect((await rowOf(person.email))?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('gives free access to the first and asks the others to pay', async () => {
    for (const [index, accountType] of ['early_access', 'early_access', 'requires_payment'].entries()) {
      const { visitor } = await signedInVisitor(app)
      const status = (await visitor.get('/api/auth/access-status')).json()
      expect(status).toEqual({ hasAccess: accountType === 'early_access', userNumber: index + 1, accountType })
    }
    expect(await visitor.trpc.auth.earlyAccess.query()).toEqual({ isOpen: false })
  })

  it('believes nothing that a client says about its account or payment', async () => {
    await signedInVisitor(app)
    await signedInVisitor(app)
    const claims = {
      isAdmin: true,
      accountType: 'lifetime',
      userNumber: 1,
      isActive: false,
      id: '00000000-0000-7000-8000-000000000000',
      createdAt: '2000-01-01',
      isEmailVerified: true,
      paymentStatus: 'paid',
      paymentAmount: '199',
    }
    const { person, user } = await signedInVisitor(app, claims)
    const row = await rowOf(person.email)
    expect(row).toMatchObject({
      isAdmin: false,
      accountType: 'requires_payment',
      userNumber: 3,
      isActive: true,
      isEmailVerified: false,
      paymentStatus: 'pending',
      paymentAmount: null,
    })
    expect(row?.id).toBe(user.id)
    expect(row?.id).not.toBe(claims.id)
  })

  it.each(['NOOR@STORE.EXAMPLE', ' noor@store.example ', 'ｎoor@store.example'])(
    'knows %s for an address it has, and changes nothing',
    async (email) => {
      await signedInVisitor(app, { email: 'noor@store.example' })
      const answer = await visitor.post('/api/auth/register', newPerson({ email }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', message: expect.stringContaining('already') })
      expect(await db.$count(users)).toBe(1)
      expect((await signedInVisitor(app)).user.userNumber).toBe(2)
    },
  )

  it('says which fields are wrong, in the language asked for', async () => {
    const wrong = newPerson({ email: 'no-address', password: 'short', firstName: '', phone: undefined })
    const headers = { 'accept-language': 'ar' }
    const answer = await visitor.send({ method: 'POST', url: '/api/auth/register', payload: wrong, headers })
    expect(answer.statusCode).toBe(400)
    const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
    expect(answer.json().issues.sort(byPath)).toEqual([
      { path: 'email', code: 'email', message: 'يُرجى إدخال بريد إلكتروني صحيح' },
      { path: 'firstName', code: 'required', message: 'هذا الحقل مطلوب' },
      { path: 'password', code: 'passwordShort', message: 'كلمة المرور قصيرة جدًا' },
      { path: 'phone', code: 'required', message: 'هذا الحقل مطلوب' },
    ])
  })

  it.each([
    ...['password', 'PassWord', '12345678', 'qwertyuiop', 'aaaaaaaabb', 'taken@store.example'],
    ...['Password1!', 'mizan2026', 'Mizan@2026!', 'store.example', 'mizanmizan', 'abcabcab', 'taken-1234', 'ميزان2026'],
    ...['  password  ', '2026mizan', '!!qwertyuiop!!'],
  ])('refuses the easy password %s', async (password) => {
    const answer = await visitor.post('/api/auth/register', newPerson({ email: 'taken@store.example', password }))
    expect(answer.json().issues).toMatchObject([{ path: 'password', code: 'passwordCommon' }])
  })

  it.each(['a password of mine', 'balance-7-mizan-kites', 'أربع قطط نائمة', 'k9!vTq02#m'])(
    'takes the password %s',
    async (password) => {
      expect((await visitor.post('/api/auth/register', newPerson({ password }))).statusCode).toBe(201)
    },
  )

  it('refuses a megabyte of password without comparing it', async () => {
    const passwords = createPasswords(quick)
    const guarded = new Visitor(await startTestApp({ passwords }))
    const password = 'x'.repeat(1_000_000)
    expect((await guarded.post('/api/auth/login', { email: 'a@b.example', password })).statusCode).toBe(400)
    expect((await guarded.post('/api/auth/register', newPerson({ password }))).statusCode).toBe(400)
    expect(passwords.done).toMatchObject({ hashed: 0, verified: 0 })
  })
})

describe('signing in', () => {
  it('opens a session in a cookie that scripts cannot read', async () => {
    const { person } = await signedInVisitor(app)
    const answer = await visitor.post('/api/auth/login', {
      email: person.email.toUpperCase(),
      password: person.password,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user.email).toBe(person.email)
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^mizan_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    )
    expect((await rowOf(person.email))?.lastLoginAt).not.toBeNull()
  })

  it('has a secure cookie that no neighbour can set where the address is https', async () => {
    const https = await startTestApp({ env: { PUBLIC_URL: 'https://mizan.example' } })
    const answer = await new Visitor(https).post('/api/auth/register', newPerson())
    const [session, device] = answer.headers['set-cookie'] ?? []
    expect(session).toMatch(/^__Host-mizan_session=.*; Secure$/)
    expect(device).toMatch(/^__Host-mizan_device=.*; HttpOnly; SameSite=Lax; Secure$/)
    expect(answer.headers['strict-transport-security']).toBeTruthy()
  })

  it('says the same for a wrong password and an unknown address', async () => {
    const { person } = await signedInVisitor(app)
    const wrong = await visitor.post('/api/auth/login', { email: person.email, password: 'another password' })
    const unknown = await visitor.post('/api/auth/login', { email: 'none@store.example', password: 'another password' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('says that an account is inactive only beside the right password', async () => {
    const { person, user } = await signedInVisitor(app)
    await db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
    const { email, password } = person
    expect((await visitor.post('/api/auth/login', { email, password })).json().code).toBe('INACTIVE')
    expect((await visitor.post('/api/auth/login', { email, password: 'wrong' })).json().code).toBe('CREDENTIALS')
  })

  it('gives a new token and ends the session whose cookie was there before', async () => {
    const { visitor: victim, person } = await signedInVisitor(app)
    const attacker = await signedInVisitor(app)
    const planted = attacker.visitor.cookies.get('mizan_session') ?? ''
    victim.cookies.set('mizan_session', planted)
    await victim.post('/api/auth/login', { email: person.email, password: person.password })
    expect(victim.cookies.get('mizan_session')).not.toBe(planted)
    expect((await attacker.visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect((await victim.get('/api/auth/session')).json().user.email).toBe(person.email)
  })
})

describe('signing out', () => {
  it('ends the session permanently', async () => {
    const { visitor } = await signedInVisitor(app)
    const cookie = visitor.cookies.get('mizan_session') ?? ''
    const answer = await visitor.post('/api/auth/logout')
    expect(answer.json()).toEqual({ success: true })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(visitor.cookies.has('mizan_session')).toBe(false)
    visitor.cookies.set('mizan_session', cookie)
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
  })

  it('is no error without a session', async () => {
    expect((await visitor.post('/api/auth/logout')).statusCode).toBe(200)
  })
})

describe('the session', () => {
  it('is null over tRPC and 401 over REST when there is none', async () => {
    expect(await visitor.trpc.auth.session.query()).toBeNull()
    const answer = await visitor.get('/api/auth/session')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('UNAUTHENTICATED')
    expect((await visitor.get('/api/auth/access-status')).statusCode).toBe(401)
  })

  it('gives the reason why it ended: a changed role, any other, or none', async () => {
    const reason = async (of: Visitor) => (await of.trpc.auth.sessionEnd.query()).reason
    expect(await reason(visitor)).toBeNull()
    const { visitor: noor, user } = await signedInVisitor(app)
    expect(await reason(noor)).toBeNull()
    const cookie = noor.cookies.get('mizan_session') ?? ''
    await db.transaction((tx) => endSessionsOfRole(tx, user.id))
    expect(await noor.trpc.auth.session.query()).toBeNull()
    noor.cookies.set('mizan_session', cookie)
    expect(await reason(noor)).toBe('role')
    await endSessions(db, user.id)
    expect(await reason(noor)).toBe('ended')
    await noor.post('/api/auth/logout')
    expect(await reason(noor)).toBeNull()
  })

  it('carries dates as dates over tRPC', async () => {
    const { visitor } = await signedInVisitor(app)
    expect((await visitor.trpc.auth.session.query())?.createdAt).toBeInstanceOf(Date)
  })

  it('cannot be made from what the database holds', async () => {
    const { visitor } = await signedInVisitor(app)
    const [row] = await db.select().from(userSessions)
    for (const leaked of [row?.id, row?.sessionToken, row?.sessionToken.slice(0, 43)]) {
      visitor.cookies.set('mizan_session', leaked ?? '')
      expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    }
  })

  it.each([
    ['a cookie of 7,000 characters', `mizan_session=${'x'.repeat(7000)}`],
    ['fifty cookies of one name', Array(50).fill('mizan_session=x').join('; ')],
    ['an odd cookie', 'mizan_session=%00%ff; mizan_session; =; ;;'],
  ])('%s is no session, and sends no query', async (_name, cookie) => {
    const answer = await visitor.send({ method: 'GET', url: '/api/auth/session', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  })

  it('is extended by the hour, and lasts 90 days at most', async () => {
    const { visitor, user } = await signedInVisitor(app)
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day)
    const set = (values: Partial<typeof userSessions.$inferInsert>) =>
      db.update(userSessions).set(values).where(eq(userSessions.userId, user.id))
    const read = async () => (await db.select().from(userSessions).where(eq(userSessions.userId, user.id)))[0]
    const fresh = await visitor.get('/api/auth/session')
    expect(fresh.headers['set-cookie']).toBeUndefined()
    await set({ createdAt: ago(20), lastAccessedAt: ago(10), expiresAt: ago(-20) })
    expect((await visitor.get('/api/auth/session')).headers['set-cookie']).toContain('Max-Age=2592000')
    expect((await read())?.expiresAt.getTime()).toBeGreaterThan(ago(-29.9).getTime())
    await set({ createdAt: ago(80), lastAccessedAt: ago(1), expiresAt: ago(-5) })
    await visitor.get('/api/auth/session')
    expect((await read())?.expiresAt.getTime()).toBeLessThan(ago(-10.1).getTime())
    await set({ expiresAt: ago(0.001) })
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect(await read()).toBeUndefined()
  })
})
