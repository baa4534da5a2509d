import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import type { Context } from './context'
import { toAppError } from './error-boundary'
import { AppError, describe } from './errors'
import { acceptedLanguage } from './language'

/** Calls in one tRPC request. The client's batch link keeps the same limit. */
export const maxBatchSize = 10

export const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const known = toAppError(error)
    const { message, code, issues } = describe(known, acceptedLanguage(ctx?.request.headers['accept-language']))
    const { retryAfter } = known
    return { message, code: shape.code, data: { code, httpStatus: known.status, issues, retryAfter } }
  },
})

export const { router } = t

/** Gives what a procedure threw its status before tRPC decides that it was a 500. */
const known = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const error = toAppError(result.error)
  throw new TRPCError({ code: error.trpcCode, message: error.code, cause: error })
})

export const publicProcedure = t.procedure.use(known)

/** For calls that guess at secrets: a request holds one of them, and nothing else. */
export const alone = t.middleware(({ ctx, next }) => {
  if (ctx.calls > 1) throw new AppError('BATCH_REFUSED')
  return next()
})
