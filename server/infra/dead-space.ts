import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client'
import { projectVersions, versionBases } from '../../db/history-schema'
import { userProjects } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'

/** Less is not worth the tenth of a second for which all statements wait. */
const worthwhile = 8 * 1024 * 1024

export interface DeadSpace {
  /** Told of each plan that is written: what it replaces, sooner or later, stays on the disk as dead rows. */
  replaced(bytes: number): void
}

/**
 * Gives the space of replaced plans back to their tables: PostgreSQL does so by itself, the embedded database does not.
 * One table after the other, so that calls are answered in between.
 */
export function createDeadSpace({ db, kind }: Database, log: FastifyBaseLogger): DeadSpace {
  if (kind === 'postgresql') return { replaced: () => {} }
  let bytes = 0
  let isAtWork = false

  async function refundAttempt() {
    isAtWork = true
    bytes = 0
    try {
      for (const table of [userProjects, projectVersions, versionBases, projectShares])
        await db.execute(sql`vacuum ${table}`)
    } catch (err) {
      log.warn({ err }, 'the space of replaced plans was not given back')
    }
    isAtWork = false
  }

  return {
    replaced(more) {
      bytes += more
      if (bytes >= worthwhile && !isAtWork) void refundAttempt()
    },
  }
}
