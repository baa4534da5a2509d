import { isLinkSecret } from '../../src/domain/schemas/mailed-code'
import { type Party, strangerOf } from '../infra/fair-queue'
import { addressKey } from '../infra/ip-key'
import { type Attempts, tryCounted } from '../infra/rate-limits'
import type { Context } from './context'
import { knownDevice } from './known-devices'
import { standingLink } from './one-time-codes'

/** A known browser has its own allowance, which strangers neither see nor use up. */
function triesOf(ctx: Context, email: string, device: string | null = null) {
  if (device !== null) return { fromHere: [['loginDevice', device]] satisfies Attempts, account: [], wider: [] }
  const address = addressKey(ctx.request.ip)
  const fromHere: Attempts = [['loginFromHere', `${address} ${email}`]]
  const account: Attempts = [['loginAccount', email]]
  return { fromHere, account, wider: [...account, ['loginAddress', address]] satisfies Attempts }
}

/** For an owner who has proved it otherwise. */
export async function forgetTries(ctx: Context, email: string): Promise<void> {
  const { fromHere, account } = triesOf(ctx, email)
  await ctx.limits.forget([...fromHere, ...account])
}

/** A password that comes with a link from the mailbox is tried by who reads it, as from a known browser. */
async function allowanceOf(ctx: Context, email: string, code: string | undefined): Promise<string | null> {
  const isLink = code !== undefined && isLinkSecret(code)
  const link = isLink ? await standingLink(ctx, { email, type: 'login', device: null }, code) : null
  return link ?? knownDevice(ctx, email)
}

/** Known browsers of one account share its places in the queue: any number of them can be made. */
const partyOf = (ctx: Context, email: string, device: string | null): Party =>
  device === null ? strangerOf(ctx) : { key: email, isKnown: true }

interface Typed {
  email: string
  /** What was mailed, when it was asked for besides the password. */
  code: string | undefined
}

/** One try at a password; what succeeds is taken back. */
export async function triedWith<T>(
  ctx: Context,
  { email, code }: Typed,
  attempt: (party: Party) => Promise<T>,
): Promise<T> {
  const device = await allowanceOf(ctx, email, code)
  const { fromHere, wider } = triesOf(ctx, email, device)
  const party = partyOf(ctx, email, device)
  ctx.passwords.mustHaveRoom(party)
  const signIns: Attempts = [['signIns', email]]
  if (await ctx.limits.isReached(signIns)) await ctx.limits.count(signIns)
  const result = await tryCounted(ctx.limits, [...fromHere, ...wider], () => attempt(party))
  await ctx.limits.forget(fromHere)
  await ctx.limits.refundAttempt(wider)
  await ctx.limits.count(signIns)
  return result
}
