// A new embedded database, packed: making one and its tables takes seconds, copying one does not. Made once for a version
// of PGlite and the migrations that there are.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { runnerImport } from 'vite'

const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'))

function hashOfMigrations() {
  const hash = createHash('sha256')
  for (const path of ['db/migrate.ts', 'db/migrations/meta/_journal.json']) hash.update(readFileSync(path))
  for (const folder of ['db/migrations', 'db/functions']) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The packed database's path, below the root of the project. */
export async function packedDatabase() {
  const file = `.cache/packed-database-${version}-${hashOfMigrations()}.tar.gz`
  if (existsSync(file)) return file
  const { module } = await runnerImport(resolve('db/migrate.ts'), { configFile: false, logLevel: 'error' })
  const database = await PGlite.create()
  await module.migrate(drizzle({ client: database, casing: 'snake_case' }))
  const packed = await database.dumpDataDir('gzip')
  await database.close()
  mkdirSync('.cache', { recursive: true })
  const half = `${file}.${process.pid}`
  writeFileSync(half, Buffer.from(await packed.arrayBuffer()))
  renameSync(half, file)
  return file
}
