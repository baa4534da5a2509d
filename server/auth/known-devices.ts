import { randomBytes } from 'node:crypto'
import { users } from '../../db/schema'
import { isHttps } from '../infra/env'
import { hasEmail } from './accounts'
import type { Context } from './context'

/** Accounts that one browser is known to. */
const maxAccounts = 5
const yearSeconds = 365 * 86_400

type Account = Pick<typeof users.$inferSelect, 'id' | 'isEmailVerified'>

const cookieName = ({ env }: Context) => (isHttps(env) ? '__Host-mizan_device' : 'mizan_device')

interface DeviceCookie {
  /** Names the browser; random. */
  browser: string
  /** One for each account that has signed in here, the last first. */
  proofs: string[]
}

function readCookie(ctx: Context): DeviceCookie | null {
  const pattern = new RegExp(
    `(?:^|;)\\s*${cookieName(ctx)}=([\\w-]{22})((?:\\.[\\w-]{43}){1,${maxAccounts}})\\s*(?:;|$)`,
  )
  const [, browser, proofs] = pattern.exec(ctx.request.headers.cookie ?? '') ?? []
  return browser && proofs ? { browser, proofs: proofs.split('.').filter(Boolean) } : null
}

/** Who registered an address before its owner confirmed it is not known to the account any more. */
const statement = (browser: string, { id, isEmailVerified }: Account) =>
  `${browser} ${id} ${isEmailVerified ? 'confirmed' : 'unconfirmed'}`

/** Notes in the browser that the owner of this account has signed in here: it is known to the account from now on. */
export function rememberDevice(ctx: Context, account: Account): void {
  const { browser, proofs } = readCookie(ctx) ?? { browser: randomBytes(16).toString('base64url'), proofs: [] }
  const proof = ctx.secretKey.sign('device', statement(browser, account))
  const remembered = [proof, ...proofs.filter((other) => other !== proof)].slice(0, maxAccounts)
  const secure = isHttps(ctx.env) ? '; Secure' : ''
  const cookie = `${cookieName(ctx)}=${[browser, ...remembered].join('.')}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`
  ctx.reply.header('set-cookie', cookie)
}

/**
 * The key of this browser's own allowance of tries at an account, when the account has signed in here before; null for
 * strangers. What strangers spend (tries, codes, places in a queue) cannot keep an owner out of a known browser.
 */
export async function knownDevice(ctx: Context, email: string): Promise<string | null> {
  const cookie = readCookie(ctx)
  if (!cookie) return null
  const columns = { id: users.id, isEmailVerified: users.isEmailVerified }
  const [account] = await ctx.db.select(columns).from(users).where(hasEmail(email))
  return account && isIn(cookie, ctx, account) ? ctx.secretKey.sign('limit', `${cookie.browser} ${account.id}`) : null
}

function isIn({ browser, proofs }: DeviceCookie, { secretKey }: Context, account: Account): boolean {
  const said = statement(browser, account)
  return proofs.some((proof) => secretKey.isSigned('device', said, proof))
}

/** Whether the account has signed in with the browser of this request before. */
export function isKnownHere(ctx: Context, account: Account): boolean {
  const cookie = readCookie(ctx)
  return cookie !== null && isIn(cookie, ctx, account)
}
