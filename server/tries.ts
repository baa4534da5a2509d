import { addressKey } from './address'
import type { Context } from './context'
import { AppError } from './errors'
import type { Tries } from './limits'

function triesOf(ctx: Context, email: string) {
  const address = addressKey(ctx.request.ip)
  const fromHere: Tries = [['loginFromHere', `${address} ${email}`]]
  const account: Tries = [['loginAccount', email]]
  return { fromHere, account, wider: [...account, ['loginAddress', address]] satisfies Tries }
}

/** For an owner who has proved it otherwise. */
export async function forgetTries(ctx: Context, email: string): Promise<void> {
  const { fromHere, account } = triesOf(ctx, email)
  await ctx.limits.forget([...fromHere, ...account])
}

/**
 * One try at a password. It is counted before it is made, so that many at once are no way around; what succeeds, or
 * never came to a comparison, is taken back.
 */
export async function triedWith<T>(ctx: Context, email: string, attempt: () => Promise<T>): Promise<T> {
  const { fromHere, wider } = triesOf(ctx, email)
  ctx.passwords.mustHaveRoom()
  await ctx.limits.count([...fromHere, ...wider])
  try {
    const result = await attempt()
    await ctx.limits.forget(fromHere)
    await ctx.limits.giveBack(wider)
    return result
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'BUSY') await ctx.limits.giveBack([...fromHere, ...wider])
    throw cause
  }
}
