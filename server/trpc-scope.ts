import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
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

/** tRPC's own adapter for Fastify sends each answer as a stream, which costs as much as all the rest of a call. */
async function answer(shared: Shared, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { method, url, body, headers } = request
  const type = headers['content-type']
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    router: appRouter,
    maxBatchSize,
    req: new Request(`http://localhost${url}`, {
      method,
      ...(type !== undefined && { headers: { 'content-type': type } }),
      ...(typeof body === 'string' && { body }),
    }),
    createContext: ({ info }) => createContext(shared, request, reply, info.calls.length),
    onError: ({ error, ctx }) => {
      const known = toAppError(error)
      if (known.retryAfter !== undefined) ctx?.reply.header('retry-after', known.retryAfter)
      if (ctx) reportFault(ctx.request.log, known)
    },
  })
  reply.status(response.status).type('application/json')
  return response.text()
}

export async function trpc(app: FastifyInstance, shared: Shared): Promise<void> {
  app.setErrorHandler(answerAsTrpc)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED')
    done()
  })
  // tRPC reads its input itself.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  guardTrpcInput(app)
  app.all('/trpc/:path', (request, reply) => answer(shared, request, reply))
  app.all('/trpc/*', () => Promise.reject(new AppError('NOT_FOUND')))
}
