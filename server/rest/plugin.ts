import type { FastifyInstance, FastifyRequest } from 'fastify'
import { works } from '../http/budgets'
import { readBoundedBodies } from '../http/request-guards'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import type { AppServices } from '../procedures/context'
import { answerUnlessSame } from './conditional-get'
import { llmsText } from './docs/llms'
import { docsPage } from './docs/page'
import { exportRoute } from './export/route'
import { allowOtherOrigins, answerOtherMethods } from './methods'
import { openApiDocument } from './openapi'
import { restRoutes } from './routes'

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

/** The documented paths: each route calls its procedure, and everything thrown goes to the one error boundary. */
export async function rest(app: FastifyInstance, shared: AppServices): Promise<void> {
  readEmptyBodies(app)
  allowOtherOrigins(app)
  for (const { method, path, isOpen, handle } of restRoutes) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.route({
      method,
      url,
      ...(isOpen && { config: { isOpen } }),
      handler: (request, reply) => handle(shared, request, reply),
    })
  }
  exportRoute(app, shared)
  // Made when first asked for: making them takes a tenth of a second, which no start has to wait for.
  const document = lazily(() => openApiDocument(shared.version, shared.sessions.cookieName))
  const page = lazily(() => docsPage(document()))
  const count = ({ ip }: FastifyRequest) =>
    shared.budgets.spend('references', works.references, { address: addressKey(ip) })
  app.get('/api/openapi.json', { onRequest: count }, (request, reply) => answerUnlessSame(request, reply, document()))
  app.get('/api/docs', { onRequest: count }, (_request, reply) => {
    const { html, policy } = page()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
  const llms = lazily(() => llmsText(document()))
  app.get('/llms.txt', { onRequest: count }, (_request, reply) =>
    reply.type('text/markdown; charset=utf-8').send(llms()),
  )
  app.all('/api', () => Promise.reject(new AppError('NOT_FOUND')))
  answerOtherMethods(app)
}
