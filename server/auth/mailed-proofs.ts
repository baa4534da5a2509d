import { users } from '../../db/schema'
import type { CodeType, Language } from '../../src/domain/options'
import { isLinkSecret } from '../../src/domain/schemas/mailed-code'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { type Attempts, isWithin } from '../infra/rate-limits'
import { hasEmail } from './accounts'
import { needsBoth } from './administrators'
import type { Context } from './context'
import { knownDevice } from './known-devices'
import { tellOfWrongCodes, tellOwner } from './notices'
import { compareMailed, makeCode, makeLinkSecret, type Purpose, spend } from './one-time-codes'

/** Six digits to be typed, or a link with 128 random bits. */
export type MailedForm = 'code' | 'link'

const guessesAt = ({ email, device }: Purpose): Attempts =>
  device === null ? [['codeGuesses', email]] : [['codeGuessesOfDevices', email]]

/**
 * Counts a mail, and tells what it is to carry. Those that strangers have sent to an address leave those that its owner
 * asks for from a known browser; who knows a password makes any number of known browsers, so these have an allowance
 * together. On a new browser the owner cannot be told from strangers: when these have used up the mails with codes, a link
 * is sent, at most one while another is valid; a request meanwhile sends none, for that one is in the mailbox ('standing').
 */
async function formOf(ctx: Context, purpose: Purpose): Promise<MailedForm | 'standing'> {
  const { email, type, device } = purpose
  if (device === null) {
    await ctx.limits.count([['codeFromAddress', addressKey(ctx.request.ip)]])
    if (!(await isWithin(ctx.limits, [['codeToEmail', email]])))
      return (await isWithin(ctx.limits, [['linkToEmail', `${type} ${email}`]])) ? 'link' : 'standing'
  } else {
    await ctx.limits.count([
      ['codeToDevice', device],
      ['codeToDevices', email],
    ])
  }
  // A link also gets past tries at the password that strangers have used up.
  const usedUp: Attempts = device === null ? [...guessesAt(purpose), ['loginAccount', email]] : guessesAt(purpose)
  return (await ctx.limits.isReached(usedUp)) ? 'link' : 'code'
}

async function emailFor(ctx: Context, purpose: Purpose, form: MailedForm, language: Language) {
  const code = form === 'link' ? await makeLinkSecret(ctx, purpose) : await makeCode(ctx, purpose)
  return { to: purpose.email, type: purpose.type, language, code, isLink: form === 'link' }
}

/** An administrator's mailbox alone opens nothing: another password is chosen with it in a known browser only. */
export const mayNotReset = (ctx: Context, account: { isAdmin: boolean }, { type, device }: Purpose): boolean =>
  type === 'password_reset' && device === null && needsBoth(ctx, account)

const columns = {
  id: users.id,
  email: users.email,
  preferredLanguage: users.preferredLanguage,
  isActive: users.isActive,
  isAdmin: users.isAdmin,
  isEmailVerified: users.isEmailVerified,
}

/**
 * Mails what proves that the mailbox is read, when there is an account. What is answered, and done, is the same when
 * there is none, and when strangers have had the address sent as many mails as a day may bring. `isOwner`: who asks has
 * a session, or has proved to know the password; as in known browsers that is not counted, once the address is confirmed. Gives what the
 * mail carries.
 */
export async function mailProof(ctx: Context, purpose: Purpose, isOwner = false): Promise<MailedForm> {
  const form = await formOf(ctx, purpose)
  if (form === 'standing') return 'link'
  const [account] = await ctx.db.select(columns).from(users).where(hasEmail(purpose.email))
  const isOwnAddress = (isOwner || purpose.device !== null) && account?.isEmailVerified
  if (!isOwnAddress && !(await isWithin(ctx.limits, [['mailsForStrangers', purpose.email]]))) return form
  const message = await emailFor(ctx, purpose, form, account?.preferredLanguage ?? 'en')
  if (!account?.isActive) return form
  if (mayNotReset(ctx, account, purpose)) await tellOwner(ctx, account, 'adminReset')
  else ctx.mail.sendCode(message)
  return form
}

/** The same for an account that was just registered, perhaps by a stranger. */
export async function mailFirstProof(ctx: Context, email: string, language: Language): Promise<void> {
  const purpose: Purpose = { email, type: 'registration', device: null }
  if (!(await isWithin(ctx.limits, [['mailsForStrangers', email]]))) return
  const form = (await ctx.limits.isReached(guessesAt(purpose))) ? 'link' : 'code'
  ctx.mail.sendCode(await emailFor(ctx, purpose, form, language))
}

/** Digits can be guessed, so each guess is counted before it is made; what was no guess is given back. */
async function compareCounted(ctx: Context, purpose: Purpose, typed: string, tries: Attempts) {
  if (isLinkSecret(typed)) return compareMailed(ctx, purpose, typed)
  await ctx.limits.count(tries)
  const guess = guessesAt(purpose)
  if (!(await isWithin(ctx.limits, guess))) return 'none'
  const compared = await compareMailed(ctx, purpose, typed)
  if (compared !== 'wrong') await ctx.limits.refundAttempt(guess)
  else if (await ctx.limits.isLast('wrongCodes', purpose.email)) await tellOfWrongCodes(ctx, purpose.email)
  return compared
}

/**
 * Uses up what was mailed for a purpose, or throws. `before` is done when it is right: while that throws, what was mailed
 * stays good. `tries` are the tries at digits that a sender has; those of this browser, unless told otherwise.
 */
export async function proveMailbox<T>(
  ctx: Context,
  purpose: Purpose,
  typed: string,
  before: () => Promise<T>,
  tries: Attempts = triesOf(ctx, purpose),
): Promise<T> {
  const compared = await compareCounted(ctx, purpose, typed, tries)
  if (typeof compared === 'string') throw new AppError('CODE_INVALID')
  const done = await before()
  await spend(ctx.db, compared.id)
  return done
}

const triesOf = (ctx: Context, { device }: Purpose): Attempts =>
  device === null ? [['codeTries', addressKey(ctx.request.ip)]] : [['codeTriesOfDevice', device]]

/** A purpose with the browser that asks, when the account knows it. */
export async function purposeHere(ctx: Context, email: string, type: CodeType): Promise<Purpose> {
  return { email, type, device: await knownDevice(ctx, email) }
}
