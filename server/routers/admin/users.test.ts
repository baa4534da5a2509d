import { and, eq, sql } from 'drizzle-orm'
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

const status = (id: string) => `/api/admin/users/${id}/status`
const role = (id: string) => `/api/admin/users/${id}/admin`

describe('activating and deactivating', () => {
  it('ends the sessions at once, and refuses logins until it is undone', async () => {
    const { visitor: admin } = await adminVisitor(app)
    const { visitor, user, person } = await signedInVisitor(app)
    const answer = await admin.put(status(user.id), { isActive: false })
    expect(answer.statusCode).toBe(200)
    expect(listedUserResponse.parse(answer.json().user)).toMatchObject({ id: user.id, isActive: false })
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    const { email, password } = person
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(403)
    await admin.put(status(user.id), { isActive: true })
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })
})

describe('the role of an administrator', () => {
  it('abuse case 22: holds from the next sign-in on, and is gone at once', async () => {
    const { visitor: first } = await adminVisitor(app)
    const { visitor: second, user, person } = await signedInVisitor(app)
    const { email, password } = person
    expect((await second.get('/api/admin/status')).statusCode).toBe(403)
    await first.put(role(user.id), { isAdmin: true })
    expect((await second.get('/api/admin/status')).statusCode).toBe(401)
    await second.post('/api/auth/login', { email, password })
    const answer = await second.get('/api/admin/status')
    expect(answer.json()).toEqual({
      isAdmin: true,
      needsBoth: false,
      user: { id: user.id, firstName: 'Noor', lastName: 'Saleh' },
    })
    await first.put(role(user.id), { isAdmin: false })
    expect((await second.get('/api/admin/status')).statusCode).toBe(403)
    expect((await second.get('/api/auth/session')).statusCode).toBe(401)
  })
})

