import type { ErrorCode } from '../../src/domain/error-codes'
import { describe } from '../http/problems'
import { AppError } from '../infra/errors'
import { pathNames } from './input'
import { problemResponse } from './responses/problem'
import type { RestRoute } from './route'

interface Refusal {
  /** The name of the response in the document. */
  id: string
  description: string
  /** The code that the example shows. */
  code: ErrorCode
}

const refusals: Record<number, Refusal> = {
  400: { id: 'BadRequest', description: 'Bad input, or JSON that is malformed', code: 'BAD_INPUT' },
  401: { id: 'Unauthorized', description: 'No session, or an access token that is not good', code: 'UNAUTHENTICATED' },
  403: { id: 'Forbidden', description: 'Not allowed, or beyond the scope of the access token', code: 'FORBIDDEN' },
  404: { id: 'NotFound', description: 'Not there, not yours, or an id that is none', code: 'NOT_FOUND' },
  409: {
    id: 'Conflict',
    description: 'It conflicts with what is stored, or the same request is still being processed',
    code: 'CONFLICT',
  },
  412: {
    id: 'PreconditionFailed',
    description: 'Another save came first; the ETag names the current revision',
    code: 'STALE_REVISION',
  },
  413: { id: 'ContentTooLarge', description: 'Too large', code: 'TOO_LARGE' },
  415: { id: 'UnsupportedMediaType', description: 'Not JSON', code: 'NOT_JSON' },
  422: {
    id: 'UnprocessableContent',
    description: 'The Idempotency-Key was used for another request',
    code: 'KEY_REUSED',
  },
  429: {
    id: 'TooManyRequests',
    description: 'Too many; Retry-After says when to try again',
    code: 'TOO_MANY_REQUESTS',
  },
  500: { id: 'InternalError', description: 'A fault of ours', code: 'INTERNAL' },
  503: { id: 'ServiceUnavailable', description: 'Not now; Retry-After says when to try again', code: 'BUSY' },
}

const text = { type: 'string' as const }
const retryAfter = { 'Retry-After': { description: 'Seconds to wait before the next try', schema: text } }
const challenge = {
  'WWW-Authenticate': {
    description: 'Bearer: how a program names itself, and whether its token was not good',
    schema: text,
  },
}
const link = { Link: { description: 'Where the code is explained, as rel="help"', schema: text } }
const etag = { ETag: { description: 'The current revision of the plan, in quotes', schema: text } }

/** What refusals of some statuses say besides. */
const ownHeaders: Record<string, object> = { 401: challenge, 412: etag, 429: retryAfter, 503: retryAfter }

function response([status, { id, description, code }]: [string, Refusal]) {
  const example = describe(new AppError(code), 'en')
  const headers = { ...link, ...ownHeaders[status] }
  const content = { 'application/json': { schema: problemResponse, example } }
  return [status, { id, description, headers, content }] as const
}

const responses = Object.fromEntries(Object.entries(refusals).map(response))

/** Every status with which a route may refuse. */
function statusesOf(route: RestRoute): number[] {
  return [
    ...[400, 429, 500, 503],
    // Whichever call it is: a token that is not good, or that may not call it, is refused.
    ...[401, 403],
    ...(route.method === 'GET' ? [] : [413, 415]),
    ...(pathNames(route.path).length > 0 ? [404] : []),
    ...(route.ifMatch ? [412] : []),
    ...(route.takesIdempotencyKey ? [409, 422] : []),
    // A plan of more than a file is made of.
    ...(route.file === undefined ? [] : [413]),
    ...(route.refusals ?? []),
  ]
}

/** The refusals of a route, each shared by all routes that have it. */
export const refusalResponses = (route: RestRoute) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => statusesOf(route).includes(Number(status))))
