import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/client'
import { appliedTags, migrate } from '../../db/migrate'

/** Kept by each database for itself. */
const ownTables = ['schema_migrations', 'rate_limits']

/** What a first start puts into an empty database; a copy brings its own. */
const seeded = ['counters', 'secret_keys']

const rowsAtOnce = 200

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), after: z.array(z.string()) })
type Table = z.output<typeof tableSchema>
const headSchema = z.object({ release: z.string(), migrations: z.array(z.string()), tables: z.array(tableSchema) })
const endSchema = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() })

/** What a copy is made of: a head, the rows of each table, and what there were of them. A tab parts what a line is from its JSON. */
type Line = string

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Both drivers' answers to a statement as it was written. */
function rowsOf(answer: unknown): Record<string, unknown>[] {
  const rows = isRow(answer) && 'rows' in answer ? answer.rows : answer
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

/** Every table before those that refer to it. */
function inOrder(tables: readonly Table[]): Table[] {
  const done = new Set<string>()
  const sorted: Table[] = []
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name, after }) => !done.has(name) && after.every((other) => other === name || done.has(other)),
    )
    if (!next) throw new Error('tables refer to each other in a circle')
    done.add(next.name)
    sorted.push(next)
  }
  return sorted
}

/** The tables with their columns, without those that the database works out. */
async function tablesOf(db: Db): Promise<Table[]> {
  const found = rowsOf(
    await db.execute(sql`
      select c.relname as name,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        coalesce((select json_agg(distinct r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0), '[]') as after
      from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> all(${sql`array[${sql.join(
        ownTables.map((name) => sql`${name}`),
        sql`, `,
      )}]`})
      order by c.relname`),
  )
  return inOrder(z.array(tableSchema).parse(found))
}

const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ')

/** Moments and amounts are written alike by every database. */
const plainForm = sql`set local timezone = 'UTC'`

/** Gives every row to `write`, all of one moment, line by line. */
export async function dump(db: Db, release: string, write: (line: Line) => Promise<void> | void): Promise<void> {
  const options = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  await db.transaction(async (tx) => {
    await tx.execute(plainForm)
    const tables = await tablesOf(tx)
    await write(`mizan\t${JSON.stringify({ release, migrations: await appliedTags(tx), tables })}`)
    const [rows, hash] = [new Map<string, number>(), createHash('sha256')]
    for (const table of tables) {
      const from = `(select ${columnsOf(table)} from ${quoted(table.name)}) one`
      await tx.execute(
        sql.raw(`declare copied no scroll cursor for select row_to_json(one)::text as line from ${from}`),
      )
      let count = 0
      for (;;) {
        const some = rowsOf(await tx.execute(sql.raw(`fetch ${rowsAtOnce} from copied`)))
        for (const { line } of some) {
          const text = `${table.name}\t${line}`
          hash.update(text)
          await write(text)
        }
        count += some.length
        if (some.length < rowsAtOnce) break
      }
      await tx.execute(sql`close copied`)
      rows.set(table.name, count)
    }
    await write(`end\t${JSON.stringify({ rows: Object.fromEntries(rows), sha256: hash.digest('hex') })}`)
  }, options)
}

const cut = (line: Line): [string, string] => {
  const at = line.indexOf('\t')
  return [line.slice(0, at), line.slice(at + 1)]
}

export interface Counts {
  release: string
  /** Rows of each table. */
  rows: Record<string, number>
}

interface Reader {
  head(head: z.output<typeof headSchema>): Promise<void> | void
  row(table: string, json: string): Promise<void> | void
}

/** Reads a copy to its end. Throws where it is none, is cut off, or has other rows than it was written with. */
export async function readCopy(lines: AsyncIterable<Line>, reader: Reader): Promise<Counts> {
  const [rows, hash] = [new Map<string, number>(), createHash('sha256')]
  let release: string | undefined
  for await (const line of lines) {
    const [what, json] = cut(line)
    if (release === undefined) {
      if (what !== 'mizan') throw new Error('this is no backup of Mizan')
      const head = headSchema.parse(JSON.parse(json))
      release = head.release
      for (const { name } of head.tables) rows.set(name, 0)
      await reader.head(head)
    } else if (what === 'end') {
      const end = endSchema.parse(JSON.parse(json))
      const isWhole = hash.digest('hex') === end.sha256
      if (!isWhole) throw new Error('the backup is damaged: its rows are not those that were written')
      return { release, rows: end.rows }
    } else {
      hash.update(line)
      rows.set(what, (rows.get(what) ?? 0) + 1)
      await reader.row(what, json)
    }
  }
  throw new Error('the backup is cut off')
}

/** Throws where a database is in use: a copy replaces nothing. */
async function mustBeEmpty(tx: Db, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    if (seeded.includes(name)) await tx.execute(sql.raw(`delete from ${quoted(name)}`))
    else {
      const [row] = rowsOf(await tx.execute(sql.raw(`select 1 from ${quoted(name)} limit 1`)))
      if (row) throw new Error(`the database is not empty: ${name} has rows`)
    }
  }
}

/** Fills an empty database from a copy, all or nothing, and brings it to this release. */
export async function restore(db: Db, lines: AsyncIterable<Line>): Promise<Counts> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const [what, json] = first.done ? ['', ''] : cut(first.value)
  if (what !== 'mizan') throw new Error('this is no backup of Mizan')
  const { migrations, tables } = headSchema.parse(JSON.parse(json))
  await migrate(db, { only: migrations })
  const unlike = (await appliedTags(db)).filter((tag) => !migrations.includes(tag))
  if (unlike.length > 0) throw new Error('the database is of a newer release than the backup: give a new one')
  const all = async function* () {
    if (!first.done) yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const counts = await db.transaction((tx) => fill(tx, tables, all()))
  await migrate(db)
  return counts
}

async function fill(tx: Db, tables: readonly Table[], lines: AsyncIterable<Line>): Promise<Counts> {
  await tx.execute(plainForm)
  await tx.execute(sql.raw('set local statement_timeout = 0'))
  await mustBeEmpty(tx, tables)
  // What they would add is among the rows.
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} disable trigger user`))
  const byName = new Map(tables.map((table) => [table.name, table]))
  let [into, waiting]: [Table | undefined, string[]] = [undefined, []]
  const store = async () => {
    if (!into || waiting.length === 0) return
    const [columns, name] = [sql.raw(columnsOf(into)), sql.raw(quoted(into.name))]
    const rows = `[${waiting.join(',')}]`
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`,
    )
    waiting = []
  }
  const counts = await readCopy(lines, {
    head: () => {},
    async row(name, row) {
      if (into?.name !== name || waiting.length === rowsAtOnce) await store()
      into = byName.get(name)
      if (!into) throw new Error(`there is no table ${name}`)
      waiting.push(row)
    },
  })
  await store()
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} enable trigger user`))
  return counts
}

/** What the rows of each table come to: equal where all rows are. */
export function digests(db: Db): Promise<Record<string, string>> {
  return db.transaction(async (tx) => {
    await tx.execute(plainForm)
    const found: Record<string, string> = {}
    for (const table of await tablesOf(tx)) {
      const rows = `(select md5(row_to_json(one)::text) as hash from (select ${columnsOf(table)} from ${quoted(table.name)}) one) hashes`
      const [row] = rowsOf(
        await tx.execute(
          sql.raw(
            `select count(*) || ' rows ' || coalesce(md5(string_agg(hash, '' order by hash collate "C")), '') as digest from ${rows}`,
          ),
        ),
      )
      found[table.name] = String(row?.digest)
    }
    return found
  })
}
