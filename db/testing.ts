import { existsSync } from 'node:fs'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import * as actuals from './actuals-schema'
import { type Database, openEmbedded, openPostgres } from './client'
import * as connect from './connect-schema'
import * as counter from './counter-schema'
import * as history from './history-schema'
import { partitionByFounder } from './large/partitions'
import { migrate } from './migrate'
import * as payment from './payment-schema'
import * as reference from './reference-schema'
import * as schema from './schema'
import { seed } from './seed'
import * as service from './service-schema'
import * as sharing from './sharing-schema'

/** The PostgreSQL server to test on; without one the tests run on the embedded database. */
export const testServer = process.env.DATABASE_URL_TEST

/** A new, empty database on the test server. */
export async function createTestDatabase(name: string): Promise<string> {
  if (!testServer) throw new Error('there is no test server')
  const admin = postgres(testServer, { max: 1, onnotice: () => {} })
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = new URL(testServer)
  url.pathname = `/${name}`
  return url.href
}

/** A statement as it was sent, with its parameters. */
export interface Sent {
  query: string
  params: readonly unknown[]
}
let watcher: ((statement: Sent) => void) | undefined
const logger = { logQuery: (query: string, params: unknown[]) => watcher?.({ query, params }) }

/** Gives every statement that the worker's database is sent while `work` lasts. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  watcher = (statement) => void sent.push(statement)
  await work().finally(() => {
    watcher = undefined
  })
  return sent
}

/** The same database, asked through the socket in a folder. */
function throughSocket(url: string, folder: string): string {
  const { username, pathname, port } = new URL(url)
  return `postgresql://${username}@${pathname}?host=${folder}&port=${port || 5432}`
}

/** Where the server's socket is, if it is on this machine: a message through it is half the work of one over TCP. */
async function socketOf(server: string): Promise<string | undefined> {
  const { hostname, port } = new URL(server)
  if (hostname !== '127.0.0.1') return undefined
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const [row] = await admin`select current_setting('unix_socket_directories') as folders`
  await admin.end()
  const [first = ''] = String(row?.folders).split(',')
  const folder = first.trim()
  return existsSync(`${folder}/.s.PGSQL.${port || 5432}`) && (await letsIn(server, folder)) ? folder : undefined
}

/** A server may ask those who come through its socket for something else. */
async function letsIn(server: string, socket: string): Promise<boolean> {
  const { check, close } = openPostgres(throughSocket(server, socket), { max: 1 })
  try {
    await check()
    return true
  } catch {
    return false
  } finally {
    await close()
  }
}

async function openOn(server: string): Promise<Database> {
  const url = await createTestDatabase(`mizan_test_${process.env.VITEST_POOL_ID ?? '0'}`)
  const socket = await socketOf(server)
  return openPostgres(socket ? throughSocket(url, socket) : url, { logger })
}

/** Into how many partitions by founder the tests' database is divided; none unless a bench asks for it. */
const partitions = Number(process.env.PARTITIONS ?? 0)

async function open(): Promise<Database> {
  const database = testServer
    ? await openOn(testServer)
    : await openEmbedded({ packed: process.env.PACKED_DATABASE, logger })
  await migrate(database.db)
  if (partitions > 0) await partitionByFounder(database.db, partitions)
  await addEmptying(database)
  return database
}

let opened: Promise<Database> | undefined

/** The worker's database: opened once, for opening costs more than most tests. */
export function testDatabase(): Promise<Database> {
  opened ??= open()
  return opened
}

const tables = Object.values({
  ...schema,
  ...connect,
  ...counter,
  ...history,
  ...payment,
  ...reference,
  ...service,
  ...sharing,
  ...actuals,
})
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table))

/** Its rows cannot be deleted. */
const appendOnly = 'audit_log'

/** The database refuses to empty the log to all who do not set this, for the one transaction. */
const truncation = (what: string) =>
  sql.raw(
    `do $$ begin perform set_config('mizan.tests_empty_audit_log', 'on', true); execute 'truncate ${what}'; end $$`,
  )

/** Deletes the few rows of a test. As a function it is planned once, and not before every test. */
async function addEmptying({ db }: Database) {
  const [first, ...others] = tables.filter((table) => table !== appendOnly).map((table) => `delete from ${table}`)
  const before = others.map((deletion, index) => `d${index} as (${deletion})`).join(', ')
  await db.execute(
    sql.raw(`create function empty_for_tests() returns void language plpgsql as $$ begin
      perform set_config('mizan.tests_empty_audit_log', 'on', true);
      if exists (select from ${appendOnly}) then truncate ${appendOnly}; end if;
      with ${before} ${first};
    end $$`),
  )
}

/** As it is on a first start. Deleting takes a tenth of the time that giving every table a new file takes. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`select empty_for_tests()`)
  await seed(db)
}

/** After a test with very many rows: they would stay in the tables' files. */
export async function truncateDatabase({ db }: Database): Promise<void> {
  await db.execute(truncation(`${tables.join(', ')} cascade`))
}
