import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
import { hasAccess } from './access'
import type { Context } from './context'
import { AppError } from './errors'
import type { Signed } from './sessions'

/** What the client is told of the signed-in user. */
export function userOf({ isActive: _, ...user }: Signed['user']) {
  return { ...user, hasAccess: hasAccess(user) }
}

/** Opens a session for an account whose owner has just proved to be it, and gives the user. */
export async function signIn(ctx: Context, userId: string) {
  const { cookie, 'user-agent': userAgent } = ctx.request.headers
  const session = await ctx.sessions.start(userId, cookie, userAgent)
  await ctx.db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.id, userId))
  ctx.reply.header('set-cookie', session.serialize())
  const signed = await ctx.sessions.read(`${session.name}=${session.value}`)
  if (!signed) throw new AppError('UNAUTHENTICATED')
  return userOf(signed.user)
}
