import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import { AppError } from './errors'

/**
 * Refuses what would leave nobody to administer. The rows are locked, so that of two administrators who remove each
 * other at the same time one comes too late.
 */
export async function keepOneAdmin(tx: Db, leaving: string): Promise<void> {
  const active = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('update')
  if (active.every(({ id }) => id === leaving) && active.length > 0) throw new AppError('LAST_ADMIN')
}
