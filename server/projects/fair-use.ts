import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { rateLimits, users } from '../../db/schema'
import { AppError } from '../infra/errors'

/** The fair use limits behind 'unlimited' in the terms: above any real use, below what a loop creates. */
export const fairUse = { projects: 1000, newAnHour: 60, bytes: 200_000_000 }

/** Reserves a slot for one more project. The row lock makes concurrent calls wait, so that two cannot take the last one. */
export async function reserveProjectSlot(tx: Db, userId: string): Promise<void> {
  const taken = await tx
    .update(users)
    .set({ projectCount: sql`${users.projectCount} + 1`, updatedAt: sql`${users.updatedAt}` })
    .where(and(eq(users.id, userId), lt(users.projectCount, fairUse.projects)))
    .returning({ id: users.id })
  if (taken.length === 0) throw new AppError('TOO_MANY_PROJECTS', { retryAfter: 3600 })
}

/**
 * Counts one more within the hour that began with the first. In the transaction of the work: what was not made, or was
 * answered from an idempotency key, is not counted, while what was deleted again is.
 */
export async function consumeHourlyQuota(tx: Db, userId: string): Promise<void> {
  const { key, points, expire } = rateLimits
  const isOver = sql`${expire} <= now()`
  const [row] = await tx
    .insert(rateLimits)
    .values({ key: `newProjects:${userId}`, points: 1, expire: sql`now() + interval '1 hour'` })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then now() + interval '1 hour' else ${expire} end`,
      },
    })
    .returning({ points, seconds: sql<number>`ceil(extract(epoch from ${expire} - now()))::int` })
  if (row && row.points > fairUse.newAnHour)
    throw new AppError('TOO_MANY_NEW_PROJECTS', { retryAfter: Math.max(1, row.seconds) })
}
