import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import {
  loginSchema,
  loginWithCodeSchema,
  registerSchema,
  resetPasswordSchema,
  sendCodeSchema,
} from '../../src/domain/schemas/account-schema'
import { addAccount, hasAccess, hasEmail } from '../auth/accounts'
import { needsBoth } from '../auth/administrators'
import { confirmAddress, readPlacesTaken } from '../auth/held-places'
import { initialPasswordEndsAt, mustNotHaveEnded, noPassword, ownPassword } from '../auth/initial-password'
import { forgetTries, triedWith } from '../auth/login-attempts'
import { mailFirstProof, mailProof, mayNotReset, proveMailbox, purposeHere } from '../auth/mailed-proofs'
import { endPasskeys, mustComeByPasskey } from '../auth/passkeys/passkeys'
import { endSessions } from '../auth/sessions'
import { openSession, signIn, userOf } from '../auth/sign-in'
import { endPrograms } from '../connect/end-programs'
import { AppError } from '../infra/errors'
import { strangerOf } from '../infra/fair-queue'
import { addressKey } from '../infra/ip-key'
import { claimable } from '../payments/claim'
import { grantLifetime } from '../payments/grant'
import { afterGrant } from '../payments/settle'
import { sellerOf } from '../payments/tax-documents'
import { publicProcedure, signedInProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { hashes, ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'

const accountColumns = {
  id: users.id,
  email: users.email,
  phone: users.phone,
  passwordHash: users.passwordHash,
  passwordEndsAt: initialPasswordEndsAt,
  isActive: users.isActive,
  isAdmin: users.isAdmin,
  isEmailVerified: users.isEmailVerified,
}
type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>

async function accountOf(ctx: Context, email: string): Promise<Account | undefined> {
  const [account] = await ctx.db.select(accountColumns).from(users).where(hasEmail(email))
  return account
}

/** Only after the owner has proved their identity; to others an inactive account looks like no account. */
function mustBeActive(account: { isActive: boolean }) {
  if (!account.isActive) throw new AppError('INACTIVE')
}

/**
 * Until the address is confirmed anyone may have registered with it. So its first confirmation ends what was set before:
 * sessions and password are void, and a new password is required.
 */
async function voidPassword(tx: Db, userId: string, ip: string) {
  await tx.update(users).set(noPassword()).where(eq(users.id, userId))
  await endSessions(tx, userId)
  await endPrograms(tx, userId, { actorId: userId, ip })
}

/**
 * The second proof, after the password: a code from the mailbox, mailed when none came with it. Who has both has set the
 * password, so it stays when the address is confirmed by this; what others may have opened before ends.
 */
async function proveMailboxToo(ctx: Context, { id, email }: Account, code: string | undefined) {
  const purpose = await purposeHere(ctx, email, 'login')
  if (code === undefined) {
    await mailProof(ctx, purpose, true)
    throw new AppError('CODE_NEEDED')
  }
  await proveMailbox(ctx, purpose, code, async () => {})
  await ctx.db.transaction(async (tx) => {
    if (!(await confirmAddress(tx, ctx.env, id))) return
    await endSessions(tx, id)
    await endPrograms(tx, id, { actorId: id, ip: ctx.request.ip })
  })
}

/** Whom a code alone signs in. It stays good for what is asked besides. */
function mayComeByCode(ctx: Context, account: Account | undefined, endsPassword: boolean): Account {
  if (!account) throw new AppError('CODE_INVALID')
  mustBeActive(account)
  if (needsBoth(ctx, account)) throw new AppError('PASSWORD_NEEDED')
  if (!account.isEmailVerified && !endsPassword) throw new AppError('CONSENT_NEEDED')
  return account
}

/** The payment to open an account with. Without it no account is made, for its owner believes to have paid. */
async function paymentOf(ctx: Context, intentId: string, email: string) {
  const payment = await claimable(ctx, intentId, { userId: null, account: email })
  if (!payment) throw new AppError('PAYMENT_NOT_VERIFIED')
  return payment
}

export const auth = router({
  register: publicProcedure({ ...hashes, cpuMs: 34, statements: 14 })
    .input(registerSchema)
    .mutation(async ({ ctx, input }) => {
      const { password, paymentIntentId, ...account } = input
      ctx.refuseEasyPassword(password, account)
      ctx.passwords.mustHaveRoom(strangerOf(ctx))
      await ctx.limits.count([['register', addressKey(ctx.request.ip)]])
      if (await accountOf(ctx, account.email)) throw new AppError('EMAIL_TAKEN')
      const payment = paymentIntentId ? await paymentOf(ctx, paymentIntentId, account.email) : null
      const passwordHash = await ctx.passwords.hash(password, strangerOf(ctx))
      const { id, granted } = await ctx.db.transaction(async (tx) => {
        const id = await addAccount(
          tx,
          ctx.env,
          { ...account, passwordHash },
          payment !== null,
          addressKey(ctx.request.ip),
        )
        const granted = payment && (await grantLifetime(tx, id, payment, sellerOf(ctx.env)))
        if (payment && !granted) throw new AppError('PAYMENT_NOT_VERIFIED')
        return { id, granted }
      })
      await mailFirstProof(ctx, account.email, account.preferredLanguage)
      await afterGrant(ctx, id, granted)
      return openSession(ctx, id)
    }),

  /** Administrators need both: the password, and then a code from the mailbox, sent when the password was right. */
  login: publicProcedure({ ...secret, cpuMs: 18, statements: 7 })
    .input(loginSchema)
    .mutation(async ({ ctx, input: { email, password, code } }) => {
      const account = await triedWith(ctx, { email, code }, async (party) => {
        const account = await accountOf(ctx, email)
        const isRight = await ctx.passwords.verify(account?.passwordHash, password, party)
        if (!account || !isRight) throw new AppError('CREDENTIALS')
        return account
      })
      mustBeActive(account)
      mustNotHaveEnded(account)
      await mustComeByPasskey(ctx, account)
      if (needsBoth(ctx, account)) await proveMailboxToo(ctx, account, code)
      return signIn(ctx, account.id, 'password')
    }),

  logout: publicProcedure({ ...ordinary, unbatched: true, cpuMs: 1.8, statements: 1 }).mutation(async ({ ctx }) => {
    const blank = await ctx.sessions.end(ctx.request.headers.cookie)
    ctx.reply.header('set-cookie', blank.serialize()).header('clear-site-data', '"cache"')
    return { success: true as const }
  }),

  /** Null without a session, which is no error. */
  session: publicProcedure({ ...ordinary, cpuMs: 1.8, statements: 1 }).query(async ({ ctx }) => {
    const signed = await ctx.getCaller()
    return signed && userOf(signed.user)
  }),

  /** Why the sign-in page is seen by a browser that was signed in. */
  sessionEnd: publicProcedure({ ...ordinary, cpuMs: 1.3, statements: 1 }).query(async ({ ctx }) => ({
    reason: await ctx.sessions.endOf(ctx.request.headers.cookie),
  })),

  accessStatus: signedInProcedure({ ...ordinary, cpuMs: 1.8, statements: 1 }).query(({ ctx: { user } }) => ({
    hasAccess: hasAccess(user),
    userNumber: user.userNumber,
    accountType: user.accountType,
  })),

  /** Whether the next account is still free. */
  earlyAccess: publicProcedure({ ...ordinary, cpuMs: 1.2, statements: 1 }).query(async ({ ctx }) => ({
    isOpen: (await readPlacesTaken(ctx.db)) < ctx.env.FREE_ACCESS_LIMIT,
  })),

  /** Answers alike whether there is such an account or not, and does the same work. */
  sendCode: publicProcedure({ ...secret, cpuMs: 6.1, statements: 3 })
    .input(sendCodeSchema)
    .mutation(async ({ ctx, input: { email, type } }) => {
      return { success: true as const, form: await mailProof(ctx, await purposeHere(ctx, email, type)) }
    }),

  loginWithCode: publicProcedure({ ...secret, cpuMs: 16, statements: 21 })
    .input(loginWithCodeSchema)
    .mutation(async ({ ctx, input }) => {
      const purpose = await purposeHere(ctx, input.email, 'login')
      const account = await proveMailbox(ctx, purpose, input.code, async () => {
        const account = mayComeByCode(ctx, await accountOf(ctx, input.email), input.endsPassword)
        await mustComeByPasskey(ctx, account)
        return account
      })
      await ctx.db.transaction(async (tx) => {
        const isFirst = await confirmAddress(tx, ctx.env, account.id)
        if (isFirst) await voidPassword(tx, account.id, ctx.request.ip)
      })
      return signIn(ctx, account.id, 'code')
    }),

  resetPassword: publicProcedure({ ...hashes, cpuMs: 26, statements: 18 })
    .input(resetPasswordSchema)
    .mutation(async ({ ctx, input: { email, code, password } }) => {
      ctx.refuseEasyPassword(password, { email })
      const purpose = await purposeHere(ctx, email, 'password_reset')
      // Before the code is used up: a full queue must not cost the owner the code.
      const { account, passwordHash } = await proveMailbox(ctx, purpose, code, async () => {
        const account = await accountOf(ctx, email)
        if (!account || mayNotReset(ctx, account, purpose)) throw new AppError('CODE_INVALID')
        ctx.refuseEasyPassword(password, account)
        return { account, passwordHash: await ctx.passwords.hash(password, strangerOf(ctx)) }
      })
      await ctx.db.transaction(async (tx) => {
        await confirmAddress(tx, ctx.env, account.id)
        await tx.update(users).set(ownPassword(passwordHash)).where(eq(users.id, account.id))
        await endSessions(tx, account.id)
        await endPasskeys(tx, ctx, account)
        await endPrograms(tx, account.id, { actorId: account.id, ip: ctx.request.ip })
      })
      await forgetTries(ctx, email)
      return { success: true as const }
    }),
})
