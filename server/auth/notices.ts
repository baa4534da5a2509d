import { users } from '../../db/schema'
import type { Language } from '../../src/domain/options'
import { deviceName } from '../../src/domain/text/device-name'
import { siteAddress } from '../infra/env'
import { type NoticeKind, noticeEmail } from '../infra/mail/notice-email'
import { isWithin } from '../infra/rate-limits'
import { hasEmail } from './accounts'
import { needsPasskey } from './administrators'
import type { Context } from './context'

interface Owner {
  id: string
  email: string
  preferredLanguage: Language
  isAdmin: boolean
}

/**
 * Mails the owner of an account what was done with it, for a stranger may have done it. No more than ten a day: who
 * has a session or the password must not fill a mailbox.
 */
export async function tellOwner(ctx: Context, owner: Owner, kind: NoticeKind): Promise<void> {
  if (!(await isWithin(ctx.limits, [['notices', owner.id]]))) return
  const message = noticeEmail({
    to: owner.email,
    language: owner.preferredLanguage,
    kind,
    device: deviceName(ctx.request.headers['user-agent'] ?? null),
    at: new Date(),
    keepsPasskeys: needsPasskey(ctx, owner),
    site: siteAddress(ctx.env),
  })
  ctx.mail.send(message, kind)
}

/** Sent once a day, at the 25th wrong code; not at all without such an account. */
export async function tellOfWrongCodes(ctx: Context, email: string): Promise<void> {
  const { id, email: address, preferredLanguage, isAdmin } = users
  const columns = { id, email: address, preferredLanguage, isAdmin }
  const [owner] = await ctx.db.select(columns).from(users).where(hasEmail(email))
  if (owner) await tellOwner(ctx, owner, 'wrongCodes')
}
