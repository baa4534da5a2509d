import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWithManyRows } from '../../db/large/seed-large'
import { type Sent, statementsOf, testDatabase, truncateDatabase } from '../../db/testing'
import { ensureFirstAdmin } from '../app/first-admin'
import { purge } from '../app/purge'
import { createPasswords } from '../auth/passwords'
import type { Send } from '../connect/send'
import { createSender } from '../connect/sender'
import { readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { openSecretKey } from '../infra/secret-key'
import { post } from '../payments/testing/paying-app'
import { procedureNames } from '../routers/router'
import { programOf, quick } from '../testing/test-app'
import { calls } from './testing/calls'
import { explain, isPlanned, type Step } from './testing/explain'
import { openWorld, type World } from './testing/world'

/** Tables whose size does not grow with use: these may be scanned. */
const small = new Set([
  ...['counters', 'schema_migrations', 'secret_keys'],
  // One row for a payment that its buyer disputes.
  'payment_disputes',
  // What was counted within the last minute.
  'counter_changes',
  // What is being done at the moment.
  'leases',
  // Three rows a day.
  'daily_counters',
  // What administrators set: a few rows for each of a few dozen things.
  ...['category_benchmarks', 'default_cost_values', 'team_role_templates', 'overhead_defaults'],
])

/** One asks over a connection of its own; one signs a question; two answer from what every process holds. */
const readsNoTable = new Set(['health.check', 'passkeys.loginOptions', 'evaluator.fields', 'evaluator.typicalValues'])

/** More than a page of a hundred, with what has to be looked at for it. */
const maxRead = 1200

const database = await testDatabase()
let world: World

beforeAll(async () => {
  const amounts = { users: 10_000, projects: 10_000, orders: 10_000 }
  world = await openWorld(() => fillWithManyRows(database, amounts, '{"storeName":"متجر"}'))
})
afterAll(async () => {
  await world.paying.stop()
  await truncateDatabase(database)
})

const isLarge = ({ table }: Step) => table !== null && !small.has(table)

/** What is wrong with the plan of a statement; nothing when nothing is. */
function faultsOf({ sent, steps }: { sent: Sent; steps: Step[] }): string[] {
  const scanned = steps.filter((step) => isLarge(step) && step.type === 'Seq Scan')
  const walked = steps.filter((step) => isLarge(step) && (step.read ?? 0) > maxRead)
  const faults = [
    ...scanned.map(({ table }) => `reads all of ${table}`),
    ...walked.map(({ table, read, type }) => `reads ${read} rows of ${table} (${type})`),
  ]
  return faults.map((fault) => `${fault}: ${sent.query} ${JSON.stringify(sent.params)}`)
}

const differentBy = (sent: readonly Sent[], key: (one: Sent) => string) => [
  ...new Map(sent.map((one) => [key(one), one])).values(),
]

/** Explains everything that `work` sends; fails on what would not stay fast, and gives how many statements there were. */
async function explainAll(work: () => Promise<unknown>): Promise<number> {
  const sent = differentBy((await statementsOf(work)).filter(isPlanned), (one) => JSON.stringify(one))
  const explained = [
    ...(await explain(database.db, sent, 'custom')),
    // A generic plan is the same for all parameters.
    ...(await explain(
      database.db,
      differentBy(sent, ({ query }) => query),
      'generic',
    )),
  ]
  expect(explained.flatMap(faultsOf)).toEqual([])
  return sent.length
}

describe('with 10 000 rows of everything, no statement reads a large table whole', () => {
  it('of every procedure', () => {
    expect(Object.keys(calls).sort()).toEqual([...procedureNames].sort())
  })

  it.each(Object.entries(calls))('%s', async (name, call) => {
    const explained = await explainAll(() => call(world))
    if (!readsNoTable.has(name)) expect(explained).toBeGreaterThan(0)
  })

  it('when Stripe reports a payment and a refund', async () => {
    const { app, stripe } = world.paying
    const { payment_intent } = stripe.books.session(world.buyer.session.id)
    const completed = stripe.event('checkout.session.completed', world.buyer.session)
    const refunded = stripe.event('charge.refunded', stripe.books.refund(payment_intent ?? ''))
    for (const event of [completed, refunded])
      expect(await explainAll(async () => expect((await post(app, event)).statusCode).toBe(200))).toBeGreaterThan(0)
  })

  it('when programs call with a token, and webhooks are delivered', async () => {
    const { app, founder } = world
    const program = await programOf(app, founder.visitor, 'write')
    await explainAll(() => program.visitor.get('/api/projects'))
    const { id } = await founder.visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
    await founder.visitor.trpc.projects.save.mutate({ id: world.project.id, projectData: '{"storeName":"told"}' })
    await founder.visitor.trpc.webhooks.ping.mutate({ id })
    const sent: string[] = []
    const send: Send = async (url) => {
      sent.push(url)
      return sent.length === 1 ? { outcome: 'status', status: 500 } : { outcome: 'ok', status: 200 }
    }
    const secretKey = await openSecretKey(database.db)
    await explainAll(createSender({ db: database.db, log: createLog('silent'), secretKey, send }).sendDue)
    expect(sent.length).toBeGreaterThan(1)
  })

  it('when the orders of a store are fetched', async () => {
    const { stores, standIn, project, founder } = world
    const { begin, finish, disconnect } = founder.visitor.trpc.stores
    const { url } = await begin.mutate({ id: project.id, platform: 'salla' })
    const { id: storeId } = await finish.mutate({ query: standIn.agree(url) })
    await explainAll(() => stores.fetchDue())
    await disconnect.mutate({ id: project.id, storeId })
  })

  it('when what has expired is deleted, and when the first administrator is made', async () => {
    await explainAll(() => purge(database.db))
    const env = readEnv({ ADMIN_EMAIL: 'first@store.example', ADMIN_PASSWORD: 'the first password' })
    await explainAll(() => ensureFirstAdmin(database.db, env, createPasswords(quick)))
  })

  it('when a row is deleted that others refer to', async () => {
    const { db } = database
    const pointing = await db.execute(sql`
      select c.conrelid::regclass::text || ' ' || c.conname as name from pg_constraint c
      where c.contype = 'f' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`)
    const rows: unknown = pointing
    expect(Array.isArray(rows) ? rows : pointing).toMatchObject(Array.isArray(rows) ? [] : { rows: [] })
  })
})
