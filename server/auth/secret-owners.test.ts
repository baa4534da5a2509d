import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../../db/client'
import { migrate } from '../../db/migrate'
import journal from '../../db/migrations/meta/_journal.json'
import { createTestDatabase, testServer } from '../../db/testing'
import { createSecretOwners } from './secret-owners'

let database: Database
beforeAll(async () => {
  database = testServer
    ? openPostgres(await createTestDatabase(`mizan_secrets_${process.env.VITEST_POOL_ID}`), { max: 2 })
    : await openEmbedded()
  // As on the day after an update: what the release before needs is still there.
  await migrate(database.db, { only: journal.entries.map(({ tag }) => tag).filter((tag) => !/^003[45]/.test(tag)) })
})
afterAll(() => database.close())

it('a secret that the trigger of the release before has noted is noted again without a conflict', async () => {
  const { db } = database
  const userId = '00000000-0000-7000-8000-000000000001'
  const endsAt = new Date(Date.now() + 60_000)
  await db.execute(sql`insert into users (id, email, password_hash, first_name, last_name, phone, country_code)
    values (${userId}, 'noor@store.example', 'x', 'Noor', 'Saleh', '501234567', 'SA')`)
  const owners = createSecretOwners(db)
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into api_tokens (id, user_id, name, scope, token_hash, expires_at)
      values (version_id(), ${userId}, 'Reports', 'read', 'hash', ${endsAt.toISOString()})`)
    await owners.note(tx, { hash: 'hash', userId, endsAt })
  })
  expect(await owners.ask('hash')).toBe(userId)
})
