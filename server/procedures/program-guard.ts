import type { Caller, Context } from '../auth/context'
import { AppError } from '../infra/errors'
import type { Needs } from './needs'

/**
 * The program that makes a call, once its token is good and its scope allows the procedure: who may write may read. Public
 * procedures ask too: a program whose token has ended hears of it at the first call, and one that sends its token where none
 * belongs as well.
 */
export async function programFor(ctx: Context, { programs }: Pick<Needs, 'programs'>): Promise<Caller> {
  const caller = await ctx.getCaller()
  if (!caller?.token) throw new AppError('UNAUTHENTICATED')
  if (programs !== 'read' && programs !== caller.token.scope) throw new AppError('TOKEN_SCOPE')
  // Each request of a program is counted once.
  if (ctx.calls > 1) throw new AppError('BATCH_REFUSED')
  return caller
}
