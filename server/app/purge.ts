import { and, lt, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { storeGrants } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { apiTokens } from '../../db/connect-schema'
import {
  auditLog,
  idempotencyKeys,
  otps,
  processedEvents,
  rateLimits,
  userProjects,
  userSessions,
} from '../../db/schema'
import { leases, secretOwners } from '../../db/service-schema'
import { projectShares } from '../../db/sharing-schema'
import { firstIdAt } from '../../db/uuid'
import { freeLapsedPlaces } from '../auth/held-places'
import { alone } from '../infra/background/leases'
import { regularly } from '../infra/background/regularly'
import { foldCounters } from '../infra/counters'
import { logFailure } from '../infra/log'
import { tellEnded } from '../payments/transfer-emails'
import { endOverdue } from '../payments/transfers'
import { packVersions, thinVersions, tidyVersions } from '../projects/history/thin-versions'

const batch = 1000
const dayMs = 86_400_000

/** What administrators did is kept for five years, as books are by Saudi law; the database lets nothing younger go. */
const auditDays = 5 * 365

/** From where it was done is kept for a year: longer than an attack stays unnoticed, and no longer than it takes. */
const addressDays = 365

/** Stripe repeats an event for three days at most. Refunds that came before their payment are kept. */
const eventDays = 90

/**
 * Deletes one batch of what ended before `moment`, where a table is divided perhaps some more; gives how many rows that was. Found by
 * where they are, for a join may read all of the table; a row that is extended in between, or brought back, stays.
 */
async function purgeFrom(db: Db, table: PgTable, ended: AnyPgColumn, moment: Date): Promise<number> {
  const ctid = sql<string>`ctid`.as('ctid')
  const dead = db.select({ ctid }).from(table).where(lt(ended, moment)).orderBy(ended).limit(batch)
  const gone = await db
    .delete(table)
    .where(and(sql`ctid = any(array(${dead}))`, lt(ended, moment)))
    .returning({ ctid })
  return gone.length
}

/** One batch from each table; gives how many rows went in the fullest. Small, for it blocks other statements. */
async function purgeBatch(db: Db, now: Date): Promise<number> {
  const yesterday = new Date(now.getTime() - dayMs)
  // Their owner sees for a month why a program has stopped, or a link, and can restore a deleted project.
  const monthAgo = new Date(now.getTime() - 30 * dayMs)
  return Math.max(
    await purgeFrom(db, userSessions, userSessions.expiresAt, now),
    await purgeFrom(db, otps, otps.expiresAt, yesterday),
    await purgeFrom(db, leases, leases.endsAt, yesterday),
    await purgeFrom(db, secretOwners, secretOwners.endsAt, yesterday),
    await purgeFrom(db, rateLimits, rateLimits.expire, now),
    await purgeFrom(db, idempotencyKeys, idempotencyKeys.expiresAt, now),
    await purgeFrom(db, storeGrants, storeGrants.expiresAt, now),
    await purgeFrom(db, apiTokens, apiTokens.expiresAt, monthAgo),
    await purgeFrom(db, projectShares, projectShares.expiresAt, monthAgo),
    // They were no project to any count any more.
    await purgeFrom(db, userProjects, userProjects.deletedAt, monthAgo),
  )
}

async function purgeEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - eventDays * dayMs)
  await db
    .delete(processedEvents)
    .where(and(lt(processedEvents.processedAt, before), ne(processedEvents.type, 'refund')))
}

/** Found by their keys, which begin with the time. */
async function purgeAuditLog(db: Db, now: Date): Promise<void> {
  const before = (days: number) => lt(auditLog.id, firstIdAt(now.getTime() - days * dayMs))
  // The condition as the index has it.
  const { id } = auditLog
  const known = db
    .select({ id })
    .from(auditLog)
    .where(and(sql`${auditLog.ip} <> ''`, before(addressDays)))
    .limit(batch)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('mizan.audit_log_ends', 'on', true)`)
    await tx.delete(auditLog).where(before(auditDays))
    await tx.update(auditLog).set({ ip: '' }).where(sql`${id} = any(array(${known}))`)
  })
}

/** Deletes what has expired, batch after batch, frees the places that were not confirmed, and thins versions out. */
export async function purge(db: Db, now = new Date()): Promise<void> {
  while ((await purgeBatch(db, now)) >= batch);
  await db.transaction((tx) => freeLapsedPlaces(tx, now))
  await purgeEvents(db, now)
  await purgeAuditLog(db, now)
  await foldCounters(db)
  await tidyVersions(db, now)
}

const everyMs = 10 * 60_000
const tidyEveryMs = 60_000

/** A process that is gone keeps its work from the others for so long. */
const leaseSeconds = 600

type Working = { log: FastifyBaseLogger } & Parameters<typeof tellEnded>[0]

/** Ends the orders whose transfer has not come in time, and tells their buyers. */
async function endOverdueTransfers(services: Working): Promise<void> {
  for (const order of await endOverdue(services.db, new Date())) await tellEnded(services, order)
}

/** Does now and then, until it is stopped, what no call waits for. Of the processes one deletes and counts, and all share the packing. */
export function workRegularly(services: Working): () => void {
  const { db, log } = services
  const inOne = (name: string, work: () => Promise<void>) => () => alone(db, name, leaseSeconds, work)
  const stops = [
    regularly(
      everyMs,
      inOne('purge', () => purge(db)),
      logFailure(log, 'expired rows could not be deleted'),
    ),
    regularly(
      tidyEveryMs,
      inOne('fold counters', () => foldCounters(db)),
      logFailure(log, 'counters could not be put together'),
    ),
    regularly(
      tidyEveryMs,
      inOne('thin versions', () => thinVersions(db)),
      logFailure(log, 'versions could not be thinned out'),
    ),
    regularly(
      everyMs,
      inOne('end overdue transfers', () => endOverdueTransfers(services)),
      logFailure(log, 'orders whose transfer has not come could not be ended'),
    ),
    regularly(tidyEveryMs, () => packVersions(db), logFailure(log, 'versions could not be packed')),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
