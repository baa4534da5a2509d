import type { ErrorCode } from '../../src/domain/error-codes'
import { type Access, accessOf } from '../../src/domain/rules/access'
import { hasAccess } from '../auth/accounts'
import { type Caller, type Context, callerKey } from '../auth/context'
import { mustBeProven } from '../auth/fresh-proof'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { programFor } from './program-guard'
import { anyProcedure } from './trpc'

type User = Caller['user']

/** The request was made by a page rendered for a different user: another user has signed in since, in another tab. */
function isForAnotherUser(user: User, { request }: Context): boolean {
  const page = request.headers['mizan-user']
  return typeof page === 'string' && page.toLowerCase() !== user.id
}

/**
 * Adds the user to the context, non-null from here on. `otherwise` is what a caller without a session is told; `check`
 * throws when the user may not go on. One step and not one for each check: a step copies all that a call knows.
 */
const session = (
  otherwise: (ctx: Context) => Promise<AppError>,
  check: (user: User, caller: Caller) => void = () => {},
) =>
  anyProcedure.use(async ({ ctx, path, next }) => {
    const call = `${path} ${ctx.credential}`
    ctx.knownRefusals.refuse(call)
    const address = addressKey(ctx.request.ip)
    return ctx.inFlight(ctx.knownCallers.find(ctx.credential) ?? address, async () => {
      const signed = await (ctx.bearer === null ? ctx.getCaller() : programFor(ctx, path))
      if (!signed || isForAnotherUser(signed.user, ctx)) throw await otherwise(ctx)
      check(signed.user, signed)
      await ctx.knownRefusals.keep(call, () => ctx.budgets.spend(path, { account: callerKey(signed), address }))
      return next({ ctx: { user: signed.user, sessionId: signed.sessionId, provedAt: signed.provedAt } })
    })
  })

const unauthenticated = async () => new AppError('UNAUTHENTICATED')

/** A user whose admin role was just revoked gets 403, not 401, though the session ended with the role. */
const formerAdmin = async ({ sessions, request }: Context) =>
  new AppError((await sessions.isOfFormerAdmin(request.headers.cookie)) ? 'ADMIN_ONLY' : 'UNAUTHENTICATED')

function mustHaveOwnPassword(user: User) {
  if (user.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
}

/** Authenticated; a forced password change may be pending. */
export const authenticatedProcedure = session(unauthenticated)

/** Signed in and active. */
export const signedInProcedure = session(unauthenticated, mustHaveOwnPassword)

/** Signed in, and its owner proved it within the last minutes: for what outlives the session. */
export const provenProcedure = session(unauthenticated, (user, caller) => {
  mustHaveOwnPassword(user)
  mustBeProven(caller)
})

/** What is said to who has no access, by what would open it. */
const missing = {
  held: 'CONFIRMATION_REQUIRED',
  suspended: 'ACCESS_SUSPENDED',
  unconfirmed: 'NO_ACCESS',
  forSale: 'NO_ACCESS',
} as const satisfies Record<Exclude<Access, 'granted'>, ErrorCode>

/** Paid, early enough, or an administrator: may write. */
export const withAccessProcedure = session(unauthenticated, (user) => {
  mustHaveOwnPassword(user)
  const access = accessOf({ ...user, hasAccess: hasAccess(user) })
  if (access !== 'granted') throw new AppError(missing[access])
})

function mustBeAdmin(user: User) {
  if (!user.isAdmin) throw new AppError('ADMIN_ONLY')
  mustHaveOwnPassword(user)
}

/** The role is re-read from the database on every call. */
export const admin = session(formerAdmin, mustBeAdmin)

/** An administrator who proved it within the last minutes: what gives others access, or takes data along. */
export const provenAdmin = session(formerAdmin, (user, caller) => {
  mustBeAdmin(user)
  mustBeProven(caller)
})
