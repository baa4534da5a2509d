import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenScope } from '../../src/domain/options'
import { AppError } from '../infra/errors'
import { type AppServices, createContext } from '../procedures/context'
import { callProcedure, needsOf } from '../routers/router'
import { answerUnlessSame } from './conditional-get'
import { answerFile, givenFileOf } from './file-answer'
import { inputReader } from './input'
import type { RouteDefinition } from './route-definition'

/** A route with the types of its procedure forgotten: what the document and the server need of each. */
export interface RestRoute extends Omit<RouteDefinition<never>, 'status' | 'etag'> {
  /** The status of success; a refusal that depends on the answer is in `refusals`. */
  successStatus: number
  hasEtag: boolean
  /** Whether a call without a session is refused. */
  isSignedIn: boolean
  /** The scope of an access token that it takes; null where it takes none. */
  programs: TokenScope | null
  handle(shared: AppServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/**
 * A definition with its handler. The procedure does everything: here its input is gathered from the request, and what it
 * returns gets the status, headers and key that are documented.
 */
export function createRoute<Output>({ status = 200, etag, ...route }: RouteDefinition<Output>): RestRoute {
  const { procedure, wrap, location, maxAge, nullMeans } = route
  const { access, programs = null } = needsOf(procedure)
  const readInput = inputReader(route)
  const cacheControl = maxAge === undefined ? undefined : `private, max-age=${maxAge}`

  async function handle(shared: AppServices, request: FastifyRequest, reply: FastifyReply) {
    const ctx = createContext(shared, request, reply)
    const output: Output = await callProcedure(ctx, procedure, async () => readInput(request))
    if (output === null && nullMeans) throw new AppError(nullMeans)
    if (cacheControl) reply.header('cache-control', cacheControl)
    if (location)
      reply.header(
        'location',
        location.replace('{id}', () => String(Reflect.get(Object(output), 'id'))),
      )
    reply.status(typeof status === 'function' ? status(output) : status)
    if (route.file !== undefined) return answerFile(reply, givenFileOf(output))
    const answer = wrap === undefined ? output : { [wrap]: output }
    const revision = etag?.(output)
    if (route.method === 'GET') return answerUnlessSame(request, reply, answer, revision)
    if (revision !== undefined) reply.header('etag', `"${revision}"`)
    return answer
  }

  return {
    ...route,
    successStatus: typeof status === 'number' ? status : 200,
    hasEtag: etag !== undefined,
    isSignedIn: access !== 'public' || nullMeans === 'UNAUTHENTICATED',
    programs,
    handle,
  }
}
