import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { createTurns, restAfter } from './turns'

const { db } = await testDatabase()
let ids: string[]

/** Far more webhooks than one look goes through, each with a delivery that is due in an hour. */
beforeEach(async () => {
  const { user } = await signedInVisitor(await startTestApp())
  const rows = Array.from({ length: 450 }, () => ({ userId: user.id, url: 'https://hooks.store.example/' }))
  const made = await db.insert(webhooks).values(rows).returning({ id: webhooks.id })
  ids = made.map(({ id }) => id).sort()
  const later = sql`now() + interval '1 hour'`
  const waiting = { userId: user.id, event: 'ping', dueAt: later, nextTryAt: later } as const
  await db.insert(webhookDeliveries).values(ids.map((webhookId) => ({ ...waiting, webhookId })))
})

const due = (at: number) =>
  db
    .update(webhookDeliveries)
    .set({ nextTryAt: sql`now()` })
    .where(and(eq(webhookDeliveries.webhookId, ids[at] ?? ''), eq(webhookDeliveries.state, 'waiting')))

describe('the look for whose turn it is, where very many webhooks wait', () => {
  it('comes to the only one that is due, wherever it begins', async () => {
    const turns = createTurns(db)
    for (const at of [449, 210, 10, 449]) {
      await due(at)
      expect((await turns.next(20)).map(({ webhookId }) => webhookId)).toEqual([ids[at]])
      await db.update(webhookDeliveries).set({ nextTryAt: sql`now() + interval '1 hour'` })
    }
    expect(await turns.next(20)).toEqual([])
  })

  it('leaves the database alone between two looks, for a multiple of what one takes', async () => {
    // Each reading of this clock takes 5 ms: so does a look, and its rest of 20 ms has been read once before it is waited for.
    const pauses: number[] = []
    let now = 0
    const clock = {
      now: () => (now += 5),
      pause: async (ms: number) => {
        pauses.push(ms)
        now += ms
      },
    }
    expect(await createTurns(db, undefined, clock).next(20)).toEqual([])
    expect(pauses.length).toBeGreaterThan(1)
    expect(new Set(pauses.slice(1))).toEqual(new Set([15]))
  })

  it('a webhook rests four times as long as its delivery took, and not at all where that took no millisecond', async () => {
    const seconds = sql<number>`extract(epoch from ${restAfter(600)} - now())::float8`.as('seconds')
    const [rest] = await db.select({ seconds }).from(webhookDeliveries).limit(1)
    expect(rest?.seconds).toBe(2.4)
    expect(restAfter(0.9)).toBeNull()
  })

  it('goes on after those that it came to before', async () => {
    for (const at of [5, 205, 405]) await due(at)
    const turns = createTurns(db)
    const found = []
    for (let looks = 0; looks < 4; looks++) found.push(...(await turns.next(20)))
    expect(found.map(({ webhookId }) => ids.indexOf(webhookId))).toEqual([5, 205, 405, 5])
  })
})
