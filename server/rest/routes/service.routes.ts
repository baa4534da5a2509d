import * as z from 'zod/mini'
import { component } from '../component'
import { defineRoute } from '../define-route'
import type { RestRoute } from '../route'

const healthResponse = component(
  'Health',
  z.object({
    status: z.enum(['ok', 'unavailable']),
    database: z.object({ kind: z.enum(['embedded', 'postgresql']), reachable: z.boolean() }),
    version: z.string(),
  }),
  { status: 'ok', database: { kind: 'postgresql', reachable: true }, version: '1.0.0' },
)

export const serviceRoutes: readonly RestRoute[] = [
  defineRoute({
    method: 'GET',
    path: '/api/health',
    procedure: 'health.check',
    tag: 'Service',
    summary: 'Whether this process and its database can serve',
    description:
      'For load balancers and supervisors. Answers 503 with the same body while the database is out of reach.',
    response: healthResponse,
    status: ({ status }) => (status === 'ok' ? 200 : 503),
  }),
]
