import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../http/error-boundary'
import { boundJson } from '../http/json-bounds'
import { acceptedLanguage } from '../http/language'
import { trpcErrorShape } from '../http/problems'
import { guardJson, readBoundedBodies } from '../http/request-guards'
import { deserialize, serialize } from '../http/superjson-fast-path'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { reportFault } from '../infra/log'
import { type AppServices, type Context, createContext } from '../procedures/context'
import { maxBatchSize } from '../procedures/trpc'
import { appRouter, typeOf } from '../routers/router'

/** What one call comes to, as tRPC's clients read it. */
interface Outcome {
  status: number
  body: object
}

function refusal(cause: unknown, request: FastifyRequest, reply: FastifyReply): Outcome {
  const error = toAppError(cause)
  const { status, retryAfter } = error
  reportFault(request, error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const shape = trpcErrorShape(error, acceptedLanguage(request.headers['accept-language']))
  return { status, body: { error: serialize(shape) } }
}

interface Call {
  name: string
  /** As it was sent; undefined where a call has none. */
  sent: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function inputOf(sent: unknown): unknown {
  if (sent === undefined) return undefined
  if (!isObject(sent)) throw new AppError('BAD_INPUT')
  try {
    return deserialize({ json: undefined, ...sent })
  } catch (cause) {
    throw new AppError('BAD_INPUT', { cause })
  }
}

async function outcomeOf(ctx: Context, { name, sent }: Call, batchIndex: number): Promise<Outcome> {
  const { request, reply } = ctx
  try {
    const type = request.method === 'GET' ? 'query' : 'mutation'
    const known = typeOf(name)
    if (known === undefined) throw new AppError('NOT_FOUND')
    if (known !== type) throw new AppError('METHOD_NOT_ALLOWED')
    const getRawInput = async () => inputOf(sent)
    // Nothing of ours listens to a signal, and making one costs as much as a small query.
    const call = { router: appRouter, path: name, type, ctx, getRawInput, signal: undefined, batchIndex } as const
    return { status: 200, body: { result: { data: serialize(await callTRPCProcedure(call)) } } }
  } catch (cause) {
    return refusal(cause, request, reply)
  }
}

/** The calls that a batch names, each with its input under its number. */
function callsIn(names: string[], sent: unknown): Call[] {
  if (names.length > maxBatchSize) throw new AppError('BATCH_TOO_LARGE')
  if (sent !== undefined && !isObject(sent)) throw new AppError('BAD_INPUT')
  return names.map((name, at) => ({ name, sent: sent && Reflect.get(sent, at) }))
}

interface Route {
  Params: { path: string }
  /** A repeated parameter is parsed as an array. */
  Querystring: { batch?: unknown; input?: unknown }
}

type ReadJson = (request: FastifyRequest, text: string) => Promise<unknown>

/** Reads JSON as Fastify reads bodies: a key that reaches a prototype is refused. */
function jsonReader(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text) =>
    new Promise((resolve, reject) => {
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
}

/** A query's input is in the URL, a mutation's in the body. */
async function inputSentWith(request: FastifyRequest<Route>, read: ReadJson): Promise<unknown> {
  const { method, body, query } = request
  if (method === 'POST' && body === undefined) throw new AppError('NOT_JSON')
  if (method === 'POST') return body
  if (typeof query.input !== 'string' || query.input === '') return undefined
  boundJson(query.input)
  const sent = await read(request, query.input)
  guardJson(sent)
  return sent
}

/**
 * tRPC's Fastify adapter makes a Request, a Response, a stream and an AbortController for each request: 440 µs of the
 * processor where this takes 180, for a call without session or statement, and 520 against 205 for a batch of two. A save
 * would cost 2.3 times the bare route instead of 1.6, and 2.2 is the goal. The protocol is small: names in the path, inputs
 * by number, and an envelope around each result.
 */
async function answer(shared: AppServices, request: FastifyRequest<Route>, reply: FastifyReply, read: ReadJson) {
  const { path } = request.params
  const sent = await inputSentWith(request, read)
  const isBatch = request.query.batch === '1'
  const names = isBatch ? path.split(',') : [path]
  // The request itself is counted already. A batch that is too large is counted whole: it must not be the cheaper one.
  await shared.budgets.count(addressKey(request.ip), names.length - 1)
  const calls = isBatch ? callsIn(names, sent) : [{ name: path, sent }]
  const ctx = createContext(shared, request, reply, calls.length)
  const outcomes = await Promise.all(calls.map((call, at) => outcomeOf(ctx, call, at)))
  const bodies = outcomes.map(({ body }) => body)
  const [status = 200, ...others] = new Set(outcomes.map((outcome) => outcome.status))
  reply.status(others.length > 0 ? 207 : status)
  return isBatch ? bodies : bodies[0]
}

export async function trpc(app: FastifyInstance, shared: AppServices): Promise<void> {
  app.setErrorHandler((cause, request, reply) => {
    const { status, body } = refusal(cause, request, reply)
    return reply.status(status).send(body)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED')
    done()
  })
  const read = jsonReader(app)
  readBoundedBodies(app, app.getDefaultJsonParser('error', 'error'))
  app.all<Route>('/trpc/:path', (request, reply) => answer(shared, request, reply, read))
  app.all('/trpc/*', () => Promise.reject(new AppError('NOT_FOUND')))
}
