import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { actualMonths } from '../../../db/actuals-schema'
import type { Database } from '../../../db/client'
import { projectVersions, versionBases } from '../../../db/history-schema'
import { userProjects } from '../../../db/schema'
import { projectShares } from '../../../db/sharing-schema'

/** Less is not worth the tenth of a second for which all statements wait. */
const worthwhile = 8 * 1024 * 1024

/** Dead rows on the disk: what a written plan replaces stays there until its table is vacuumed. */
export interface Bloat {
  /** Counts the bytes of a plan that was written. */
  add(bytes: number): void
}

/**
 * Vacuums the tables of plans: PostgreSQL does so by itself, the embedded database does not. One table after the other, so
 * that calls are answered in between.
 */
export function createBloat({ db, kind }: Database, log: FastifyBaseLogger): Bloat {
  if (kind === 'postgresql') return { add: () => {} }
  let bytes = 0
  let isAtWork = false

  async function vacuum() {
    isAtWork = true
    bytes = 0
    try {
      for (const table of [userProjects, projectVersions, versionBases, projectShares, actualMonths])
        await db.execute(sql`vacuum ${table}`)
    } catch (err) {
      log.warn({ err }, 'the tables of plans were not vacuumed')
    }
    isAtWork = false
  }

  return {
    add(more) {
      bytes += more
      if (bytes >= worthwhile && !isAtWork) void vacuum()
    },
  }
}
