/// <reference types="vite/types/import-meta.d.ts" />
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { like, type SQL, sql } from 'drizzle-orm'
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

/** Migrations that no program may be without once a database has them: an older one would damage what it stores. */
const neededByAll = ['0011_history', '0034_owners-alone']

const tags = journal.entries.map((entry) => entry.tag)

/** How many migrations a program knows tells which programs a database accepts: its own note, beside those applied. */
const note = 'needs a program with '
const noteOf = (tag: string) => `${note}${tags.indexOf(tag) + 1}`

/** Milliseconds: what a statement waits for a lock, behind which everybody else waits, and the pause until the next try. */
const [lockMs, pauseMs] = [1000, 1000]

/** A long reader, a backup for example, may hold a table for minutes. */
const maxTries = 900

/** Passing: a lock that was not given in time, or would never have been. */
const lockCodes = new Set<unknown>(['55P03', '40P01'])

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error
const codeOf = (error: unknown) => {
  const cause = causeOf(error)
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}

class MigrationFailed extends Error {
  constructor(what: string, cause: unknown) {
    const reason = causeOf(cause)
    super(`The database could not be prepared (${what}): ${reason instanceof Error ? reason.message : reason}`, {
      cause,
    })
  }
}

export class ProgramTooOld extends Error {
  constructor() {
    super('This release is too old for the database: a newer one has changed it. Start the newer one.')
  }
}

/** Throws where a newer release has made the database one that this program would damage. */
export async function checkProgram(db: Db): Promise<void> {
  const notes = await db
    .select({ tag: applied.tag })
    .from(applied)
    .where(like(applied.tag, `${note}%`))
  if (notes.some(({ tag }) => Number(tag.slice(note.length)) > tags.length)) throw new ProgramTooOld()
}

export interface MigrateOptions {
  /** These alone, of a copy that is older than the program. */
  only?: readonly string[]
  /** Told when a lock is not given, each time. */
  onWait?(what: string): void
  /**
   * Connections without limits of time, for statements that no transaction may hold: an index that is made while everybody
   * reads and writes. Without them, where nobody else is at work, all is done in the transaction.
   */
  apart?: Db | undefined
}

/** One step, all or nothing, which makes nobody wait for longer than a second; tried again while others hold what it needs. */
async function step(db: Db, what: string, { onWait }: MigrateOptions, work: (tx: Db) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`))
        await tx.execute(sql.raw('set local statement_timeout = 0'))
        await tx.execute(sql.raw('set local idle_in_transaction_session_timeout = 0'))
        await tx.execute(migrationLock)
        await work(tx)
      })
    } catch (cause) {
      if (!lockCodes.has(codeOf(cause)) || tries === maxTries) throw new MigrationFailed(what, cause)
      onWait?.(what)
      await setTimeout(pauseMs)
    }
  }
}

const rowsOf = (answer: unknown): readonly unknown[] => {
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer
  return Array.isArray(rows) ? rows : []
}

const textOf = (tag: string) => files[`./migrations/${tag}.sql`] ?? ''

/** How a migration says at its head that its statements stand by themselves, and one of them that it works through rows in batches. */
const [standsApart, inBatches] = ['-- apart', '-- until none is left']

/** How one says that it takes away what only the release before needs: it waits until that one can run nowhere any more. */
const isLater = (tag: string) => /^-- (apart, )?later\b/.test(textOf(tag))

/** Hours after the migration before it: no change from one release to the next takes so long. */
const laterHours = 24

/** An index whose making was interrupted keeps its name, is of no use, and would count as there. */
async function dropHalfMade(db: Db): Promise<void> {
  const invalid = sql`select indexrelid::regclass::text as name from pg_index where not indisvalid`
  for (const row of rowsOf(await db.execute(invalid)))
    if (typeof row === 'object' && row !== null && 'name' in row)
      await db.execute(sql.raw(`drop index concurrently ${row.name}`))
}

async function applyApart(db: Db, statement: string): Promise<void> {
  const isBatch = statement.trimStart().startsWith(inBatches)
  while (rowsOf(await db.execute(sql.raw(statement))).length > 0 && isBatch);
}

async function apply(tx: Db, tag: string, { apart }: MigrateOptions) {
  const text = textOf(tag)
  if (text === '') throw new Error(`migration ${tag} is in the journal but has no file`)
  const statements = text.split('--> statement-breakpoint')
  if (!text.startsWith(standsApart)) for (const statement of statements) await tx.execute(sql.raw(statement))
  else {
    if (apart) await dropHalfMade(apart)
    for (const statement of statements)
      await applyApart(apart ?? tx, apart ? statement : statement.replace(' CONCURRENTLY', ''))
  }
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

async function isThere(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ there: sql<boolean>`to_regclass('schema_migrations') is not null` })
    .from(sql`(select) one`)
  return row?.there ?? false
}

const seen = async (db: Db) => new Set((await db.select({ tag: applied.tag }).from(applied)).map(({ tag }) => tag))

/** Which migrations the database has, in the order of the program. */
export const appliedTags = async (db: Db) => {
  const done = (await isThere(db)) ? await seen(db) : new Set<string>()
  return tags.filter((tag) => done.has(tag))
}

/** Those that may run now: in a database that others are at work with, one for later comes a day after the last before it that is not. */
async function dueNow(db: Db, wanted: readonly string[], done: ReadonlySet<string>): Promise<readonly string[]> {
  if (done.size === 0 || !wanted.some((tag) => isLater(tag) && !done.has(tag))) return wanted
  const isDue = sql<boolean>`${applied.appliedAt} < now() - make_interval(hours => ${laterHours})`
  const rows = await db.select({ tag: applied.tag, isDue }).from(applied)
  const old = new Set(rows.filter((row) => row.isDue).map(({ tag }) => tag))
  const before = (later: string) => tags.slice(0, tags.indexOf(later)).findLast((tag) => !isLater(tag)) ?? ''
  return wanted.filter((tag) => !isLater(tag) || done.has(tag) || old.has(before(tag)))
}

/**
 * Applies what this database has not seen, one migration after the other, then loads the functions whose bodies it has
 * not seen. The lock is one of the transaction and not of the session: a pooler between us and PostgreSQL may give every
 * transaction another session. Throws where the database is of a newer release, and where a step fails, with its cause.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<void> {
  const bodies = new Map(Object.entries(functions).map(([file, body]) => [tagOf(file, body), body]))
  const isOld = await isThere(db)
  if (isOld) await checkProgram(db)
  const known = isOld ? await seen(db) : new Set<string>()
  const wanted = await dueNow(db, options.only ?? tags, known)
  const notes = neededByAll.filter((tag) => wanted.includes(tag)).map(noteOf)
  if (isOld && [...wanted, ...bodies.keys(), ...notes].every((tag) => known.has(tag))) return
  await step(db, 'its list of migrations', options, async (tx) => {
    await tx.execute(
      sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    )
  })
  for (const tag of wanted)
    await step(db, tag, options, async (tx) => {
      if (!(await seen(tx)).has(tag)) await apply(tx, tag, options)
    })
  if (options.only) return
  await step(db, 'its functions', options, async (tx) => {
    const done = await seen(tx)
    for (const [tag, body] of bodies) if (!done.has(tag)) await load(tx, tag, body)
    await tx
      .insert(applied)
      .values(notes.map((tag) => ({ tag })))
      .onConflictDoNothing()
  })
}
