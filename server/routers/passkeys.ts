import { and, eq } from 'drizzle-orm'
import { passkeys as table } from '../../db/connect-schema'
import { users } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import {
  newPasskeySchema,
  passkeyIdSchema,
  passkeyLoginSchema,
  recoverySchema,
} from '../../src/domain/schemas/passkey-schema'
import { hasEmail } from '../auth/accounts'
import { needsBoth, needsPasskey } from '../auth/administrators'
import { initialPasswordEndsAt, mustNotHaveEnded } from '../auth/initial-password'
import { tellOwner } from '../auth/notices'
import { optionsToAnswer, optionsToMake, readNewKey } from '../auth/passkeys/ceremony'
import { mustBeStrong, ownerOfAnswer, passkeysOf } from '../auth/passkeys/passkeys'
import { isRecoveryCode, makeRecoveryCodes, recoveryCodesOf, spendRecoveryCode } from '../auth/passkeys/recovery-codes'
import { strengthenSession } from '../auth/sessions'
import { signIn } from '../auth/sign-in'
import { lockAccount } from '../connect/lock-account'
import { audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { strangerOf } from '../infra/fair-queue'
import { addressKey } from '../infra/ip-key'
import { type Attempts, tryCounted } from '../infra/rate-limits'
import { authenticatedProcedure, provenProcedure, publicProcedure, signedInProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { hashes, ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'

const maxPasskeys = 20

const columns = {
  id: users.id,
  email: users.email,
  preferredLanguage: users.preferredLanguage,
  passwordHash: users.passwordHash,
  passwordEndsAt: initialPasswordEndsAt,
  isActive: users.isActive,
  isAdmin: users.isAdmin,
}
type Account = Pick<typeof users.$inferSelect, keyof typeof columns>

/** One try; what succeeds is taken back. */
async function tried<T>(ctx: Context, attempt: () => Promise<T>): Promise<T> {
  const attempts: Attempts = [['passkeyTries', addressKey(ctx.request.ip)]]
  const result = await tryCounted(ctx.limits, attempts, attempt)
  await ctx.limits.refundAttempt(attempts)
  return result
}

/** Has no account and no code. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', needsPasskey: false }

const recovered = (ctx: Context, account: Account) => ({ id: account.id, needsPasskey: needsPasskey(ctx, account) })

/** The account that a recovery code opens; what is wrong is not said, nor told by the work that it takes. */
async function accountWithCode(ctx: Context, email: string, code: string): Promise<Account> {
  const [account] = await ctx.db.select(columns).from(users).where(hasEmail(email))
  const isRight = await isRecoveryCode(ctx, account ? recovered(ctx, account) : nobody, code)
  if (!account || !isRight) throw new AppError('RECOVERY_INVALID')
  return account
}

/** What was written on paper alone opens no administrator's account. */
async function mustKnowPassword(ctx: Context, account: Account, password: string | undefined) {
  if (!needsBoth(ctx, account) && !needsPasskey(ctx, account)) return
  if (password === undefined) throw new AppError('PASSWORD_NEEDED')
  const attempts: Attempts = [['passwordProofMonth', account.id]]
  await tryCounted(ctx.limits, attempts, async () => {
    const isRight = await ctx.passwords.verify(account.passwordHash, password, strangerOf(ctx))
    if (!isRight) throw new AppError('CREDENTIALS')
  })
  await ctx.limits.refundAttempt(attempts)
  mustNotHaveEnded(account)
}

const entryFor = (ctx: Context, userId: string) => ({ actorId: userId, ip: ctx.request.ip })

export const passkeys = router({
  /** What a browser is to ask its devices, by a visitor who is not signed in. Nothing is kept of it. */
  loginOptions: publicProcedure({ ...secret, cpuMs: 2, statements: 0 }).mutation(({ ctx }) =>
    optionsToAnswer(ctx, { for: 'login' }),
  ),

  /** A device that sees its owner is two proofs in one, so nothing else is asked, of administrators neither. */
  login: publicProcedure({ ...secret, cpuMs: 8, statements: 16 })
    .input(passkeyLoginSchema)
    .mutation(async ({ ctx, input: { answer } }) => {
      const userId = await tried(ctx, () => ownerOfAnswer(ctx, { for: 'login' }, answer))
      const signIns: Attempts = [['signIns', userId]]
      await ctx.limits.count(signIns)
      const [account] = await ctx.db.select(columns).from(users).where(eq(users.id, userId))
      if (!account?.isActive) throw new AppError('INACTIVE')
      return signIn(ctx, userId, 'passkey')
    }),

  /** For who has lost the passkey: one of the codes that were written down, and of administrators the password, too. */
  recover: publicProcedure({ ...hashes, cpuMs: 24, statements: 22 })
    .input(recoverySchema)
    .mutation(async ({ ctx, input: { email, code, password } }) => {
      const account = await tried(ctx, () => accountWithCode(ctx, email, code))
      if (!account.isActive) throw new AppError('INACTIVE')
      await mustKnowPassword(ctx, account, password)
      const { id } = account
      await ctx.db.transaction(async (tx) => {
        await spendRecoveryCode({ ...ctx, db: tx }, recovered(ctx, account), code)
        await audit(tx, { ...entryFor(ctx, id), action: 'recovery.use', targetType: 'user', targetId: id })
      })
      await tellOwner(ctx, account, 'recovery')
      return signIn(ctx, id, 'recovery')
    }),

  /** Those of the account, how many recovery codes are left, and whether its role asks for a passkey. */
  list: signedInProcedure({ ...ordinary, cpuMs: 3, statements: 3 }).query(async ({ ctx }) => {
    const rows = await passkeysOf(ctx.db, ctx.user.id)
    const codes = await recoveryCodesOf(ctx.db, ctx.user.id)
    return {
      passkeys: rows.map(({ credentialId: _, ...row }) => row),
      recoveryCodesLeft: codes.filter(({ usedAt }) => usedAt === null).length,
      isRequired: needsPasskey(ctx, ctx.user),
    }
  }),

  /**
   * What a browser is to ask for a new key. The address must be confirmed: until then anyone may have registered it, and a
   * passkey would outlast the password.
   */
  begin: provenProcedure({ ...secret, cpuMs: 5, statements: 3 }).mutation(async ({ ctx }) => {
    if (!ctx.user.isEmailVerified) throw new AppError('CONFIRMATION_REQUIRED')
    await mustBeStrong(ctx)
    const rows = await passkeysOf(ctx.db, ctx.user.id)
    if (rows.length >= maxPasskeys) throw new AppError('TOO_MANY_PASSKEYS')
    return optionsToMake(
      ctx,
      ctx.user,
      ctx.sessionId,
      rows.map(({ credentialId }) => credentialId),
    )
  }),

  add: provenProcedure({ ...secret, cpuMs: 9, statements: 13 })
    .input(newPasskeySchema)
    .mutation(async ({ ctx, input: { name, answer } }) => {
      const userId = ctx.user.id
      if (!ctx.user.isEmailVerified) throw new AppError('CONFIRMATION_REQUIRED')
      await mustBeStrong(ctx)
      await ctx.limits.count([['connecting', userId]])
      const key = await readNewKey(ctx, ctx.sessionId, answer)
      const id = uuidv7()
      await ctx.db.transaction(async (tx) => {
        await lockAccount(tx, ctx)
        // Of two first ones that are added at once only one is the first.
        await mustBeStrong({ ...ctx, db: tx })
        if ((await tx.$count(table, eq(table.userId, userId))) >= maxPasskeys) throw new AppError('TOO_MANY_PASSKEYS')
        const added = await tx
          .insert(table)
          .values({ userId, id, name, ...key })
          .onConflictDoNothing()
          .returning({ id: table.id })
        if (added.length === 0) throw new AppError('CONFLICT')
        await audit(tx, { ...entryFor(ctx, userId), action: 'passkey.create', targetType: 'passkey', targetId: id })
        await strengthenSession(tx, userId, ctx.sessionId)
      })
      await tellOwner(ctx, ctx.user, 'passkey')
      return { id }
    }),

  remove: provenProcedure({ ...secret, cpuMs: 8, statements: 7 })
    .input(passkeyIdSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await mustBeStrong(ctx)
      const isIt = and(eq(table.userId, ctx.user.id), eq(table.id, id))
      await ctx.db.transaction(async (tx) => {
        const gone = await tx.delete(table).where(isIt).returning({ id: table.id })
        if (gone.length === 0) throw new AppError('NOT_FOUND')
        const target = { targetType: 'passkey', targetId: id } as const
        await audit(tx, { ...entryFor(ctx, ctx.user.id), action: 'passkey.delete', ...target })
      })
      return { success: true as const }
    }),

  /**
   * New recovery codes in the place of those before. The answer holds them, and they are never told again. They open what a
   * passkey opens, so where one is required no other session makes them.
   */
  makeRecoveryCodes: provenProcedure({ ...secret, cpuMs: 8, statements: 13 }).mutation(async ({ ctx }) => {
    const { id } = ctx.user
    if (!ctx.user.isEmailVerified) throw new AppError('CONFIRMATION_REQUIRED')
    if (needsPasskey(ctx, ctx.user) && !ctx.isStrong) throw new AppError('PASSKEY_NEEDED')
    await ctx.limits.count([['connecting', id]])
    const codes = await ctx.db.transaction(async (tx) => {
      await lockAccount(tx, ctx)
      await audit(tx, { ...entryFor(ctx, id), action: 'recovery.create', targetType: 'user', targetId: id })
      return makeRecoveryCodes(tx, ctx.secretKey, { userId: id, isStrong: ctx.isStrong })
    })
    await tellOwner(ctx, ctx.user, 'recoveryCodes')
    return { codes }
  }),

  /** What a browser is to ask to prove within a session that its owner is there. */
  proofOptions: authenticatedProcedure({ ...secret, cpuMs: 3, statements: 2 }).mutation(async ({ ctx }) => {
    const rows = await passkeysOf(ctx.db, ctx.user.id)
    return optionsToAnswer(
      ctx,
      { for: 'proof', sessionId: ctx.sessionId },
      rows.map(({ credentialId }) => credentialId),
    )
  }),

  prove: authenticatedProcedure({ ...secret, cpuMs: 6, statements: 8 })
    .input(passkeyLoginSchema)
    .mutation(async ({ ctx, input: { answer } }) => {
      const { user, sessionId } = ctx
      await tried(ctx, () => ownerOfAnswer(ctx, { for: 'proof', sessionId }, answer, user.id))
      await strengthenSession(ctx.db, user.id, sessionId)
      return { success: true as const }
    }),
})
