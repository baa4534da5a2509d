import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { apiTokens } from '../../db/connect-schema'
import { userSessions, users } from '../../db/schema'
import { ownSession } from '../auth/sessions'
import { AppError } from '../infra/errors'

interface Caller {
  user: { id: string }
  sessionId: string
}

/** Whether the session still is, or the token that a program has in its place. A statement of its own after the lock: it sees what the holder of the lock has ended. */
async function lasts(tx: Db, { user, sessionId }: Caller): Promise<boolean> {
  const open = and(isNull(userSessions.endedAt), gt(userSessions.expiresAt, sql`now()`))
  const sessions = await tx
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(and(ownSession(user.id, sessionId), open))
  if (sessions.length > 0) return true
  const good = and(eq(apiTokens.id, sessionId), eq(apiTokens.userId, user.id), gt(apiTokens.expiresAt, sql`now()`))
  return (await tx.select({ id: apiTokens.id }).from(apiTokens).where(good)).length > 0
}

/**
 * Calls of one account that count before they add take turns. What ended the session, or closed the account to programs,
 * while this one was on its way came first: nothing is let in after it.
 */
export async function lockAccount(tx: Db, caller: Caller): Promise<void> {
  const [account] = await tx
    .select({ isActive: users.isActive, mustChangePassword: users.mustChangePassword })
    .from(users)
    .where(eq(users.id, caller.user.id))
    .for('no key update')
  if (!account?.isActive || !(await lasts(tx, caller))) throw new AppError('UNAUTHENTICATED')
  if (account.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
}
