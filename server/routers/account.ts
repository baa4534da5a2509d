import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { userSessions, users } from '../../db/schema'
import {
  confirmEmailSchema,
  endOtherSessionsSchema,
  endSessionSchema,
  newPasswordSchema,
  profileSchema,
  proveCodeSchema,
  provePasswordSchema,
} from '../../src/domain/schemas/account-schema'
import { callerKey } from '../auth/context'
import { deleteAccount } from '../auth/delete-account'
import { mustBeProven, noteProof, proveByPassword } from '../auth/fresh-proof'
import { confirmAddress } from '../auth/held-places'
import { ownPassword } from '../auth/initial-password'
import { rememberDevice } from '../auth/known-devices'
import { mailProof, proveMailbox, purposeHere } from '../auth/mailed-proofs'
import { endSession, endSessions } from '../auth/sessions'
import { openSession } from '../auth/sign-in'
import { endPrograms } from '../connect/end-programs'
import { lockAccount } from '../connect/lock-account'
import { AppError } from '../infra/errors'
import { ownerOf } from '../infra/fair-queue'
import { authenticatedProcedure, provenProcedure, signedInProcedure } from '../procedures/access'
import { changes, hashes, ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { leavingStores } from '../stores/stores'
import { exportCursorSchema, exportPage } from './export-data/pages'
import { openSessions, profileOf, sessionsOf } from './export-data/person'

const done = { success: true } as const

/** Only an account whose password is void does without. */
function mustBeTyped(currentPassword: string | undefined): string {
  if (currentPassword !== undefined) return currentPassword
  throw new AppError('BAD_INPUT', { issues: [{ path: 'currentPassword', code: 'required' }] })
}

export const account = router({
  profile: signedInProcedure({ ...ordinary, cpuMs: 2.7, statements: 2, programs: 'account' }).query(({ ctx }) =>
    profileOf(ctx.db, ctx.user.id),
  ),

  /** Another telephone number costs a fresh proof: it is what an owner is known by to support. */
  update: signedInProcedure({ ...changes, cpuMs: 6.5, statements: 3 })
    .input(profileSchema)
    .mutation(async ({ ctx, input }) => {
      if (input.phone !== ctx.user.phone || input.countryCode !== ctx.user.countryCode) mustBeProven(ctx)
      // The trigger user_words_kept follows the name: db/functions/keep-user-words.sql.
      await ctx.db.update(users).set(input).where(eq(users.id, ctx.user.id))
      return profileOf(ctx.db, ctx.user.id)
    }),

  /**
   * Asks for the present password, unless it is void. Ends every session, and opens a new one here; ends the access of
   * programs, too, unless it is asked to leave them.
   */
  changePassword: authenticatedProcedure({ ...hashes, cpuMs: 41, statements: 12 })
    .input(newPasswordSchema)
    .mutation(async ({ ctx, input: { currentPassword, newPassword, ...input } }) => {
      const { id, hasPassword } = ctx.user
      ctx.refuseEasyPassword(newPassword, ctx.user, 'newPassword')
      if (hasPassword) await proveByPassword(ctx, mustBeTyped(currentPassword))
      else mustBeProven(ctx)
      const passwordHash = await ctx.passwords.hash(newPassword, ownerOf(id))
      await ctx.db.transaction(async (tx) => {
        await tx.update(users).set(ownPassword(passwordHash)).where(eq(users.id, id))
        await endSessions(tx, id)
        if (input.endPrograms) await endPrograms(tx, id, { actorId: id, ip: ctx.request.ip })
      })
      return openSession(ctx, id, ctx.isStrong)
    }),

  /** Proves within a session that its owner is there, by the password or by a code that was mailed for it. */
  prove: authenticatedProcedure({ ...hashes, cpuMs: 20, statements: 3 })
    .input(provePasswordSchema)
    .mutation(async ({ ctx, input }) => {
      await proveByPassword(ctx, input.password)
      await noteProof(ctx)
      return done
    }),

  sendProofCode: authenticatedProcedure({ ...secret, cpuMs: 5, statements: 5, programs: 'account' }).mutation(
    async ({ ctx }) => {
      return { ...done, form: await mailProof(ctx, await purposeHere(ctx, ctx.user.email, 'proof'), true) }
    },
  ),

  proveByCode: authenticatedProcedure({ ...secret, cpuMs: 6.8, statements: 7 })
    .input(proveCodeSchema)
    .mutation(async ({ ctx, input }) => {
      const purpose = await purposeHere(ctx, ctx.user.email, 'proof')
      await proveMailbox(ctx, purpose, input.code, async () => {}, [['codeTries', ctx.user.id]])
      await noteProof(ctx)
      return done
    }),

  sendConfirmation: signedInProcedure({ ...secret, cpuMs: 5.8, statements: 5 }).mutation(async ({ ctx }) => {
    const { email, isEmailVerified } = ctx.user
    if (isEmailVerified) return { ...done, form: null }
    return { ...done, form: await mailProof(ctx, await purposeHere(ctx, email, 'registration')) }
  }),

  confirmEmail: signedInProcedure({ ...secret, cpuMs: 13, statements: 17 })
    .input(confirmEmailSchema)
    .mutation(async ({ ctx, input }) => {
      const purpose = await purposeHere(ctx, ctx.user.email, 'registration')
      await proveMailbox(ctx, purpose, input.code, async () => {}, [['codeTries', ctx.user.id]])
      await ctx.db.transaction(async (tx) => {
        const isFirst = await confirmAddress(tx, ctx.env, ctx.user.id)
        // Other sessions were opened before the address was confirmed, perhaps by someone else.
        if (isFirst) await endSessions(tx, ctx.user.id, ctx.sessionId)
        if (isFirst) await endPrograms(tx, ctx.user.id, { actorId: ctx.user.id, ip: ctx.request.ip })
      })
      rememberDevice(ctx, { id: ctx.user.id, isEmailVerified: true })
      return done
    }),

  /** Where the user is signed in, the last used first. */
  sessions: signedInProcedure({ ...ordinary, cpuMs: 3.2, statements: 2 }).query(async ({ ctx }) => {
    const rows = await sessionsOf(ctx.db, ctx.user.id)
    return rows.map((row) => ({ ...row, isCurrent: row.id === ctx.sessionId }))
  }),

  endSession: provenProcedure({ ...changes, cpuMs: 7.5, statements: 2 })
    .input(endSessionSchema)
    .mutation(async ({ ctx, input }) => {
      if (!(await endSession(ctx.db, ctx.user.id, input.id))) throw new AppError('NOT_FOUND')
      return done
    }),

  /** All other access to the account: browsers, and programs unless it is asked to leave them. */
  endOtherSessions: provenProcedure({ ...changes, cpuMs: 7.5, statements: 12 })
    .input(endOtherSessionsSchema)
    .mutation(({ ctx, input }) => {
      const { id } = ctx.user
      return ctx.db.transaction(async (tx) => {
        await lockAccount(tx, ctx)
        const others = and(openSessions(id), ne(userSessions.id, ctx.sessionId))
        const ended = await tx.delete(userSessions).where(others).returning({ id: userSessions.id })
        if (input.endPrograms) await endPrograms(tx, id, { actorId: id, ip: ctx.request.ip })
        return { ended: ended.length }
      })
    }),

  /** Everything that is kept of the user, the projects a few at a time: they may be many and large. */
  exportData: provenProcedure({ aMinute: 20, unbatched: true, cpuMs: 98, statements: 22, programs: 'account' })
    .input(z.object({ cursor: z.optional(exportCursorSchema) }))
    .query(({ ctx, input: { cursor } }) =>
      ctx.queues.exports.enter(ownerOf(ctx.user.id), () => exportPage(ctx.db, ctx.user.id, cursor)),
    ),

  /** For programs, which know no password: the code is mailed, so that a token that was found deletes nothing. */
  deleteByCode: provenProcedure({ ...hashes, cpuMs: 28, statements: 21, programs: 'account' })
    .input(proveCodeSchema)
    .mutation(async ({ ctx, input }) => {
      const purpose = await purposeHere(ctx, ctx.user.email, 'proof')
      const by = callerKey({ user: ctx.user, token: ctx.bearer })
      await proveMailbox(ctx, purpose, input.code, async () => {}, [['codeTries', by]])
      await leavingStores(ctx, ctx.user.id, () =>
        ctx.db.transaction((tx) => deleteAccount(tx, { ...ctx.user, ip: ctx.request.ip })),
      )
      return done
    }),

  delete: signedInProcedure({ ...hashes, cpuMs: 28, statements: 14 })
    .input(provePasswordSchema)
    .mutation(async ({ ctx, input }) => {
      await proveByPassword(ctx, input.password)
      await leavingStores(ctx, ctx.user.id, () =>
        ctx.db.transaction((tx) => deleteAccount(tx, { ...ctx.user, ip: ctx.request.ip })),
      )
      const blank = await ctx.sessions.end(undefined)
      ctx.reply.header('set-cookie', blank.serialize()).header('clear-site-data', '"cache"')
      return done
    }),
})
