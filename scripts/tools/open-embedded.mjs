// The embedded database of a stopped server, opened by the version that the product has: benchmarks install another one.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** `folder` is the data folder of the server. */
export const openEmbedded = (folder) => new PGlite(join(folder, 'db'))