describe('one administrator always remains', () => {
  it('abuse case 20: administrators cannot remove their own role or deactivate their own account', async () => {
    const { visitor, user } = await adminVisitor(app)
    const before = await db.select().from(users)
    for (const [url, body] of [
      [status(user.id), { isActive: false }],
      [role(user.id), { isAdmin: false }],
    ] as const) {
      const answer = await visitor.put(url, body)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_ROLE'])
    }
    expect(await db.select().from(users)).toEqual(before)
  })

  it('abuse case 20: nor with the own id in capitals, which the database takes for the same', async () => {
    const { visitor, user } = await adminVisitor(app)
    const before = await db.select().from(users)
    for (const path of [status, role]) {
      const answer = await visitor.put(path(user.id.toUpperCase()), { isActive: false, isAdmin: false })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_ROLE'])
    }
    expect(await db.select().from(users)).toEqual(before)
  })

  it('abuse case 20: two who remove each other at the same time do not both succeed', async () => {
    const [a, b] = [await adminVisitor(app), await adminVisitor(app)]
    const answers = await Promise.all([
      a.visitor.put(role(b.user.id), { isAdmin: false }),
      b.visitor.put(role(a.user.id), { isAdmin: false }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1)
  })

  it('abuse case 20: of administrators removed at the same time one remains, over tRPC and REST', async () => {
    for (let round = 0; round < 3; round += 1) {
      app = await startTestApp()
      const all: Awaited<ReturnType<typeof adminVisitor>>[] = []
      for (let at = 0; at < 6; at += 1) all.push(await adminVisitor(app))
      const answers = await Promise.all(
        all.map(({ visitor, person }, at) => {
          const next = all[(at + 1) % all.length]?.user.id ?? ''
          if (at % 3 === 0) return visitor.put(status(next), { isActive: false })
          if (at % 3 === 1) return visitor.put(role(next), { isAdmin: false })
          return visitor.send({
            method: 'POST',
            url: '/trpc/account.delete',
            payload: { json: { password: person.password } },
          })
        }),
      )
      for (const { statusCode } of answers) expect([200, 401, 403, 404, 409]).toContain(statusCode)
      expect(await db.$count(users, and(eq(users.isAdmin, true), eq(users.isActive, true)))).toBeGreaterThan(0)
    }
  })

  it('abuse case 20: the last one does not leave by deleting the account', async () => {
    const { visitor, user, person } = await adminVisitor(app)
    const other = await adminVisitor(app)
    await visitor.put(status(other.user.id), { isActive: false })
    const gone = visitor.trpc.account.delete.mutate({ password: person.password })
    await expect(gone).rejects.toMatchObject({ data: { code: 'LAST_ADMIN' } })
    expect(await db.$count(users, eq(users.id, user.id))).toBe(1)
  })
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
    const { phone: _, ...asked } = newPerson({ password: '6 figs', preferredLanguage: 'ar' })
    const { user } = (await visitor.post('/api/admin/create-user', asked)).json()
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
    const theirs = new Visitor(app)
    expect((await theirs.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    await db.update(users).set({ passwordEndsAt: new Date() }).where(eq(users.id, user.id))
    const late = await new Visitor(app).post('/api/auth/login', { email, password })
    expect([late.statusCode, late.json().code]).toEqual([403, 'PASSWORD_ENDED'])
    const replaced = theirs.trpc.account.changePassword.mutate({ currentPassword: password, newPassword: 'quite mine' })
    await expect(replaced).rejects.toMatchObject({ data: { code: 'PASSWORD_ENDED' } })
    const guessed = await new Visitor(app).post('/api/auth/login', { email, password: 'a guess' })
    expect(guessed.json().code).toBe('CREDENTIALS')

    const { setPassword } = admin.trpc.admin.users
    const easy = setPassword.mutate({ id: user.id, password: 'Riyadh1' })
    await expect(easy).rejects.toMatchObject({ data: { issues: [{ code: 'passwordCommon' }] } })
    await setPassword.mutate({ id: user.id, password: '8 dates' })
    expect((await theirs.get('/api/auth/session')).statusCode).toBe(401)
    await theirs.post('/api/auth/login', { email, password: '8 dates' })
    await theirs.trpc.account.changePassword.mutate({ currentPassword: '8 dates', newPassword: 'one of my own' })
    const taken = setPassword.mutate({ id: user.id, password: '9 olives' })
    await expect(taken).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ passwordEndsAt: null, mustChangePassword: false })
    // A password that was chosen in the version before this one, which left the end of the first one there.
    await db.update(users).set({ passwordEndsAt: new Date() }).where(eq(users.id, user.id))
    expect((await theirs.post('/api/auth/login', { email, password: 'one of my own' })).statusCode).toBe(200)
    const old = setPassword.mutate({ id: user.id, password: '9 olives' })
    await expect(old).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'user.password'))
    expect(logged.map(({ targetId }) => targetId)).toEqual([user.id])
  })

  it('abuse case 50: a user with a password set by an administrator can do nothing but choose another', async () => {
    const { visitor: admin } = await adminVisitor(app)
    const made = newPerson({ password: '6 figs', isAdmin: true })
    await admin.post('/api/admin/create-user', made)
    const theirs = new Visitor(app)
    const { email, password } = made
    expect((await theirs.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    for (const url of ['/api/projects', '/api/admin/status', '/api/admin/users']) {
      const answer = await theirs.get(url)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'PASSWORD_CHANGE_REQUIRED'])
    }
    const change = { currentPassword: password, newPassword: 'one that only I know' }
    await expect(theirs.trpc.account.changePassword.mutate({ ...change, newPassword: password })).rejects.toMatchObject(
      { data: { code: 'BAD_INPUT' } },
    )
    await theirs.trpc.account.changePassword.mutate(change)
    expect((await theirs.get('/api/admin/users')).statusCode).toBe(200)
    expect((await new Visitor(app).post('/api/auth/login', { email, password })).statusCode).toBe(401)
  })

  it('abuse case 33: names cannot turn the line that they stand in, nor hide beside another', async () => {
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

describe('the audit log', () => {
  it('names whom a change is about as the database does, and is searched in either spelling', async () => {
    const { visitor } = await adminVisitor(app)
    const { user } = await signedInVisitor(app)
    await visitor.put(status(user.id.toUpperCase()), { isActive: false })
    for (const id of [user.id, user.id.toUpperCase()]) {
      const { entries } = (await visitor.get(`/api/admin/audit-log?targetId=${id}`)).json()
      expect(entries).toMatchObject([{ action: 'user.status', targetId: user.id }])
    }
  })

  it('has a row for each change, with who, whom, what and from where, and none for what changed nothing', async () => {
    const { visitor, user: actor } = await adminVisitor(app)
    const { user } = await signedInVisitor(app)
    await visitor.put(status(user.id), { isActive: true })
    await visitor.put(status(user.id), { isActive: false })
    await visitor.put(role(user.id), { isAdmin: true })
    const { json } = await visitor.post('/api/admin/create-user', newPerson({ email: 'made@store.example' }))
    const rows = await db.select().from(auditLog).orderBy(auditLog.id)
    const common = { actorId: actor.id, targetType: 'user', ip: '127.0.0.1' }
    expect(rows).toMatchObject([
      { ...common, targetId: user.id, action: 'user.status', before: { isActive: true }, after: { isActive: false } },
      { ...common, targetId: user.id, action: 'user.role', before: { isAdmin: false }, after: { isAdmin: true } },
      { ...common, targetId: json().user.id, action: 'user.create', after: { isAdmin: false } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/password|argon2/)
    // The log outlives the account, so it names an address nowhere.
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('abuse case 48: cannot be changed or deleted: the database refuses', async () => {
    const { visitor } = await adminVisitor(app)
    await visitor.post('/api/admin/create-user', newPerson())
    for (const change of [sql`update audit_log set ip = ''`, sql`delete from audit_log`])
      await expect(db.execute(change)).rejects.toThrow()
    expect(await db.$count(auditLog)).toBe(1)
  })

  it('cannot be emptied either', async () => {
    const { visitor } = await adminVisitor(app)
    await visitor.post('/api/admin/create-user', newPerson())
    for (const change of [sql`truncate audit_log`, sql`truncate audit_log cascade`])
      await expect(db.execute(change)).rejects.toThrow()
    expect(await db.$count(auditLog)).toBe(1)
  })
})

it.each(['0', '-1', '9999999999999', 'abc', '1;--', '00000000-0000-7000-8000-000000000000'])(
  'an id such as %s is 400 or 404, and never 500',
  async (id) => {
    const { visitor } = await adminVisitor(app)
    for (const answer of [
      await visitor.put(status(encodeURIComponent(id)), { isActive: false }),
      await visitor.put(role(encodeURIComponent(id)), { isAdmin: true }),
    ])
      expect([400, 404]).toContain(answer.statusCode)
  },
)
