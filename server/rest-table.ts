import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { productCategories } from '../src/domain/options'
import { planSchema } from '../src/domain/plan-schema'
import { evaluationAnswer } from './answers/evaluation'
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
  /** Throws when an answer that is good enough for our own client is none here. */
  check?: (answer: unknown) => void
  signedIn?: boolean
}

const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), reachable: z.boolean() }),
  version: z.string(),
})

const benchmark = z.object({
  categoryId: z.enum(productCategories),
  minMargin: z.number(),
  maxMargin: z.number(),
  typicalMargin: z.number(),
  minCac: z.number(),
  maxCac: z.number(),
  typicalCac: z.number(),
  currency: z.string(),
  region: z.string(),
})

const nothing = () => undefined

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
    method: 'GET',
    path: '/api/benchmarks',
    summary: 'Benchmarks by category that an administrator marked active',
    procedure: 'benchmarks.list',
    input: nothing,
    wrap: 'categoryBenchmarks',
    answer: z.array(benchmark),
  },
]
