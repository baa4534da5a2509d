import { eq } from 'drizzle-orm'
import { users } from '../../db/schema'
import type { SignInWay } from '../../src/domain/site/audit'
import { audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { hasAccess } from './accounts'
import type { Context } from './context'
import { isKnownHere, rememberDevice } from './known-devices'
import { tellOwner } from './notices'
import type { Session } from './sessions'

/** What the client is told of the signed-in user. */
export function userOf({ isActive: _, ...user }: Session['user']) {
  return { ...user, hasAccess: hasAccess(user) }
}

/** Opens a session for an account whose owner has just proved to be it, and gives the user. */
export async function openSession(ctx: Context, userId: string, isStrong = false) {
  const { cookie, 'user-agent': userAgent } = ctx.request.headers
  const session = await ctx.sessions.start(userId, cookie, userAgent, isStrong)
  await ctx.db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.id, userId))
  ctx.reply.header('set-cookie', session.serialize())
  const signed = await ctx.sessions.read(`${session.name}=${session.value}`)
  if (!signed) throw new AppError('UNAUTHENTICATED')
  rememberDevice(ctx, signed.user)
  return userOf(signed.user)
}

/** The same for who comes from outside, and by what. Its owner is told of a new browser, and an administrator's is kept in the audit log. */
export async function signIn(ctx: Context, userId: string, way: SignInWay) {
  const user = await openSession(ctx, userId, way === 'passkey' || way === 'recovery')
  ctx.request.log.info({ reqId: ctx.request.id, account: userId, way }, 'signed in')
  if (!isKnownHere(ctx, user)) await tellOwner(ctx, user, 'device')
  if (user.isAdmin) {
    const target = { targetType: 'user', targetId: userId } as const
    await audit(ctx.db, { actorId: userId, ip: ctx.request.ip, action: 'auth.login', ...target, after: { way } })
  }
  return user
}
