import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { idempotencyKeys, otps, rateLimits, userProjects, userSessions } from '../../db/schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
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
  const key = { scope: 'a', inputHash: 'x', answer: '{}' }
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
