import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openEmbedded, openPostgres } from './client'
import { appliedTags, migrate } from './migrate'
import journal from './migrations/meta/_journal.json'
import { createTestDatabase, testServer } from './testing'

// From the schema in which versions, links, deliveries and keys had no owner of their own, with rows of it in every table.

const tags = journal.entries.map(({ tag }) => tag)
const before = tags.filter((tag) => tag < '0029')
const owned = [
  ...['user_projects', 'project_versions', 'version_bases', 'project_shares', 'actual_months', 'webhooks'],
  ...['webhook_deliveries', 'api_tokens', 'user_sessions', 'passkeys', 'recovery_codes', 'idempotency_keys'],
]
const uuid = (end: number) => `00000000-0000-7000-8000-${String(end).padStart(12, '0')}`

let database: Database
const run = (text: string) => database.db.execute(sql.raw(text))
async function rows(text: string): Promise<Record<string, unknown>[]> {
  const answer: unknown = await run(text)
  const found = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer
  return Array.isArray(found) ? found : []
}

/** A founder with a row of everything, as the program of the release before adds them. */
async function addFounder(n: number) {
  const [user, project, webhook, salt] = [uuid(n), uuid(n + 1), uuid(n + 2), `${n}`]
  await run(`insert into users (id, email, password_hash, first_name, last_name, phone, country_code)
    values ('${user}', 'noor${salt}@store.example', 'x', 'Noor', 'Saleh', '501234567', 'SA')`)
  await run(`insert into webhooks (id, user_id, url) values ('${webhook}', '${user}', 'https://hooks.store.example/')`)
  // The trigger of saves adds the delivery.
  await run(`insert into user_projects (id, user_id, project_name, project_data)
    values ('${project}', '${user}', 'Candles', '{"n":${n}}')`)
  await run(`insert into project_versions (id, project_id, revision, project_name, project_data)
    values (version_id(), '${project}', 1, 'Candles', 'text ${n}'), (version_id(), '${project}', 2, 'Candles', 'next ${n}')`)
  await run(`insert into version_bases (id, project_id, data) values (version_id(), '${project}', '\\x00')`)
  await run(`insert into project_shares (id, project_id, token_hash, plan_data, expires_at)
    values (version_id(), '${project}', 'link ${n}', '{}', now() + interval '30 days')`)
  await run(`insert into actual_months (user_id, project_id, month, source, figures)
    values ('${user}', '${project}', '2026-09', 'founder', '{}')`)
  await run(`insert into api_tokens (id, user_id, name, scope, token_hash, expires_at)
    values (version_id(), '${user}', 'Reports', 'read', 'token ${n}', now() + interval '1 day')`)
  await run(`insert into user_sessions (id, user_id, session_token, expires_at)
    values (version_id(), '${user}', 'session ${n}', now() + interval '1 day')`)
  await run(`insert into passkeys (user_id, id, credential_id, public_key, name)
    values ('${user}', version_id(), 'key ${n}', '', 'A phone')`)
  await run(`insert into recovery_codes (user_id, code_hash) values ('${user}', 'code ${n}')`)
  await run(`insert into idempotency_keys (scope, key, input_hash, answer, expires_at)
    values ('projects.create ${user}', 'a', 'x', '{}', now() + interval '1 day')
    on conflict (scope, key) do update set answer = excluded.answer`)
}

const countsOf = async (founder: number) =>
  Object.fromEntries(
    await Promise.all(
      owned.map(async (table) => {
        const [row] = await rows(`select count(*)::int as n from ${table} where user_id = '${uuid(founder)}'`)
        return [table, row?.n]
      }),
    ),
  )
const everything = { ...Object.fromEntries(owned.map((table) => [table, 1])), project_versions: 2 }

beforeAll(async () => {
  database = testServer
    ? openPostgres(await createTestDatabase(`mizan_owners_${process.env.VITEST_POOL_ID}`), { max: 2 })
    : await openEmbedded()
  await migrate(database.db, { only: before })
  await addFounder(100)
  await addFounder(200)
})
afterAll(() => database.close())

it('every row of before finds its owner, and so does every secret', async () => {
  await migrate(database.db)
  for (const founder of [100, 200]) expect(await countsOf(founder)).toEqual(everything)
  const secrets = await rows('select hash, user_id from secret_owners order by hash')
  expect(secrets).toEqual(
    ['link', 'session', 'token'].flatMap((kind) => [100, 200].map((n) => ({ hash: `${kind} ${n}`, user_id: uuid(n) }))),
  )
  expect(
    await rows(`select project_data from project_versions where user_id = '${uuid(100)}' order by project_data desc`),
  ).toEqual([{ project_data: 'text 100' }, { project_data: 'next 100' }])
})

it('the release before goes on beside it: what it adds has an owner, and goes with its project', async () => {
  const later = ['0034_owners-alone', '0035_owners-without-triggers']
  expect(await appliedTags(database.db)).toEqual(tags.filter((tag) => !later.includes(tag)))
  await addFounder(300)
  expect(await countsOf(300)).toEqual(everything)
  const [row] = await rows(`select count(*)::int as n from secret_owners where user_id = '${uuid(300)}'`)
  expect(row).toEqual({ n: 3 })
  await run(`update user_projects set revision = revision + 1 where id = '${uuid(301)}'`)
  await run(`delete from user_projects where id = '${uuid(301)}'`)
  const gone = { user_projects: 0, project_versions: 0, version_bases: 0, project_shares: 0, actual_months: 0 }
  expect(await countsOf(300)).toEqual({ ...everything, ...gone })
  await run(`delete from users where id = '${uuid(300)}'`)
  expect(await countsOf(300)).toMatchObject({ webhooks: 0, webhook_deliveries: 0, user_sessions: 0, api_tokens: 0 })
})

it('a day later what only that release needed goes, and it may not run any more', async () => {
  await migrate(database.db)
  expect(await appliedTags(database.db)).not.toContain('0034_owners-alone')
  await run(`update schema_migrations set applied_at = applied_at - interval '25 hours'`)
  await migrate(database.db)
  expect(await appliedTags(database.db)).toEqual(tags)
  for (const founder of [100, 200]) expect(await countsOf(founder)).toEqual(everything)
  const needs = await rows(`select tag from schema_migrations where tag like 'needs a program with %' order by tag`)
  expect(needs).toHaveLength(2)
  const left = await rows(`select 1 from pg_class where relname like '%before%' or relname like '%unowned%'`)
  expect(left).toEqual([])
})
