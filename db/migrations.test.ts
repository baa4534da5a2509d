import { readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as actuals from './actuals-schema'
import { openPostgres } from './client'
import * as connect from './connect-schema'
import * as counter from './counter-schema'
import * as history from './history-schema'
import { functions, migrate } from './migrate'
import journal from './migrations/meta/_journal.json'
import * as payment from './payment-schema'
import * as reference from './reference-schema'
import * as schema from './schema'
import * as service from './service-schema'
import * as sharing from './sharing-schema'
import { createTestDatabase, emptyDatabase, testDatabase, testServer } from './testing'

it('create the schema that db/schema.ts declares', async () => {
  const last = journal.entries.at(-1)?.tag.split('_')[0]
  const snapshot = JSON.parse(await readFile(`db/migrations/meta/${last}_snapshot.json`, 'utf8'))
  const now = generateDrizzleJson(
    {
      ...schema,
      ...actuals,
      ...connect,
      ...counter,
      ...history,
      ...payment,
      ...reference,
      ...service,
      ...sharing,
    },
    snapshot.id,
    undefined,
    'snake_case',
  )
  expect(await generateMigration(snapshot, now)).toEqual([])
})

it('run once when several processes start at the same time', async () => {
  const database = await testDatabase()
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)])
  const [row] = await database.db.select({ n: sql<number>`count(*)::int` }).from(sql`schema_migrations`)
  expect(row?.n).toBe(journal.entries.length + Object.keys(functions).length + 2)
  await emptyDatabase(database)
})

it.runIf(testServer)(
  'create an index while others write, and recreate one whose creation was interrupted',
  async () => {
    const url = await createTestDatabase(`mizan_apart_${process.env.VITEST_POOL_ID}`)
    const [database, apart] = [openPostgres(url, { max: 2 }), openPostgres(url, { isUnlimited: true, max: 1 })]
    const before = journal.entries.map(({ tag }) => tag).filter((tag) => tag < '0019')
    await migrate(database.db, { only: before })
    await database.db.execute(sql`create index user_projects_updated_hour_idx on user_projects (id)`)
    await database.db.execute(sql`update pg_index set indisvalid = false
    where indexrelid = 'user_projects_updated_hour_idx'::regclass`)
    await Promise.all([1, 2].map(() => migrate(database.db, { apart: apart.db })))
    const [index] = await database.db
      .select({ isValid: sql`indisvalid`, on: sql<string>`pg_get_indexdef(indexrelid)` })
      .from(sql`pg_index`)
      .where(sql`indexrelid = 'user_projects_updated_hour_idx'::regclass`)
    expect(index).toMatchObject({ isValid: true, on: expect.stringContaining('(updated_hour, id)') })
    await Promise.all([database.close(), apart.close()])
  },
)

it('refuse an older release that can no longer run, and say what to do', async () => {
  const { db } = await testDatabase()
  const newer = sql`insert into schema_migrations (tag) values ('needs a program with 1000')`
  await db.execute(newer)
  await expect(migrate(db)).rejects.toThrow('This release is too old for the database')
  await db.execute(sql`delete from schema_migrations where tag = 'needs a program with 1000'`)
  await expect(migrate(db)).resolves.toBeUndefined()
})

it('leave the database functions as they are in db/functions', async () => {
  const { db } = await testDatabase()
  const present = await db
    .select({ name: sql<string>`proname`, body: sql<string>`prosrc` })
    .from(sql`pg_proc`)
    .where(
      sql`pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
        and proname <> 'empty_for_tests'`,
    )
  const ours = Object.entries(functions).map(([file, text]) => [
    /([\w-]+)\.sql$/.exec(file)?.[1]?.replaceAll('-', '_'),
    text.split('$$')[1],
  ])
  expect(present.map(({ name, body }) => [name, body]).sort()).toEqual(ours.sort())
})
