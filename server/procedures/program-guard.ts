import type { Caller, Context } from '../auth/context'
import { AppError } from '../infra/errors'
import { mayCall } from './token-access'

/**
 * The program that makes a call, once its token is good and its scope allows the procedure. Public procedures ask too: a
 * program whose token has ended hears of it at the first call, and one that sends its token where none belongs as well.
 */
export async function programFor(ctx: Context, procedure: string): Promise<Caller> {
  const caller = await ctx.getCaller()
  if (!caller?.token) throw new AppError('UNAUTHENTICATED')
  if (!mayCall(caller.token.scope, procedure)) throw new AppError('TOKEN_SCOPE')
  // Each request of a program is counted once.
  if (ctx.calls > 1) throw new AppError('BATCH_REFUSED')
  return caller
}
