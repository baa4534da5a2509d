import { maxAge } from '../infra/background/replica'
import { isHttps } from '../infra/env'
import type { Context } from './context'

// Administrators read from the standby, where there is one, and see there what they changed themselves.

const cookieName = ({ env }: Context) => (isHttps(env) ? '__Host-mizan_changed' : 'mizan_changed')

/** How many seconds ago what is read was so: the oldest of what one answer has. */
const ageHeader = 'figures-age'

/**
 * Notes in the browser that its user has just changed something. It lasts until no standby that is read from can be without the
 * change, and every process sees it.
 */
export function rememberChange(ctx: Context): void {
  if (!ctx.replica || ctx.bearer !== null) return
  const secure = isHttps(ctx.env) ? '; Secure' : ''
  ctx.reply.header('set-cookie', `${cookieName(ctx)}=1; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`)
}

const hasJustChanged = (ctx: Context) =>
  (ctx.request.headers.cookie ?? '').split(/;\s*/).includes(`${cookieName(ctx)}=1`)

/** The standby, with what tells of it in the answer, where it may be read from now; null otherwise. */
export function standbyFor(ctx: Context) {
  const age = ctx.replica?.age() ?? null
  if (!ctx.replica || age === null || hasJustChanged(ctx)) return null
  const tellAge = () => {
    const told = Number(ctx.reply.getHeader(ageHeader) ?? 0)
    ctx.reply.header(ageHeader, String(Math.max(told, Math.ceil(age))))
  }
  return { db: ctx.replica.db, tellAge }
}
