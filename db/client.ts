import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Logger, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

/** Both drivers, and a transaction of either, speak this type. Inside a transaction always use its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
export type DatabaseKind = 'embedded' | 'postgresql'

export interface Database {
  db: Db
  kind: DatabaseKind
  ping(): Promise<void>
  close(): Promise<void>
}

const casing = 'snake_case' as const

/** PGlite in a folder of its own, or in memory without one. `logger` is told of every statement. */
export async function openEmbedded(dataDir?: string, logger?: Logger): Promise<Database> {
  const folder = dataDir && join(dataDir, 'db')
  if (folder) await mkdir(folder, { recursive: true })
  const client = await PGlite.create(folder ? { dataDir: folder } : {})
  const db = drizzlePglite({ client, casing, ...(logger && { logger }) })
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => void (client.closed || (await client.close())),
  }
}

export interface PostgresOptions {
  /** Off for poolers that give each transaction another session. */
  prepare?: boolean
  max?: number
  /** Told of every statement. */
  logger?: Logger
}

/** Without limits of its own PostgreSQL lets a statement, or a forgotten transaction, run for ever. */
const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export function openPostgres(url: string, { prepare = true, max = 10, logger }: PostgresOptions = {}): Database {
  const client = postgres(url, {
    prepare,
    max,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => {},
    // Poolers refuse a connection that sets these; docs/running.md says how to set them on the role.
    connection: { application_name: 'mizan', ...(prepare ? sessionLimits : {}) },
  })
  const db = drizzlePostgres({ client, casing, ...(logger && { logger }) })
  return {
    db,
    kind: 'postgresql',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => client.end({ timeout: 5 }),
  }
}
