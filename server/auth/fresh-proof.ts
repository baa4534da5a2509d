import { eq } from 'drizzle-orm'
import { userSessions, users } from '../../db/schema'
import { AppError } from '../infra/errors'
import { ownerOf } from '../infra/fair-queue'
import { type Attempts, tryCounted } from '../infra/rate-limits'
import type { Caller, Context } from './context'
import { initialPasswordEndsAt, mustNotHaveEnded } from './initial-password'
import { tellOwner } from './notices'
import { endSession, ownSession } from './sessions'

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
export async function noteProof({ db, user, sessionId }: Pick<Signed, 'db' | 'user' | 'sessionId'>): Promise<void> {
  await db.update(userSessions).set({ provedAt: new Date() }).where(ownSession(user.id, sessionId))
}

type Signed = Context & Pick<Caller, 'user' | 'sessionId' | 'provedAt'>

const inSession = ({ sessionId }: Signed) => [['passwordProof', sessionId]] satisfies Attempts

/** Ends a session in which too many wrong passwords were tried: it may be a stolen one, and its owner has others. */
async function endGuessing(ctx: Signed): Promise<void> {
  if (!(await ctx.limits.isReached(inSession(ctx)))) return
  if (await endSession(ctx.db, ctx.user.id, ctx.sessionId)) await tellOwner(ctx, ctx.user, 'wrongPasswords')
  throw new AppError('UNAUTHENTICATED')
}

async function mustBePasswordOf(ctx: Signed, password: string) {
  const columns = { hash: users.passwordHash, passwordEndsAt: initialPasswordEndsAt }
  const [row] = await ctx.db.select(columns).from(users).where(eq(users.id, ctx.user.id))
  if (row && (await ctx.passwords.verify(row.hash, password, ownerOf(ctx.user.id)))) return row
  await endGuessing(ctx)
  throw new AppError('CREDENTIALS')
}

/**
 * Throws CREDENTIALS unless it is the account's password. Where a password is asked for at every time, this is the proof.
 * Wrong ones are counted by session first, so that who has stolen one cannot spend what the owner may try in another;
 * when those of a month are spent, PROOF_NEEDED asks for another proof before the password is compared.
 */
export async function proveByPassword(ctx: Signed, password: string): Promise<void> {
  const { id } = ctx.user
  const isSpent = await ctx.limits.isReached([['passwordProofMonth', id]])
  if (isSpent) mustBeProven(ctx)
  const wider: Attempts = isSpent ? [] : [['passwordProofAccount', id] as const, ['passwordProofMonth', id] as const]
  // What the queue has no room for is no try at the password.
  ctx.passwords.mustHaveRoom(ownerOf(id))
  const row = await tryCounted(ctx.limits, [...inSession(ctx), ...wider], () => mustBePasswordOf(ctx, password))
  await ctx.limits.forget(inSession(ctx))
  await ctx.limits.refundAttempt(wider)
  mustNotHaveEnded(row)
}
