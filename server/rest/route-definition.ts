import type * as z from 'zod/mini'
import type { ErrorCode } from '../../src/domain/error-codes'
import type { ProcedureName } from '../routers/router'
import type { Deprecation } from './deprecation'
import type { Tag } from './tags'

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the OpenAPI document says of a route, and what serves it. `Output` is what its procedure returns. */
export interface RouteDefinition<Output> {
  method: RestMethod
  path: string
  procedure: ProcedureName
  tag: Tag
  summary: string
  /** Whole sentences, beyond the summary. */
  description: string
  /** The schema of the answer, inside its wrapping. */
  response: z.ZodMiniType
  /** The key under which the body wraps the response. */
  wrap?: string
  status?: number | ((output: Output) => number)
  /** The revision that the answer's ETag names. */
  etag?: (output: Output) => number
  /** The path at which what was made is read: the header Location names it, with the id of the answer. */
  location?: `/api/${string}`
  /** The procedure gives a file, which is the answer: what systems call its kind. */
  file?: string
  /** Any page of any site may call it from a browser, without cookies. */
  isOpen?: true
  /** The field of the procedure's input that `If-Match` fills with a revision. */
  ifMatch?: string
  takesIdempotencyKey?: boolean
  /** Seconds for which a client may keep the answer; without it no answer is stored. */
  maxAge?: number
  /** Our own client takes null for an answer; the documented call refuses with this code. */
  nullMeans?: ErrorCode
  /** Statuses of refusals beyond those that follow from the rest of the definition. */
  refusals?: readonly number[]
  /** Where programs should call something else. */
  deprecated?: Deprecation
  /** A body that the route accepts, without the path's parameters. */
  exampleBody?: object
}
