import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { listedUserResponse } from '../../rest/responses/user'
import { adminVisitor, longAgo, newPerson, programOf, signedInVisitor, startTestApp } from '../../testing/test-app'

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

describe('signing out', () => {
  it('signs a user out everywhere, leaves programs, and is on record; not oneself, and soon after a proof', async () => {
    const { visitor: admin, user: self } = await adminVisitor(app)
    const { visitor, user } = await signedInVisitor(app)
    const program = await programOf(app, visitor, 'read')
    const path = (id: string) => `/api/admin/users/${id}/sessions`
    const end = (id: string) => admin.send({ method: 'DELETE', url: path(id) })
    expect((await end(self.id)).json().code).toBe('OWN_ROLE')
    expect((await end(user.id)).statusCode).toBe(200)
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect((await program.visitor.get('/api/projects')).statusCode).toBe(200)
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'user.sessions'))
    expect(row).toMatchObject({ actorId: self.id, targetId: user.id, after: { sessionsEnded: 1 } })
    await longAgo({ visitor: admin, user: self })
    expect((await end(user.id)).json().code).toBe('PROOF_NEEDED')
  })
})

describe('the role of an administrator', () => {
  it('holds from the next sign-in on, and is gone at once', async () => {
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
  it('administrators cannot remove their own role or deactivate their own account', async () => {
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

  it('administrators cannot remove their own role with their id in capitals', async () => {
    const { visitor, user } = await adminVisitor(app)
    const before = await db.select().from(users)
    for (const path of [status, role]) {
      const answer = await visitor.put(path(user.id.toUpperCase()), { isActive: false, isAdmin: false })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_ROLE'])
    }
    expect(await db.select().from(users)).toEqual(before)
  })

  it('of two administrators who remove each other at the same time one succeeds', async () => {
    const [a, b] = [await adminVisitor(app), await adminVisitor(app)]
    const answers = await Promise.all([
      a.visitor.put(role(b.user.id), { isAdmin: false }),
      b.visitor.put(role(a.user.id), { isAdmin: false }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1)
  })

  it('of administrators removed at the same time one remains, over tRPC and REST', async () => {
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
            payload: { password: person.password },
          })
        }),
      )
      for (const { statusCode } of answers) expect([200, 401, 403, 404, 409]).toContain(statusCode)
      expect(await db.$count(users, and(eq(users.isAdmin, true), eq(users.isActive, true)))).toBeGreaterThan(0)
    }
  })

  it('the last administrator cannot delete the account', async () => {
    const { visitor, user, person } = await adminVisitor(app)
    const other = await adminVisitor(app)
    await visitor.put(status(other.user.id), { isActive: false })
    const gone = visitor.trpc.account.delete.mutate({ password: person.password })
    await expect(gone).rejects.toMatchObject({ data: { code: 'LAST_ADMIN' } })
    expect(await db.$count(users, eq(users.id, user.id))).toBe(1)
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

  it('cannot be changed or deleted: the database refuses', async () => {
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
