import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import { createContext, type Shared } from './context'
import { toAppError } from './error-boundary'
import { AppError, describe } from './errors'
import { guardTrpcInput } from './guards'
import { acceptedLanguage } from './language'
import { reportFault } from './log'
import { appRouter } from './router'
import { maxBatchSize } from './trpc'

/** What was refused before tRPC saw it, in the shape that its client reads: one error for all calls of the request. */
function answerAsTrpc(cause: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(cause)
  reportFault(request.log, error)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const { message, code, issues } = describe(error, acceptedLanguage(request.headers['accept-language']))
  const data = { code, httpStatus: error.status, issues, retryAfter: error.retryAfter }
  return reply.status(error.status).send({ error: superjson.serialize({ message, code: -32603, data }) })
}

export async function trpc(app: FastifyInstance, shared: Shared): Promise<void> {
  app.setErrorHandler(answerAsTrpc)
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED')
  })
  guardTrpcInput(app)
  await app.register(
    async (scope) => {
      fastifyTRPCPlugin(
        scope,
        {
          trpcOptions: {
            router: appRouter,
            maxBatchSize,
            createContext: ({ req, res, info }) => createContext(shared, req, res, info.calls.length),
            onError: ({ error, ctx }) => {
              const known = toAppError(error)
              if (known.retryAfter !== undefined) ctx?.reply.header('retry-after', known.retryAfter)
              if (ctx) reportFault(ctx.request.log, known)
            },
          },
        },
        () => {},
      )
      // The plugin takes forms, which need no preflight; nothing of ours is sent that way.
      scope.removeContentTypeParser('multipart/form-data')
    },
    { prefix: '/trpc' },
  )
  app.all('/trpc/*', () => Promise.reject(new AppError('NOT_FOUND')))
}
