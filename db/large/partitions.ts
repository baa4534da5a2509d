import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** As db/client.ts has it, which imports nothing of here. */
export type AnyDb = PgDatabase<PgQueryResultHKT, Record<string, never>>

// For tests: the same database with what is a founder's in partitions by founder, as several machines would have it. What a
// partition asks for (every key, unique index and reference begins with the founder) Citus asks for too.

/** Keys that begin with an account, of tables that are searched across accounts: its words, and which store is whose. */
const ofEverybody = ['user_words', 'store_connections']

interface Made {
  table: string
  indexes: string[]
  constraints: string[]
  references: string[]
  triggers: string[]
}

const rowsOf = (answer: unknown): unknown[] => {
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer
  return Array.isArray(rows) ? rows : []
}

const isMade = (row: unknown): row is Made => typeof row === 'object' && row !== null && 'triggers' in row

/** The tables of founders, with how each is made. Only the parents, where there are partitions. */
async function foundersTables(db: AnyDb): Promise<Made[]> {
  const list = (from: string) => sql.raw(`coalesce((select json_agg(${from}), '[]')`)
  const answer = await db.execute(sql`
    select t.relname as table,
      ${list(`pg_get_indexdef(x.indexrelid) order by x.indexrelid) from pg_index x where x.indrelid = t.oid
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))`)} as indexes,
      ${list(`format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by k.oid) from pg_constraint k
        where k.conrelid = t.oid and k.contype in ('p', 'u')`)} as constraints,
      ${list(`format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by k.oid) from pg_constraint k
        where k.conrelid = t.oid and k.contype = 'f' and k.conparentid = 0`)} as references,
      ${list(`pg_get_triggerdef(g.oid) order by g.oid) from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal`)} as triggers
    from pg_class t join pg_index p on p.indrelid = t.oid and p.indisprimary
    join pg_attribute a on a.attrelid = t.oid and a.attnum = p.indkey[0]
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace and a.attname = 'user_id'
    order by t.relname`)
  return rowsOf(answer).filter(isMade)
}

/** The name of a partition, and its number in one. */
const partName = (table: string, number: number) => `${table}_part${number}`
export const partNumber = (name: string) => /_part(\d+)$/.exec(name)?.[1] ?? null

/** Replaces the tables of founders by empty ones, each in so many partitions by founder; 0 makes them whole again. */
export async function partitionByFounder(db: AnyDb, partitions: number): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text))
    const all = await foundersTables(tx)
    const tables = all.filter(({ table }) => !ofEverybody.includes(table))
    for (const { table } of tables) {
      await run(`alter table ${table} rename to former_${table}`)
      const like = `create table ${table} (like former_${table} including defaults including constraints)`
      await run(partitions > 0 ? `${like} partition by hash (user_id)` : like)
    }
    for (const { table } of tables) await run(`drop table former_${table} cascade`)
    for (const { table, constraints, indexes } of tables) {
      for (let at = 0; at < partitions; at += 1)
        await run(
          `create table ${partName(table, at)} partition of ${table} for values with (modulus ${partitions}, remainder ${at})`,
        )
      for (const constraint of constraints) await run(`alter table ${table} add ${constraint}`)
      for (const index of indexes) await run(index.replace(' ON ONLY ', ' ON '))
    }
    for (const { triggers } of tables) for (const trigger of triggers) await run(trigger)
    for (const { table, references } of all)
      for (const reference of references) {
        // One that led to a replaced table went with it.
        const [, name = ''] = reference.split(' ')
        await run(`alter table ${table} drop constraint if exists ${name}`)
        await run(`alter table ${table} add ${reference}`)
      }
  })
}
