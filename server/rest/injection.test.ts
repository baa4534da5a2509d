import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { startTestApp } from '../testing/test-app'
import { documentedCalls } from './docs/testing/documented'
import { openWorld } from './docs/testing/world'

const attacks = [
  "' OR 1=1 --",
  "%' OR '1'='1",
  '1;drop table users',
  "') union select email, password_hash from users --",
  'id desc; select pg_sleep(9)',
  '\\',
  '%',
  '_',
]

const listed = documentedCalls.flatMap((call) =>
  (call.operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => [name, `${call.method} ${call.path}`, call] as const),
)

describe('SQL', () => {
  let world: Awaited<ReturnType<typeof openWorld>>
  beforeAll(async () => {
    world = await openWorld(await startTestApp())
    for (const call of documentedCalls.filter(({ path }) => path === '/api/projects/{id}')) await world.restore(call)
  })

  it.each(listed)('in %s of %s is text or a refusal, and reaches nothing', async (name, _call, call) => {
    const who = call.path.startsWith('/api/admin/') ? 'administrator' : 'user'
    for (const attack of attacks) {
      const path = { id: '018f3c9e-0000-7000-8000-000000000000', month: '2026-09' }
      const sent = { path, headers: {}, body: undefined, odd: null, site: 'same-origin', language: 'en' } as const
      const answer = await world.send(call, { ...sent, who, query: { [name]: attack } })
      expect([attack, [200, 400].includes(answer.statusCode)]).toEqual([attack, true])
      if (answer.statusCode === 200) {
        const lists = Object.values(answer.json()).filter(Array.isArray)
        expect([attack, lists.flat()]).toEqual([attack, []])
      }
    }
    const { db } = await testDatabase()
    const [{ people } = { people: 0 }] = await db.select({ people: sql<number>`count(*)::int` }).from(sql`users`)
    expect(people).toBe(2)
  })
})
