import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { listedUserResponse } from '../../rest/responses/user'
import { adminVisitor, newPerson, signedInVisitor, startTestApp, Visitor } from '../../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp()
})

describe('making an account', () => {
  it('makes one with lifetime access, without number or place, and asks its owner for a password', async () => {
    const { visitor } = await adminVisitor(app)
    const answer = await visitor.post('/api/admin/create-user', newPerson({ password: '6 figs', isAdmin: true }))
    expect(answer.statusCode).toBe(201)
    const { user } = answer.json()
    expect(listedUserResponse.parse(user).isAdmin).toBe(true)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ userNumber: null, accountType: 'lifetime', mustChangePassword: true })
    expect((await signedInVisitor(app)).user.userNumber).toBe(2)
  })

  it('refuses an easy password, also one that an administrator sets', async () => {
    const { visitor } = await adminVisitor(app)
    for (const password of ['123456', 'Secret1!', 'mizan-2026']) {
      const answer = await visitor.post('/api/admin/create-user', newPerson({ password, isAdmin: true }))
      expect([answer.statusCode, answer.json().issues]).toMatchObject([
        400,
        [{ path: 'password', code: 'passwordCommon' }],
      ])
    }
    expect(await db.$count(users)).toBe(1)
  })

  it('fills in what the form does not ask for', async () => {
    const { visitor } = await adminVisitor(app)
    const { phone: _, ...body } = newPerson({ password: '6 figs', preferredLanguage: 'ar' })
    const { user } = (await visitor.post('/api/admin/create-user', body)).json()
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    const filledIn = { phone: '500000000', countryCode: 'SA', preferredCurrency: 'SAR', preferredLanguage: 'ar' }
    expect(row).toMatchObject({ ...filledIn, isAdmin: false })
    const short = await visitor.post('/api/admin/create-user', newPerson({ password: 'five5' }))
    expect([short.statusCode, short.json().issues]).toMatchObject([400, [{ path: 'password', code: 'passwordShort' }]])
  })

  it('gives it a password that opens the account for 72 hours, and once more by another of an administrator', async () => {
    const { visitor: admin } = await adminVisitor(app)
    const { email, password } = newPerson({ password: '6 figs' })
    const { user } = (await admin.post('/api/admin/create-user', newPerson({ email, password }))).json()
    expect(new Date(user.passwordEndsAt).getTime() - Date.now()).toBeCloseTo(72 * 3_600_000, -5)
    const newcomer = new Visitor(app)
    expect((await newcomer.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    await db.update(users).set({ passwordEndsAt: new Date() }).where(eq(users.id, user.id))
    const late = await new Visitor(app).post('/api/auth/login', { email, password })
    expect([late.statusCode, late.json().code]).toEqual([403, 'PASSWORD_ENDED'])
    const replaced = newcomer.trpc.account.changePassword.mutate({
      currentPassword: password,
      newPassword: 'quite mine',
    })
    await expect(replaced).rejects.toMatchObject({ data: { code: 'PASSWORD_ENDED' } })
    const guessed = await new Visitor(app).post('/api/auth/login', { email, password: 'a guess' })
    expect(guessed.json().code).toBe('CREDENTIALS')

    const { setPassword } = admin.trpc.admin.users
    const easy = setPassword.mutate({ id: user.id, password: 'Riyadh1' })
    await expect(easy).rejects.toMatchObject({ data: { issues: [{ code: 'passwordCommon' }] } })
    await setPassword.mutate({ id: user.id, password: '8 dates' })
    expect((await newcomer.get('/api/auth/session')).statusCode).toBe(401)
    await newcomer.post('/api/auth/login', { email, password: '8 dates' })
    await newcomer.trpc.account.changePassword.mutate({ currentPassword: '8 dates', newPassword: 'one of my own' })
    const taken = setPassword.mutate({ id: user.id, password: '9 olives' })
    await expect(taken).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ passwordEndsAt: null, mustChangePassword: false })
    // A password that was chosen in the version before this one, which left the end of the first one there.
    await db.update(users).set({ passwordEndsAt: new Date() }).where(eq(users.id, user.id))
    expect((await newcomer.post('/api/auth/login', { email, password: 'one of my own' })).statusCode).toBe(200)
    const old = setPassword.mutate({ id: user.id, password: '9 olives' })
    await expect(old).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'user.password'))
    expect(logged.map(({ targetId }) => targetId)).toEqual([user.id])
  })

  it('a user with a password set by an administrator can do nothing but choose another', async () => {
    const { visitor: admin } = await adminVisitor(app)
    const made = newPerson({ password: '6 figs', isAdmin: true })
    await admin.post('/api/admin/create-user', made)
    const newcomer = new Visitor(app)
    const { email, password } = made
    expect((await newcomer.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    for (const url of ['/api/projects', '/api/admin/status', '/api/admin/users']) {
      const answer = await newcomer.get(url)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'PASSWORD_CHANGE_REQUIRED'])
    }
    const change = { currentPassword: password, newPassword: 'one that only I know' }
    await expect(
      newcomer.trpc.account.changePassword.mutate({ ...change, newPassword: password }),
    ).rejects.toMatchObject({ data: { code: 'BAD_INPUT' } })
    await newcomer.trpc.account.changePassword.mutate(change)
    expect((await newcomer.get('/api/admin/users')).statusCode).toBe(200)
    expect((await new Visitor(app).post('/api/auth/login', { email, password })).statusCode).toBe(401)
  })

  it('names lose characters that reverse a line or are invisible', async () => {
    const { visitor } = await adminVisitor(app)
    const made = await visitor.post('/api/admin/create-user', {
      ...newPerson(),
      firstName: '\u202enimdA\u202c\u200b',
      lastName: '\ufeffMi\u2066zan\u2069\u200f',
    })
    expect(made.json().user).toMatchObject({ firstName: 'nimdA', lastName: 'Mizan' })
    const invisibleCharacters = await visitor.post('/api/admin/create-user', newPerson({ firstName: '\u200b\u202e' }))
    expect([invisibleCharacters.statusCode, invisibleCharacters.json().issues?.[0]?.path]).toEqual([400, 'firstName'])
    const nul = await visitor.post('/api/admin/create-user', newPerson({ lastName: 'a\0b' }))
    expect([nul.statusCode, nul.json().code]).toEqual([400, 'NUL_CHARACTER'])
    expect((await visitor.get('/api/admin/users?search=a%00')).statusCode).toBe(400)
    expect(await db.$count(users)).toBe(2)
  })

  it('is done once for an idempotency key', async () => {
    const { visitor } = await adminVisitor(app)
    const person = newPerson()
    const send = (payload: object, key: string) =>
      visitor.send({ method: 'POST', url: '/api/admin/create-user', payload, headers: { 'idempotency-key': key } })
    const [first, again] = [await send(person, 'k1'), await send(person, 'k1')]
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    const other = await send({ ...person, firstName: 'Other' }, 'k1')
    expect([other.statusCode, other.json().code]).toEqual([422, 'KEY_REUSED'])
    expect((await send(person, 'k2')).statusCode).toBe(409)
    expect((await send(person, 'not\u00e9 a key')).statusCode).toBe(400)
    expect(await db.$count(users)).toBe(2)
    const stored = await db.execute(sql`select answer || input_hash as text from idempotency_keys`)
    expect(JSON.stringify(stored)).not.toContain(person.password)
  })

  it('at the same time with one key makes one', async () => {
    const { visitor } = await adminVisitor(app)
    const payload = newPerson()
    const headers = { 'idempotency-key': 'same' }
    const answers = await Promise.all(
      [1, 2].map(() => visitor.send({ method: 'POST', url: '/api/admin/create-user', payload, headers })),
    )
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode)
    expect(await db.$count(users)).toBe(2)
  })
})
