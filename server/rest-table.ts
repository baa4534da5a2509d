import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { planSchema } from '../src/domain/plan-schema'
import { adminListRows } from './admin/list-rows'
import { adminRows } from './admin/rest-rows'
import { evaluationAnswer } from './answers/evaluation'
import { accessAnswer, userAnswer } from './answers/user'
import { AppError } from './errors'
import { projectRows } from './projects/rest-rows'
import { referenceRows } from './reference/rest-rows'
import type { ProcedureName } from './router'

/** One documented path: the procedure that serves it, how its input is built, and what the body wraps. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  procedure: ProcedureName
  /** Without it the body is the input. */
  input?: (request: FastifyRequest) => unknown
  /** The key that the answer stands under; 'success' where the documented answer has no body of its own. */
  wrap?: string
  /** The answer as the OpenAPI document shows it, inside its wrapping. */
  answer?: z.ZodMiniType
  status?: number | ((answer: unknown) => number)
  /** Headers that go with the answer. */
  headers?: (answer: unknown) => Record<string, string>
  /** Seconds for which a caller may go on with the answer instead of asking again; without it no answer is stored. */
  maxAge?: number
  /** Headers that a caller may send. */
  takes?: readonly ('If-Match' | 'Idempotency-Key')[]
  /** Statuses of refusals beyond those that follow from the rest of the row. */
  refusals?: readonly number[]
  /** Throws when an answer that is good enough for our own client is none here. */
  check?: (answer: unknown) => void
  signedIn?: boolean
}

const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), reachable: z.boolean() }),
  version: z.string(),
})

const nothing = () => undefined

/** Our own client takes null for an answer; the documented call is a refusal. */
function mustBeSignedIn(answer: unknown) {
  if (answer === null) throw new AppError('UNAUTHENTICATED')
}

export const restTable: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this process and its database can serve',
    procedure: 'health.check',
    input: nothing,
    answer: health,
    status: (answer) => (health.parse(answer).status === 'ok' ? 200 : 503),
  },
  {
    method: 'POST',
    path: '/api/evaluate',
    summary: 'The whole model over one plan; stateless, without a session',
    procedure: 'evaluator.evaluate',
    answer: z.object({ plan: planSchema, evaluation: evaluationAnswer }),
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Makes an account and signs it in',
    procedure: 'auth.register',
    status: 201,
    wrap: 'user',
    answer: userAnswer,
    refusals: [409],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in',
    procedure: 'auth.login',
    wrap: 'user',
    answer: userAnswer,
    refusals: [401],
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session; without one it does nothing',
    procedure: 'auth.logout',
    input: nothing,
    wrap: 'success',
  },
  {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The signed-in user',
    procedure: 'auth.session',
    input: nothing,
    check: mustBeSignedIn,
    wrap: 'user',
    answer: userAnswer,
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/auth/access-status',
    summary: 'Whether the signed-in user may use the evaluator, and why',
    procedure: 'auth.accessStatus',
    input: nothing,
    answer: accessAnswer,
    signedIn: true,
  },
  {
    method: 'POST',
    path: '/api/verify-payment',
    summary: 'Whether a payment is one that an account can still be registered with',
    procedure: 'payments.verify',
    answer: z.object({ verified: z.boolean(), amount: z.nullable(z.number()) }),
  },
  ...adminRows,
  ...adminListRows,
  ...projectRows,
  ...referenceRows,
]
