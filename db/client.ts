import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { type Logger, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { openPool, type PoolOptions } from './connecting/pool'
import { closeFilesNamed, closeFolder, closeIfOpen, privateFolder } from './connecting/private-folder'

/** Both drivers, and a transaction of either, speak this type. Inside a transaction always use its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
type DatabaseKind = 'embedded' | 'postgresql'

export interface Database {
  db: Db
  kind: DatabaseKind
  /** A statement that does nothing, behind all others. */
  ping(): Promise<void>
  /** Whether it can be used, asked beside all others; rejects, with the reason, within about a second. */
  check(): Promise<void>
  /** What waits for a connection, and what has one. */
  load(): { busy: number; waiting: number }
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

function withinSecond(answer: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it does not answer')), 1000).unref()
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const fileOf = async (file: string) => new File([await readFile(file)], basename(file))

/** Made under a temporary name and renamed when complete, so that a crash leaves no half-made database. */
async function makeFolder(folder: string, loaded: PGliteOptions) {
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  await privateFolder(half)
  const client = await PGlite.create({ ...loaded, dataDir: half })
  await client.close()
  // PGlite makes its files readable and writable for every user, regardless of the umask.
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
  const ping = async () => void (await db.execute(sql`select 1`))
  return {
    db,
    kind: 'embedded',
    ping,
    check: () => withinSecond(ping()),
    load: () => ({ busy: 0, waiting: 0 }),
    close: async () => void (client.closed || (await client.close())),
  }
}

export interface PostgresOptions extends PoolOptions {
  /** Told of every statement. */
  logger?: Logger
}

/** PostgreSQL, at an address as libpq reads it. */
export function openPostgres(url: string, { logger, ...options }: PostgresOptions = {}): Database {
  const { client, check, load, close } = openPool(url, options)
  const db = drizzlePostgres({ client, casing, ...(logger && { logger }) })
  return { db, kind: 'postgresql', ping: async () => void (await db.execute(sql`select 1`)), check, load, close }
}
