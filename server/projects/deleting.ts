import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dayOf } from '../../db/days'
import { userProjects as table, users } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'
import { countByDay } from '../infra/counters'
import { AppError } from '../infra/errors'
import { reserveProjectSlot } from './fair-use'
import { headColumns, ownedProject } from './queries'

/** So many deleted projects of an account can be brought back; of more, the first to be deleted go. */
export const maxDeleted = 1000

export const isDeleted = isNotNull(table.deletedAt)

/** A project that its owner deleted. */
export const deletedProject = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId), isDeleted)

const unchanged = { updatedAt: sql`${table.updatedAt}` }

/** Its project, and the day of whose count it is. */
async function mark(tx: Db, deletedAt: SQL, where: SQL | undefined) {
  const [marked] = await tx
    .update(table)
    .set({ deletedAt, isDefault: false, ...unchanged })
    .where(where)
    .returning({ ...headColumns, day: dayOf(table.createdAt) })
  if (!marked) throw new AppError('NOT_FOUND')
  return marked
}

/** Takes a project out of everything that shows or counts projects. */
export async function deleteProject(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ projectCount: sql`${users.projectCount} - 1`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, userId))
  const { day } = await mark(tx, sql`now()`, ownedProject(userId, id))
  // Brought back, it is its owner's alone: who held a link was told that it is gone.
  await tx.delete(projectShares).where(and(eq(projectShares.userId, userId), eq(projectShares.projectId, id)))
  await countByDay(tx, 'projects', -1, day)
  const owned = and(eq(table.userId, userId), isDeleted)
  const surplus = tx.select({ id: table.id }).from(table).where(owned).orderBy(desc(table.deletedAt)).offset(maxDeleted)
  await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.id, surplus)))
}

/** Makes it a project again, where there is room for one more. */
export async function bringBack(tx: Db, userId: string, id: string) {
  await reserveProjectSlot(tx, userId)
  const { day, ...project } = await mark(tx, sql`null`, deletedProject(userId, id))
  await countByDay(tx, 'projects', 1, day)
  return project
}
