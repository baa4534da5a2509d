import { users } from '../../db/schema'
import type { Language } from '../../src/domain/options'
import { deviceName } from '../../src/domain/text/device-name'
import { siteAddress } from '../infra/env'
import { type NoticeKind, noticeEmail } from '../infra/mail/notice-email'
import { isWithin } from '../infra/rate-limits'
import { hasEmail } from './accounts'
import type { Context } from './context'

interface Owner {
  id: string
  email: string
  preferredLanguage: Language
}

/**
 * Mails the owner of an account what was done with it, for a stranger may have done it. No more than ten a day: who
 * has a session or the password must not fill a mailbox.
 */
export async function tellOwner(
  ctx: Context,
  { id, email, preferredLanguage }: Owner,
  kind: NoticeKind,
): Promise<void> {
  if (!(await isWithin(ctx.limits, [['notices', id]]))) return
  const device = deviceName(ctx.request.headers['user-agent'] ?? null)
  const site = siteAddress(ctx.env)
  ctx.mail.send(noticeEmail({ to: email, language: preferredLanguage, kind, device, site }), kind)
}

/** Sent once a day, at the 25th wrong code; not at all without such an account. */
export async function tellOfWrongCodes(ctx: Context, email: string): Promise<void> {
  const columns = { id: users.id, email: users.email, preferredLanguage: users.preferredLanguage }
  const [owner] = await ctx.db.select(columns).from(users).where(hasEmail(email))
  if (owner) await tellOwner(ctx, owner, 'wrongCodes')
}
