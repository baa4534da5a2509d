import type { ErrorCode } from '../../src/domain/error-codes'
import { accessOf, type Access as DomainAccess } from '../../src/domain/rules/access'
import { hasAccess } from '../auth/accounts'
import { needsPasskey } from '../auth/administrators'
import { type Caller, type Context, callerKey } from '../auth/context'
import { mustBeProven } from '../auth/fresh-proof'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { rememberChange, standbyFor } from './fresh-reads'
import type { Access, Needs } from './needs'
import { isPart, programFor } from './program-guard'
import { anyProcedure } from './trpc'

type User = Caller['user']

/** The request was made by a page rendered for a different user: another user has signed in since, in another tab. */
function isForAnotherUser(user: User, { request }: Context): boolean {
  const page = request.headers['mizan-user']
  return typeof page === 'string' && page.toLowerCase() !== user.id
}

function refuseBatch({ calls }: Context, { unbatched }: Needs) {
  if (unbatched && calls > 1) throw new AppError('BATCH_REFUSED')
}

/** Public: calls are counted by IP address. */
export const publicProcedure = (needs: Needs) =>
  anyProcedure.meta({ access: 'public', ...needs }).use(async ({ ctx, path, next }) => {
    const address = addressKey(ctx.request.ip)
    await ctx.budgets.spend(path, needs, { address })
    return ctx.inFlight(ctx.knownCallers.find(ctx.credential) ?? address, async () => {
      if (ctx.bearer !== null) await programFor(ctx, needs)
      refuseBatch(ctx, needs)
      return next()
    })
  })

/** A token for a part of the account was made with the proof that the part needs. */
const provenFor = (program: Caller, { programs }: Needs): Caller =>
  isPart(programs) ? { ...program, provedAt: new Date() } : program

const unauthenticated = async () => new AppError('UNAUTHENTICATED')

interface Ladder {
  access: Access
  /** What a caller without a session is told. */
  otherwise?: (ctx: Context) => Promise<AppError>
  /** Throws when the user may not go on. */
  check?: (user: User, caller: Caller, ctx: Context) => void
}

/**
 * Adds the user to the context, non-null from here on, and counts the call by account. One step and not one for each check:
 * a step copies all that a call knows.
 */
const session =
  ({ access, otherwise = unauthenticated, check = () => {} }: Ladder) =>
  (needs: Needs) =>
    anyProcedure.meta({ access, ...needs }).use(async ({ ctx, path, type, next }) => {
      const call = `${path} ${ctx.credential}`
      ctx.knownRefusals.refuse(call)
      const address = addressKey(ctx.request.ip)
      return ctx.inFlight(ctx.knownCallers.find(ctx.credential) ?? address, async () => {
        const signed = await (ctx.bearer === null ? ctx.getCaller() : provenFor(await programFor(ctx, needs), needs))
        if (!signed || isForAnotherUser(signed.user, ctx)) throw await otherwise(ctx)
        check(signed.user, signed, ctx)
        const by = { account: callerKey(signed), address }
        await ctx.knownRefusals.keep(call, () => ctx.budgets.spend(path, needs, by))
        refuseBatch(ctx, needs)
        const { user, sessionId, provedAt, isStrong } = signed
        const answer = await next({ ctx: { user, sessionId, provedAt, isStrong } })
        if (user.isAdmin && (type === 'mutation' || needs.leavesRecord)) rememberChange(ctx)
        return answer
      })
    })

/** A user whose admin role was just revoked gets 403, not 401, though the session ended with the role. */
const formerAdmin = async ({ sessions, request }: Context) =>
  new AppError((await sessions.isOfFormerAdmin(request.headers.cookie)) ? 'ADMIN_ONLY' : 'UNAUTHENTICATED')

function mustHaveOwnPassword(user: User) {
  if (user.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
}

/** Authenticated; a forced password change may be pending. */
export const authenticatedProcedure = session({ access: 'session' })

/** Signed in and active. */
export const signedInProcedure = session({ access: 'signedIn', check: mustHaveOwnPassword })

/** Signed in, and its owner proved it within the last minutes: for what outlives the session. */
export const provenProcedure = session({
  access: 'proven',
  check: (user, caller) => {
    mustHaveOwnPassword(user)
    mustBeProven(caller)
  },
})

/** What is said to who has no access, by what would open it. */
const missing = {
  held: 'CONFIRMATION_REQUIRED',
  suspended: 'ACCESS_SUSPENDED',
  unconfirmed: 'NO_ACCESS',
  forSale: 'NO_ACCESS',
} as const satisfies Record<Exclude<DomainAccess, 'granted'>, ErrorCode>

/** Paid, early enough, or an administrator: may write. */
export const withAccessProcedure = session({
  access: 'withAccess',
  check: (user) => {
    mustHaveOwnPassword(user)
    const access = accessOf({ ...user, hasAccess: hasAccess(user) })
    if (access !== 'granted') throw new AppError(missing[access])
  },
})

function mustBeAdmin(user: User, { isStrong }: Caller, ctx: Context) {
  if (!user.isAdmin) throw new AppError('ADMIN_ONLY')
  mustHaveOwnPassword(user)
  if (needsPasskey(ctx, user) && !isStrong) throw new AppError('PASSKEY_NEEDED')
}

/**
 * What administrators ask, they ask the standby where there is one; what fails there is asked of the database itself, which
 * also knows what has not arrived yet.
 */
const administrators = (ladder: Ladder) => (needs: Needs) =>
  session(ladder)(needs).use(async ({ ctx, type, next }) => {
    const standby = type === 'query' && !needs.leavesRecord ? standbyFor(ctx) : null
    if (!standby) return next()
    const answer = await next({ ctx: { db: standby.db } })
    if (!answer.ok) return next()
    standby.tellAge()
    return answer
  })

/** The role is re-read from the database on every call. */
export const adminProcedure = administrators({ access: 'admin', otherwise: formerAdmin, check: mustBeAdmin })

/** An administrator who proved it within the last minutes: what gives others access, or takes data along. */
export const provenAdminProcedure = administrators({
  access: 'provenAdmin',
  otherwise: formerAdmin,
  check: (user, caller, ctx) => {
    mustBeAdmin(user, caller, ctx)
    mustBeProven(caller)
  },
})
