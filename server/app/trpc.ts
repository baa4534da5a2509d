import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import { toAppError } from '../http/error-boundary'
import { boundJson } from '../http/json-bounds'
import { acceptedLanguage } from '../http/language'
import { trpcErrorShape } from '../http/problems'
import { guardJson } from '../http/request-guards'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { reportFault } from '../infra/log'
import { type AppServices, createContext } from '../procedures/context'
import { maxBatchSize } from '../procedures/trpc'
import { type AppRouter, appRouter, isProcedureName, needsOf } from '../routers/router'

/** Logs a fault of ours, and says when another try makes sense. */
function note(cause: unknown, request: FastifyRequest, reply: FastifyReply | undefined): AppError {
  const error = toAppError(cause)
  reportFault(request, error)
  if (error.retryAfter !== undefined) reply?.header('retry-after', error.retryAfter)
  return error
}

function guardInput(text: string, path: string): void {
  const needs = isProcedureName(path) ? needsOf(path) : undefined
  boundJson(text, needs?.maxValues)
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', { cause })
  }
  guardJson(input, needs?.takesNul)
}

interface Route {
  /** None where it is too long to name procedures. */
  Params: { path?: string }
}

/** The query of an address, read as tRPC reads it. */
const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?').slice(1).join('?'))

/**
 * What is refused before tRPC reads it: methods and forms of bodies and answers that no client of ours uses, and inputs beyond our bounds.
 * The calls of a batch are counted here. A batch that is too large is counted whole: it must not be the cheaper one.
 */
function guardCalls(app: FastifyInstance, { budgets }: Pick<AppServices, 'budgets'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED')
    if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
      throw new AppError('NOT_JSON')
    // An answer in lines would begin before its status is known.
    if (headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl')) throw new AppError('BAD_INPUT')
    done()
  })
  app.addHook<Route>('preHandler', async (request) => {
    const { path } = request.params
    if (path === undefined) throw new AppError('NOT_FOUND')
    const query = queryOf(request)
    // Of a connection that stays open; here there is none, and tRPC would fail on what is not JSON.
    if (query.has('connectionParams'))
      throw new AppError('BAD_INPUT', { issues: [{ path: 'connectionParams', code: 'unknownKey' }] })
    const calls = query.get('batch') === '1' ? path.split(',').length : 1
    await budgets.count(addressKey(request.ip), calls - 1)
    if (calls > maxBatchSize) throw new AppError('BATCH_TOO_LARGE')
    if (request.method === 'POST' && typeof request.body !== 'string') throw new AppError('NOT_JSON')
    // A call without an input has no body; `null` is refused where one is needed.
    if (request.body === '') request.body = 'null'
    const input = request.method === 'POST' ? request.body : query.get('input')
    if (typeof input === 'string' && input !== '') guardInput(input, path)
  })
}

/** tRPC answers with a stream: read whole, so that a short answer is not compressed. */
function sendWhole(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    payload instanceof ReadableStream ? new Response(payload).text() : payload,
  )
}

/** The product's own calls, by tRPC's adapter behind our guards. */
export async function trpc(app: FastifyInstance, shared: AppServices): Promise<void> {
  app.setErrorHandler((cause, request, reply) => {
    const error = note(cause, request, reply)
    const shape = trpcErrorShape(error, acceptedLanguage(request.headers['accept-language']))
    return reply.status(error.status).send({ error: superjson.serialize(shape) })
  })
  guardCalls(app, shared)
  sendWhole(app)
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize,
      createContext: ({ req, res, info }) => createContext(shared, req, res, info.calls.length),
      onError: ({ error, req, ctx }) => void note(error, req, ctx?.reply),
    },
  }
  app.all('/trpc/*', () => Promise.reject(new AppError('NOT_FOUND')))
  await app.register(fastifyTRPCPlugin, options)
}
