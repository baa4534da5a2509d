import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import {
  auditLog,
  idempotencyKeys,
  otps,
  processedEvents,
  rateLimits,
  userProjects,
  userSessions,
} from '../../db/schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
import { firstIdAt } from '../../db/uuid'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { purge } from './purge'

const database = await testDatabase()
const { db } = database
beforeEach(() => emptyDatabase(database))

it('deletes what has expired, in as many batches as it takes, and nothing else', async () => {
  const { visitor, user } = await signedInVisitor(await startTestApp())
  const past = new Date(Date.now() - 2 * 86_400_000)
  const future = new Date(Date.now() + 3_600_000)
  const many = <T>(row: (index: number) => T) => Array.from({ length: 2300 }, (_, index) => row(index))
  await db.insert(userSessions).values(many((n) => ({ userId: user.id, sessionToken: `old ${n}`, expiresAt: past })))
  const code = { email: 'a@b.example', codeHash: 'x', type: 'login' } as const
  await db.insert(otps).values(many(() => ({ ...code, expiresAt: past })))
  await db.insert(rateLimits).values(many((n) => ({ key: `old ${n}`, points: 1, expire: past })))
  const key = { userId: user.id, scope: 'a', inputHash: 'x', answer: '{}' }
  await db.insert(idempotencyKeys).values(many((n) => ({ ...key, key: `old ${n}`, expiresAt: past })))
  await db.insert(idempotencyKeys).values({ ...key, key: 'new', expiresAt: future })
  await db.insert(rateLimits).values({ key: 'new', points: 1, expire: future })

  await purge(db)
  expect((await visitor.get('/api/auth/session')).statusCode).toBe(200)
  expect(await db.$count(userSessions)).toBe(1)
  expect((await db.select().from(otps)).map(({ type }) => type)).toEqual(['registration'])
  expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new'])
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toContain('new')
  expect((await db.select().from(rateLimits)).filter(({ key }) => key.startsWith('old'))).toEqual([])
})

it('ends the audit log after five years and events of Stripe after 90 days, and the database lets nothing younger go', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const noted = (days: number) => ({
    id: firstIdAt(ago(days).getTime()).replace(/0$/, String(days % 10)),
    createdAt: ago(days),
    ...({ actorId: randomUUID(), action: 'user.role', targetType: 'user', targetId: 'x', ip: '' } as const),
  })
  await db.insert(auditLog).values([1826, 1824, 1, 0].map(noted))
  const event = (id: string, type: string, days: number) => ({ id, type, processedAt: ago(days) })
  await db
    .insert(processedEvents)
    .values([event('old', 'charge', 91), event('new', 'charge', 89), event('refund:pi', 'refund', 4000)])
  await purge(db)
  expect(await db.$count(auditLog)).toBe(3)
  expect((await db.select().from(processedEvents)).map(({ id }) => id).sort()).toEqual(['new', 'refund:pi'])
  const young = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('mizan.audit_log_ends', 'on', true)`)
    await tx.delete(auditLog)
  })
  await expect(young).rejects.toThrow()
  expect(await db.$count(auditLog)).toBe(3)
})

it('empties the addresses of the audit log after a year, and the database lets nothing else of it change', async () => {
  const noted = (days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    const entry = {
      actorId: randomUUID(),
      action: 'user.role',
      targetType: 'user',
      targetId: 'x',
      ip: '10.0.0.1',
    } as const
    return { id: firstIdAt(createdAt.getTime()), createdAt, ...entry }
  }
  await db.insert(auditLog).values([400, 364].map(noted))
  const before = await db.select().from(auditLog).orderBy(auditLog.id)
  await purge(db)
  const after = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(after).toEqual(before.map((row, at) => (at === 0 ? { ...row, ip: '' } : row)))
  for (const set of [{ ip: '10.0.0.2' }, { targetId: 'y' }, { ip: '', targetId: 'y' }]) {
    const change = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('mizan.audit_log_ends', 'on', true)`)
      await tx.update(auditLog).set(set)
    })
    await expect(change).rejects.toThrow()
  }
})

it('leaves a project that is brought back while it would be deleted for good', async () => {
  const { visitor } = await signedInVisitor(await startTestApp())
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
  await db.update(userProjects).set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
  let purged = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.update(userProjects).set({ deletedAt: null })
    purged = purge(db)
    await setTimeout(400)
  })
  await purged
  expect(await visitor.trpc.projects.get.query({ id })).toMatchObject({ projectName: 'Candles' })
})
