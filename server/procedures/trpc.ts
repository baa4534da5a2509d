import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import { plainJson } from '../../src/domain/schemas/plain-json'
import { toAppError } from '../http/error-boundary'
import { acceptedLanguage } from '../http/language'
import { trpcErrorShape } from '../http/problems'
import type { Context } from './context'
import type { Meta } from './needs'

/** Calls in one tRPC request. The client's batch link keeps the same limit. */
export const maxBatchSize = 10

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Dates arrive as dates; what is sent is plain JSON.
    transformer: { input: plainJson, output: superjson },
    isDev: false,
    errorFormatter: ({ error, ctx }) =>
      trpcErrorShape(toAppError(error), acceptedLanguage(ctx?.request.headers['accept-language'])),
  })

export const { router } = t

/** What access.ts makes its procedures of. */
export const anyProcedure = t.procedure
