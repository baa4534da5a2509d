import { lt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import { apiTokens } from '../../db/connect-schema'
import { idempotencyKeys, otps, rateLimits, userSessions } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'
import { freeLapsedPlaces } from '../auth/held-places'

const batch = 1000
const dayMs = 86_400_000

/**
 * Deletes one batch of what ended before `moment`; gives how many rows that was. Found by where they are, for a join
 * may read all of the table; a row that is extended in between has moved, and stays.
 */
async function purgeFrom(db: Db, table: PgTable, ended: AnyPgColumn, moment: Date): Promise<number> {
  const ctid = sql<string>`ctid`.as('ctid')
  const dead = db.select({ ctid }).from(table).where(lt(ended, moment)).orderBy(ended).limit(batch)
  const gone = await db.delete(table).where(sql`ctid = any(array(${dead}))`).returning({ ctid })
  return gone.length
}

/** One batch from each table; gives how many rows went in the fullest. Small, for it blocks other statements. */
async function purgeBatch(db: Db, now: Date): Promise<number> {
  const yesterday = new Date(now.getTime() - dayMs)
  // Their owner sees for a month why a program has stopped, or a link.
  const monthAgo = new Date(now.getTime() - 30 * dayMs)
  return Math.max(
    await purgeFrom(db, userSessions, userSessions.expiresAt, now),
    await purgeFrom(db, otps, otps.expiresAt, yesterday),
    await purgeFrom(db, rateLimits, rateLimits.expire, now),
    await purgeFrom(db, idempotencyKeys, idempotencyKeys.expiresAt, now),
    await purgeFrom(db, apiTokens, apiTokens.expiresAt, monthAgo),
    await purgeFrom(db, projectShares, projectShares.expiresAt, monthAgo),
  )
}

/** Deletes what has expired, batch after batch, and frees the places that were not confirmed. */
export async function purge(db: Db, now = new Date()): Promise<void> {
  while ((await purgeBatch(db, now)) === batch);
  await db.transaction((tx) => freeLapsedPlaces(tx, now))
}

const everyMs = 10 * 60_000

/** Purges now and then until it is stopped; any number of processes may do so side by side. */
export function purgeRegularly(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    purge(db).catch((err: unknown) => log.error({ err }, 'expired rows could not be deleted'))
  }, everyMs).unref()
  return () => clearInterval(timer)
}
