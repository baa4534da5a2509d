import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { passkeys as table } from '../../../db/connect-schema'
import type { Assertion } from '../../../src/domain/schemas/passkey-schema'
import { AppError } from '../../infra/errors'
import { needsPasskey } from '../administrators'
import type { Caller, Context } from '../context'
import { accountIn, type Question, readAnswer } from './ceremony'
import { endRecoveryCodes } from './recovery-codes'

async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.userId, userId)).limit(1)
  return row !== undefined
}

/** Those of an account, the oldest first. */
export const passkeysOf = (db: Db, userId: string) => {
  const { id, credentialId, name, isSynced, lastUsedAt, createdAt } = table
  return db
    .select({ id, credentialId, name, isSynced, lastUsedAt, createdAt })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(id))
}

/**
 * The owner of the passkey that has answered; throws PASSKEY_INVALID. Each question is answered once: of two answers that
 * were asked for at the same time, or in the other order, the second is refused.
 */
export async function ownerOfAnswer(ctx: Context, question: Question, answer: Assertion, expected?: string) {
  // A device that is asked for named keys need not say whose they are.
  const userId = accountIn(answer) ?? (answer.response.userHandle === undefined ? expected : undefined)
  if (userId === undefined || (expected !== undefined && userId !== expected)) throw new AppError('PASSKEY_INVALID')
  const isIt = and(eq(table.userId, userId), eq(table.credentialId, answer.id))
  const [key] = await ctx.db.select().from(table).where(isIt)
  if (!key) throw new AppError('PASSKEY_INVALID')
  const { askedAt, ...read } = await readAnswer(ctx, question, answer, key)
  const isFirst = or(isNull(table.askedAt), lt(table.askedAt, askedAt))
  const used = await ctx.db
    .update(table)
    .set({ ...read, askedAt, lastUsedAt: new Date() })
    .where(and(eq(table.userId, userId), eq(table.id, key.id), isFirst))
    .returning({ userId: table.userId })
  if (used.length === 0) throw new AppError('PASSKEY_INVALID')
  return userId
}

/** Refuses an account that is opened by a passkey alone and has one: who knows its password and reads its mail is not enough. */
export async function mustComeByPasskey(ctx: Context, account: { id: string; isAdmin: boolean }): Promise<void> {
  if (needsPasskey(ctx, account) && (await hasPasskey(ctx.db, account.id))) throw new AppError('PASSKEY_NEEDED')
}

/** The same for what changes the ways in, from within a session. The first passkey is made in any session. */
export async function mustBeStrong(ctx: Context & Pick<Caller, 'user' | 'isStrong'>): Promise<void> {
  if (!ctx.isStrong) await mustComeByPasskey(ctx, ctx.user)
}

/**
 * Removes what else opens an account when its password was forgotten, for a stranger may have added it. Where a passkey is
 * required it stays: a mailbox must not take its place.
 */
export async function endPasskeys(tx: Db, ctx: Pick<Context, 'env'>, account: { id: string; isAdmin: boolean }) {
  if (needsPasskey(ctx, account)) return
  await tx.delete(table).where(eq(table.userId, account.id))
  await endRecoveryCodes(tx, account.id)
}
