import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userSessions, users } from '../../db/schema'
import type { Context } from '../http/context'
import { AppError } from '../http/errors'
import { isTurnedAway, ownerOf } from '../infra/fair-queue'
import type { Attempts } from '../infra/rate-limits'
import { initialPasswordEndsAt, mustNotHaveEnded } from './initial-password'

/** How long it counts that the owner was there: signed in, or proved it since. */
const lastsMs = 5 * 60_000

/**
 * For what outlives the session: a session alone may have been left open, or stolen. A program has never proved anything,
 * so no token makes another one or a wider one.
 */
export function mustBeProven({ provedAt }: { provedAt: Date | null }): void {
  if (provedAt === null || Date.now() - provedAt.getTime() > lastsMs) throw new AppError('PROOF_NEEDED')
}

/** The owner of the session has just proved to be there. */
export async function noteProof(db: Db, sessionId: string): Promise<void> {
  await db.update(userSessions).set({ provedAt: new Date() }).where(eq(userSessions.id, sessionId))
}

/** Throws CREDENTIALS unless it is the account's password. Where a password is asked for at every time, this is the proof. */
export async function proveByPassword(ctx: Context, userId: string, password: string): Promise<void> {
  const tries: Attempts = [['passwordProof', userId]]
  const party = ownerOf(userId)
  // What the queue has no room for is no try at the password.
  ctx.passwords.mustHaveRoom(party)
  await ctx.limits.count(tries)
  const columns = { hash: users.passwordHash, passwordEndsAt: initialPasswordEndsAt }
  const [row] = await ctx.db.select(columns).from(users).where(eq(users.id, userId))
  const isRight = await ctx.passwords.verify(row?.hash, password, party).catch(async (cause: unknown) => {
    if (isTurnedAway(cause)) await ctx.limits.refundAttempt(tries)
    throw cause
  })
  if (!row || !isRight) throw new AppError('CREDENTIALS')
  await ctx.limits.refundAttempt(tries)
  mustNotHaveEnded(row)
}
