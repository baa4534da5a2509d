import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partitionByFounder, partNumber } from '../../db/large/partitions'
import { emptyDatabase, statementsOf, testDatabase } from '../../db/testing'
import { programOf } from '../testing/test-app'
import { calls } from './testing/calls'
import { explain, isPlanned } from './testing/explain'
import { openWorld, type World } from './testing/world'

// Several machines have a founder's rows on one of them: a statement that names no founder would be asked of all.

const database = await testDatabase()
const { db } = database
let world: World

beforeAll(async () => {
  await emptyDatabase(database)
  await partitionByFounder(db, 4)
  world = await openWorld(async () => {}, { env: { RATE_LIMIT: false } })
})
afterAll(async () => {
  await world.paying.stop()
  await emptyDatabase(database)
  await partitionByFounder(db, 0)
})

/** Once is enough: which partition it is depends on the founder, and how many on the words of the statement. */
const explained = new Set<string>()

/** The statements of `work` that look into more partitions than that of one founder. */
async function scattered(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(work)).filter((one) => isPlanned(one) && !explained.has(one.query))
  const different = new Map(sent.map((one) => [one.query, one]))
  for (const query of different.keys()) explained.add(query)
  return (await explain(db, [...different.values()], 'custom')).flatMap(({ sent: { query }, steps }) => {
    const numbers = new Set(steps.flatMap(({ table }) => (table === null ? [] : (partNumber(table) ?? []))))
    return numbers.size > 1 ? [`${[...numbers].join()}: ${query}`] : []
  })
}

const founders = Object.entries(calls).filter(([name]) => !name.startsWith('admin.'))

describe('where founders are in partitions, every statement of a call looks into that of its founder alone', () => {
  it.each(founders)('%s', async (_name, call) => {
    expect(await scattered(() => call(world))).toEqual([])
  })

  it('a call of a program', async () => {
    const program = await programOf(world.app, world.founder.visitor, 'write')
    expect(await scattered(() => program.visitor.get('/api/projects'))).toEqual([])
  })

  it('and every table that has an owner is divided, or is of all accounts', async () => {
    const rows = await db
      .select({ name: sql<string>`c.relname` })
      .from(sql`pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'`)
      .where(sql`c.relkind = 'r' and not c.relispartition and c.relnamespace = 'public'::regnamespace`)
    expect(rows.map(({ name }) => name).sort()).toEqual(['orders', 'secret_owners', 'store_connections', 'user_words'])
  })
})
