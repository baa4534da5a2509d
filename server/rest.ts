import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createContext, type Shared } from './context'
import { docsPage } from './docs/page'
import { AppError } from './errors'
import { readBoundedBodies } from './guards'
import { openApiDocument } from './openapi'
import { type RestRow, restTable } from './rest-table'
import { appRouter, procedureNamed } from './router'

/** What the procedure is given: the body, or for a row with an id or a query those fields first. */
function inputOf(row: RestRow, request: FastifyRequest): unknown {
  return row.input ? row.input(request) : request.body
}

function bodyOf(row: RestRow, answer: unknown): unknown {
  if (row.wrap === undefined) return answer
  return row.wrap === 'success' ? { success: true } : { [row.wrap]: answer }
}

function addRow(app: FastifyInstance, shared: Shared, row: RestRow) {
  const { type } = procedureNamed(row.procedure)._def
  app.route({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const answer = await callTRPCProcedure({
        router: appRouter,
        path: row.procedure,
        type,
        ctx: createContext(shared, request, reply),
        getRawInput: async () => inputOf(row, request),
        // Nothing of ours listens to it, and making one costs as much as a small query.
        signal: undefined,
        batchIndex: 0,
      })
      row.check?.(answer)
      if (row.maxAge !== undefined) reply.header('cache-control', `private, max-age=${row.maxAge}`)
      if (row.headers) reply.headers(row.headers(answer))
      reply.status(typeof row.status === 'function' ? row.status(answer) : (row.status ?? 200))
      return bodyOf(row, answer)
    },
  })
}

/** A call without a body may say that it would be JSON: many clients always do. */
function readEmptyBodies(app: FastifyInstance) {
  // Keys that reach a prototype are refused by the guard that looks through every body; the parser would search the text.
  const parse = app.getDefaultJsonParser('ignore', 'ignore')
  readBoundedBodies(app, parse, true)
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The documented paths: each row calls its procedure, and everything thrown goes to the one error boundary. */
export async function rest(app: FastifyInstance, shared: Shared): Promise<void> {
  readEmptyBodies(app)
  for (const row of restTable) addRow(app, shared, row)
  // Made when first asked for: making them takes a tenth of a second, which no start has to wait for.
  const document = lazily(() => openApiDocument(shared.version))
  const page = lazily(() => docsPage(document()))
  app.get('/api/openapi.json', () => document())
  app.get('/api/docs', (_request, reply) => {
    const { html, policy } = page()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
  app.all('/api', () => Promise.reject(new AppError('NOT_FOUND')))
  app.all('/api/*', () => Promise.reject(new AppError('NOT_FOUND')))
}
