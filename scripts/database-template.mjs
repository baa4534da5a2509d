// An empty embedded database, packed: making one takes seconds, copying one does not. Made once for a version of PGlite.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'))
const file = `.cache/packed-database-${version}.tar.gz`

/** The packed database's path, below the root of the project. */
export async function packedDatabase() {
  if (existsSync(file)) return file
  const database = await PGlite.create()
  const packed = await database.dumpDataDir('gzip')
  await database.close()
  mkdirSync('.cache', { recursive: true })
  const half = `${file}.${process.pid}`
  writeFileSync(half, Buffer.from(await packed.arrayBuffer()))
  renameSync(half, file)
  return file
}
