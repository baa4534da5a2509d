import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { bearerIn } from '../http/bearer'
import { works } from '../http/budgets'
import { readBoundedBodies } from '../http/request-guards'
import { AppError } from '../infra/errors'
import { addressKey } from '../infra/ip-key'
import { type AppServices, createContext } from '../procedures/context'
import { needsOf } from '../routers/router'
import { answerUnlessSame } from './conditional-get'
import { deprecationHeaders } from './deprecation'
import { changelogPage } from './docs/changelog'
import { interfaceVersion } from './docs/changes'
import { llmsText } from './docs/llms'
import { docsPage } from './docs/page'
import { exportRoute } from './export/route'
import { fileMs } from './file-answer'
import { allowOtherOrigins, answerOtherMethods } from './methods'
import { openApiDocument } from './openapi'
import { restRoutes } from './routes'

/** A call without a body may say that it would be JSON: many clients always do. */
function readEmptyBodies(app: FastifyInstance) {
  // Keys that reach a prototype are refused by the guard that looks through every body; the parser would search the text.
  const parse = app.getDefaultJsonParser('ignore', 'ignore')
  readBoundedBodies(app, parse, true)
}

/** A program reads what it may still do on every refusal: on those too that no procedure gave, and that its call counts for. */
function tellPrograms(app: FastifyInstance, shared: AppServices) {
  app.addHook('onSend', async (request, reply) => {
    const isTold = reply.hasHeader('ratelimit') || bearerIn(request.headers.authorization) === null
    // Who hears of a wrong token was counted for it.
    if (isTold || reply.statusCode < 400 || reply.statusCode === 401 || reply.statusCode >= 500) return
    const { getCaller } = createContext(shared, request, reply)
    // What was refused stays refused for its own reason.
    await getCaller().catch(() => null)
  })
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const searchQuery = z.object({ q: z.optional(z.union([z.string(), z.array(z.string())])) })

/** What is looked for on the page: of several searches the first, and of a long one its beginning. */
function searchOf({ query }: FastifyRequest): string {
  const [first = ''] = [searchQuery.parse(query).q ?? []].flat()
  return first.slice(0, 100).trim()
}

/** The documented paths: each route calls its procedure, and everything thrown goes to the one error boundary. */
export async function rest(app: FastifyInstance, shared: AppServices): Promise<void> {
  readEmptyBodies(app)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('mizan-version', interfaceVersion)
    done()
  })
  allowOtherOrigins(app)
  tellPrograms(app, shared)
  for (const { method, path, procedure, isOpen, file, deprecated, handle } of restRoutes) {
    const { maxValues } = needsOf(procedure)
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const told = deprecated && deprecationHeaders(deprecated)
    app.route({
      method,
      url,
      // Refusals carry it too, so that every caller reads it.
      ...(told && { onSend: async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(told) }),
      config: {
        ...(isOpen && { isOpen }),
        ...(file !== undefined && { answersWithin: fileMs }),
        ...(maxValues !== undefined && { maxValues }),
      },
      handler: (request, reply) => handle(shared, request, reply),
    })
  }
  exportRoute(app, shared)
  // Made when first asked for: making them takes a tenth of a second, which no start has to wait for.
  const document = lazily(() => openApiDocument(shared.version, shared.sessions.cookieName))
  const page = lazily(() => docsPage(document()))
  const changelog = lazily(changelogPage)
  const count = ({ ip }: FastifyRequest) =>
    shared.budgets.spend('references', works.references, { address: addressKey(ip) })
  app.get('/api/openapi.json', { onRequest: count }, (request, reply) => answerUnlessSame(request, reply, document()))
  const sendPage = (reply: FastifyReply, { html, policy }: { html: string; policy: string }) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  app.get('/api/docs', { onRequest: count }, (request, reply) => {
    const search = searchOf(request)
    return sendPage(reply, search === '' ? page() : docsPage(document(), search))
  })
  app.get('/api/changelog', { onRequest: count }, (_request, reply) => sendPage(reply, changelog()))
  const llms = lazily(() => llmsText(document()))
  app.get('/llms.txt', { onRequest: count }, (_request, reply) =>
    reply.type('text/markdown; charset=utf-8').send(llms()),
  )
  app.all('/api', () => Promise.reject(new AppError('NOT_FOUND')))
  answerOtherMethods(app)
}
