import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { type Logger, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { closeFilesNamed, closeFolder, closeIfOpen, privateFolder } from './private-folder'

/** Both drivers, and a transaction of either, speak this type. Inside a transaction always use its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
type DatabaseKind = 'embedded' | 'postgresql'

export interface Database {
  db: Db
  kind: DatabaseKind
  ping(): Promise<void>
  close(): Promise<void>
}

const casing = 'snake_case' as const

export interface EmbeddedOptions {
  /** Where to keep it; without one it is in memory. */
  dataDir?: string
  /** A packed database without data, which a new one begins with: making one and its tables takes seconds. */
  packed?: string | undefined
  /** Told of every statement. */
  logger?: Logger
}

const fileOf = async (file: string) => new File([await readFile(file)], basename(file))

/** Made under a temporary name and renamed when complete, so that a crash leaves no half-made database. */
async function makeFolder(folder: string, loaded: PGliteOptions) {
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  await privateFolder(half)
  const client = await PGlite.create({ ...loaded, dataDir: half })
  await client.close()
  // PGlite makes its files readable and writable for every user, whatever the umask.
  await closeFolder(half)
  await rename(half, folder)
}

/** PGlite, in its folder or in memory. */
export async function openEmbedded({ dataDir, packed, logger }: EmbeddedOptions = {}): Promise<Database> {
  const folder = dataDir && join(dataDir, 'db')
  const isThere = folder && existsSync(folder)
  const loaded = packed && !isThere ? { loadDataDir: await fileOf(packed) } : {}
  if (folder && !isThere) await makeFolder(folder, loaded)
  if (folder && isThere) await closeIfOpen(folder)
  const client = await PGlite.create(folder ? { dataDir: folder } : loaded)
  // Its cache of the catalogue, written while it starts: the umask does not reach that file.
  if (folder) await closeFilesNamed('pg_internal.init', folder)
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
  /** The folder of the server's socket, instead of the host of the address. */
  socket?: string | undefined
  /** Told of every statement. */
  logger?: Logger
}

/** By default PostgreSQL lets a statement, or a forgotten transaction, run for ever. */
const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { prepare = true, max = 10, socket, logger } = options
  const client = postgres(url, {
    ...(socket && { host: socket }),
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
