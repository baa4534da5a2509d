import { inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client'
import { idempotencyKeys, otps, rateLimits, userSessions } from '../db/schema'

const batch = 1000
const dayMs = 86_400_000

/** One batch from each table; gives how many rows went in the fullest. Small, for it holds up everybody else. */
async function purgeBatch(db: Db, now: Date): Promise<number> {
  const yesterday = new Date(now.getTime() - dayMs)
  const deadSessions = db
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(lt(userSessions.expiresAt, now))
    .limit(batch)
  const deadCodes = db.select({ id: otps.id }).from(otps).where(lt(otps.expiresAt, yesterday)).limit(batch)
  const deadLimits = db.select({ key: rateLimits.key }).from(rateLimits).where(lt(rateLimits.expire, now)).limit(batch)
  const { scope, key } = idempotencyKeys
  const deadKeys = db
    .select({ scope, key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.expiresAt, now))
    .limit(batch)
  const gone = [
    await db.delete(userSessions).where(inArray(userSessions.id, deadSessions)).returning({ id: userSessions.id }),
    await db.delete(otps).where(inArray(otps.id, deadCodes)).returning({ id: otps.id }),
    await db.delete(rateLimits).where(inArray(rateLimits.key, deadLimits)).returning({ key: rateLimits.key }),
    await db.delete(idempotencyKeys).where(sql`(${scope}, ${key}) in ${deadKeys}`).returning({ key }),
  ]
  return Math.max(...gone.map((rows) => rows.length))
}

/** Deletes what has expired, batch after batch. */
export async function purge(db: Db, now = new Date()): Promise<void> {
  while ((await purgeBatch(db, now)) === batch);
}

const everyMs = 10 * 60_000

/** Purges now and then until it is stopped; any number of processes may do so side by side. */
export function purgeRegularly(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    purge(db).catch((err: unknown) => log.error({ err }, 'expired rows could not be deleted'))
  }, everyMs).unref()
  return () => clearInterval(timer)
}
