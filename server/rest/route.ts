import { callTRPCProcedure } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { ErrorCode } from '../../src/domain/error-codes'
import { createContext, type Shared } from '../http/context'
import { AppError } from '../http/errors'
import { appRouter, type ProcedureName, procedureNamed } from '../router'
import { inputReader } from './input'
import type { Tag } from './tags'

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What the OpenAPI document says of a route, and what serves it. `Output` is what its procedure returns. */
export interface RouteDefinition<Output> {
  method: RestMethod
  path: string
  procedure: ProcedureName
  tag: Tag
  summary: string
  /** Whole sentences, beyond the summary. */
  description: string
  /** Whether a call without a session is refused. */
  signedIn?: boolean
  /** The schema of the answer, inside its wrapping. */
  response: z.ZodMiniType
  /** The key that the answer stands under in the body. */
  wrap?: string
  status?: number | ((output: Output) => number)
  /** The revision that the answer's ETag names. */
  etag?: (output: Output) => number
  /** The field of the procedure's input that `If-Match` fills with a revision. */
  ifMatch?: string
  takesIdempotencyKey?: boolean
  /** Seconds for which a client may keep the answer; without it no answer is stored. */
  maxAge?: number
  /** Our own client takes null for an answer; the documented call refuses with this code. */
  nullMeans?: ErrorCode
  /** Statuses of refusals beyond those that follow from the rest of the definition. */
  refusals?: readonly number[]
  /** A body that the route accepts, without what stands in its path. */
  exampleBody?: object
}

/** A route with the types of its procedure forgotten: what the document and the server need of each. */
export interface RestRoute extends Omit<RouteDefinition<never>, 'status' | 'etag'> {
  /** The status of success; a refusal that depends on the answer is in `refusals`. */
  successStatus: number
  hasEtag: boolean
  handle(shared: Shared, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * A definition with its handler. The procedure does everything: here its input is gathered from the request, and what it
 * returns gets the status, headers and key that are documented.
 */
export function createRoute<Output>({ status = 200, etag, ...route }: RouteDefinition<Output>): RestRoute {
  const { procedure: path, wrap, maxAge, nullMeans } = route
  const { type } = procedureNamed(path)._def
  const readInput = inputReader(route)
  const cacheControl = maxAge === undefined ? undefined : `private, max-age=${maxAge}`

  async function handle(shared: Shared, request: FastifyRequest, reply: FastifyReply) {
    const output: Output = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx: createContext(shared, request, reply),
      getRawInput: async () => readInput(request),
      // Nothing of ours listens to it, and making one costs as much as a small query.
      signal: undefined,
      batchIndex: 0,
    })
    if (output === null && nullMeans) throw new AppError(nullMeans)
    if (cacheControl) reply.header('cache-control', cacheControl)
    if (etag) reply.header('etag', `"${etag(output)}"`)
    reply.status(typeof status === 'function' ? status(output) : status)
    return wrap === undefined ? output : { [wrap]: output }
  }

  return {
    ...route,
    successStatus: typeof status === 'number' ? status : 200,
    hasEtag: etag !== undefined,
    handle,
  }
}
