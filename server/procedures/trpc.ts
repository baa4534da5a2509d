import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import { toAppError } from '../http/error-boundary'
import { acceptedLanguage } from '../http/language'
import { trpcErrorShape } from '../http/problems'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import type { Context } from './context'
import { programFor } from './program-guard'

/** Calls in one tRPC request. The client's batch link keeps the same limit. */
export const maxBatchSize = 10

/** The transformer tells clients, by type, that dates arrive as dates; trpc-handler.ts is what writes and reads them. */
const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ error, ctx }) =>
    trpcErrorShape(toAppError(error), acceptedLanguage(ctx?.request.headers['accept-language'])),
})

export const { router } = t

/** What procedures for those who are signed in begin with: access.ts counts them by account. */
export const anyProcedure = t.procedure

/** Public: calls are counted by IP address. */
export const publicProcedure = t.procedure.use(async ({ ctx, path, next }) => {
  const address = addressKey(ctx.request.ip)
  await ctx.budgets.spend(path, { address })
  return ctx.inFlight(ctx.knownCallers.find(ctx.credential) ?? address, async () => {
    if (ctx.bearer !== null) await programFor(ctx, path)
    return next()
  })
})

/** Rejects batching, so that secrets cannot be brute-forced, and large responses not multiplied, in one request. */
export const noBatching = t.middleware(({ ctx, next }) => {
  if (ctx.calls > 1) throw new AppError('BATCH_REFUSED')
  return next()
})
