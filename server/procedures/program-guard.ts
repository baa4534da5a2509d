import { type TokenScope, tokenParts } from '../../src/domain/options'
import type { Caller, Context } from '../auth/context'
import { AppError } from '../infra/errors'
import type { Needs } from './needs'

/** Who may write may read; each part of the account is a scope of its own. */
export const allows = (has: TokenScope, needed: TokenScope) => has === needed || (needed === 'read' && has === 'write')

/** Parts of the account that a token was made for, by an owner who proved then to be there. */
export const isPart = (scope: TokenScope | undefined): boolean => tokenParts.some((part) => part === scope)

/**
 * The program that makes a call, once its token is good and its scope allows the procedure. Public
 * procedures ask too: a program whose token has ended hears of it at the first call, and one that sends its token where none
 * belongs as well.
 */
export async function programFor(ctx: Context, { programs }: Pick<Needs, 'programs'>): Promise<Caller> {
  const caller = await ctx.getCaller()
  if (!caller?.token) throw new AppError('UNAUTHENTICATED')
  if (!programs || !allows(caller.token.scope, programs)) throw new AppError('TOKEN_SCOPE')
  // Each request of a program is counted once.
  if (ctx.calls > 1) throw new AppError('BATCH_REFUSED')
  return caller
}
