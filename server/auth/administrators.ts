import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { asksAdminsForCode } from '../infra/env'
import { AppError } from '../infra/errors'
import type { Context } from './context'

/**
 * Refuses to remove the last administrator. The rows are locked, so that of two administrators who remove each other at
 * the same time the second is refused.
 */
export async function ensureOneAdminRemains(tx: Db, leaving: string): Promise<void> {
  // The condition as the index has it: with a parameter it would read all users.
  const active = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.isAdmin}`, eq(users.isActive, true)))
    .orderBy(users.id)
    .for('update')
  if (active.every(({ id }) => id === leaving) && active.length > 0) throw new AppError('LAST_ADMIN')
}

/** Whether an account administers only in a session that a passkey has opened. */
export const needsPasskey = ({ env }: Pick<Context, 'env'>, { isAdmin }: { isAdmin: boolean }): boolean =>
  isAdmin && env.ADMIN_PASSKEY

/** Whether an account is opened by its password and its mailbox together, never by one of them. */
export const needsBoth = ({ env }: Pick<Context, 'env'>, { isAdmin }: { isAdmin: boolean }): boolean =>
  isAdmin && asksAdminsForCode(env)
