/// <reference types="vite/types/import-meta.d.ts" />
import { createHash } from 'node:crypto'
import { inArray, like, type SQL, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import journal from './migrations/meta/_journal.json'

// The build puts the statements into the program: a deployed server needs no folder of migrations beside it.
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The functions of the database, each as it is now; its name is the file's. A migration that needs a new one makes it first. */
export const functions = import.meta.glob<string>('./functions/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const applied = pgTable('schema_migrations', {
  tag: text().primaryKey(),
  appliedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Any number will do, as long as every process of every version takes the same. */
const migrationLock: SQL = sql`select pg_advisory_xact_lock(7241966102)`

async function apply(tx: Db, tag: string) {
  const statements = files[`./migrations/${tag}.sql`]
  if (statements === undefined) throw new Error(`migration ${tag} is in the journal but has no file`)
  for (const statement of statements.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  await tx.insert(applied).values({ tag })
}

/** What is noted of a function that was loaded: another body is another tag. */
const tagOf = (file: string, body: string) => `${file} ${createHash('sha256').update(body).digest('hex').slice(0, 12)}`

/** Loads a function; what is noted of an earlier body goes, so that this can come back. */
async function load(tx: Db, tag: string, body: string) {
  const [file = ''] = tag.split(' ')
  await tx.execute(sql.raw(body))
  await tx.delete(applied).where(like(applied.tag, `${file} %`))
  await tx.insert(applied).values({ tag })
}

/**
 * Applies what this database has not seen, then loads the functions whose bodies it has not seen, all or nothing. The lock
 * is one of the transaction and not of the session: a pooler between us and PostgreSQL may give every transaction another
 * session.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(migrationLock)
    await tx.execute(
      sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    )
    const tags = journal.entries.map((entry) => entry.tag)
    const bodies = new Map(Object.entries(functions).map(([file, body]) => [tagOf(file, body), body]))
    const known = inArray(applied.tag, [...tags, ...bodies.keys()])
    const done = new Set((await tx.select({ tag: applied.tag }).from(applied).where(known)).map(({ tag }) => tag))
    for (const tag of tags) if (!done.has(tag)) await apply(tx, tag)
    for (const [tag, body] of bodies) if (!done.has(tag)) await load(tx, tag, body)
  })
}
