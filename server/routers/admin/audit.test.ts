import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { auditLog } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { auditEntryResponse } from '../../rest/responses/admin'
import { restRoutes } from '../../rest/routes'
import { adminVisitor, newPerson, signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { procedureNames } from '../router'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp()
})

async function entries(visitor: Visitor, query: Record<string, string> = {}) {
  const answer = await visitor.get(`/api/admin/audit-log?${new URLSearchParams(query)}`)
  expect(answer.statusCode).toBe(200)
  const { entries: rows, nextCursor } = answer.json()
  return { rows: z.array(auditEntryResponse).parse(rows), nextCursor }
}

describe('the audit log', () => {
  it('tells who did what to whom, from what to what, when and from where, the newest first', async () => {
    const { visitor, user: actor, person } = await adminVisitor(app)
    const { user } = await signedInVisitor(app, { firstName: 'Sara' })
    const started = Date.now()
    await visitor.put(`/api/admin/users/${user.id}/status`, { isActive: false })
    await visitor.put(`/api/admin/users/${user.id}/admin`, { isAdmin: true })
    const { rows } = await entries(visitor)
    const common = { actorId: actor.id, targetType: 'user', targetId: user.id, ip: '127.0.0.1' }
    expect(rows).toMatchObject([
      { ...common, action: 'user.role', before: { isAdmin: false }, after: { isAdmin: true } },
      { ...common, action: 'user.status', before: { isActive: true }, after: { isActive: false } },
    ])
    expect(rows[0]?.actor).toEqual({ firstName: 'Noor', lastName: 'Saleh', email: person.email })
    expect(rows[0]?.target).toMatchObject({ firstName: 'Sara' })
    expect(Date.parse(rows[0]?.createdAt ?? '')).toBeGreaterThan(started - 5000)
  })

  it('is narrowed to an action, to who did it, or to whom it was done, and paged', async () => {
    const [one, two] = [await adminVisitor(app), await adminVisitor(app)]
    const { user } = await signedInVisitor(app)
    for (const isActive of [false, true, false])
      await one.visitor.put(`/api/admin/users/${user.id}/status`, { isActive })
    await two.visitor.post('/api/admin/create-user', newPerson())
    expect((await entries(one.visitor, { action: 'user.status' })).rows).toHaveLength(3)
    expect((await entries(one.visitor, { actorId: two.user.id })).rows.map(({ action }) => action)).toEqual([
      'user.create',
    ])
    expect((await entries(one.visitor, { targetId: user.id })).rows).toHaveLength(3)
    const first = await entries(one.visitor, { limit: '3' })
    const second = await entries(one.visitor, { limit: '3', cursor: first.nextCursor })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(
      (await entries(one.visitor)).rows.map(({ id }) => id),
    )
    expect(second.nextCursor).toBeNull()
    for (const wrong of ['action=user.remove', 'actorId=me', 'ip=127.0.0.1'])
      expect((await one.visitor.get(`/api/admin/audit-log?${wrong}`)).statusCode).toBe(400)
  })

  it('keeps the entries of a deleted user, and those whose target is no user', async () => {
    const { visitor, user: actor } = await adminVisitor(app)
    const { visitor: theirs, user, person } = await signedInVisitor(app)
    await visitor.put(`/api/admin/users/${user.id}/admin`, { isAdmin: true })
    await theirs.post('/api/auth/login', { email: person.email, password: person.password })
    await theirs.trpc.account.delete.mutate({ password: person.password })
    const target = { targetType: 'team_template', targetId: 'not an id of a user' } as const
    await db.insert(auditLog).values({ actorId: actor.id, action: 'team_template.create', ip: '127.0.0.1', ...target })
    const { rows } = await entries(visitor)
    expect(rows.map((row) => [row.action, row.actor?.email ?? null, row.target])).toMatchObject([
      ['team_template.create', expect.any(String), null],
      ['account.delete', null, null],
      ['auth.login', null, null],
      ['user.role', expect.any(String), null],
    ])
  })

  it('has no call that could add, change or remove an entry', () => {
    expect(procedureNames.filter((name) => name.startsWith('admin.audit'))).toEqual(['admin.audit.list'])
    expect(restRoutes.filter(({ path }) => path.includes('audit')).map(({ method }) => method)).toEqual(['GET'])
  })
})
