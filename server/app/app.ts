import { relative } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { calculatorScript } from '../../src/paths'
import { credentialOf } from '../auth/context'
import { watchFreePlaces } from '../auth/early-access'
import { admitRequests, admitUnreadable, countAs, isPage, isProbe } from '../http/admission/admit'
import { refusalPage } from '../http/admission/refusal-page'
import { answerUnparsed, newRequestId } from '../http/answer-unparsed'
import { challengeTo } from '../http/bearer'
import { type Calculator, calculatorPage } from '../http/documents/calculator'
import { documentsOf, type Pages, sendPage } from '../http/documents/pages'
import { toAppError } from '../http/error-boundary'
import { acceptedLanguage } from '../http/language'
import { probes } from '../http/probes'
import { describe, explanationOf } from '../http/problems'
import { guardSent, refuseForeign } from '../http/request-guards'
import { dataHeaders, ownPolicyOf, pageHeaders } from '../http/security-headers'
import { shedLoad } from '../http/shed-load'
import { searchFiles } from '../http/well-known/robots-and-sitemap'
import { securityFile } from '../http/well-known/security-txt'
import { isHttps, siteAddress } from '../infra/env'
import { AppError } from '../infra/errors'
import { clientAddress } from '../infra/ip-key'
import { reportFault } from '../infra/log'
import { metrics } from '../infra/metrics/metrics'
import { isTraced, traceAnswers } from '../infra/metrics/tracing'
import { mcp } from '../mcp/plugin'
import { webhook } from '../payments/webhook'
import { type AppServices, type Services, share } from '../procedures/context'
import { rest } from '../rest/plugin'
import { loggedPath } from './logged-path'
import { readablePageUrl } from './readable-url'
import { sharedPlanPage } from './shared-plan-page'
import { trpc } from './trpc'

export interface AppOptions extends Services {
  /** The browser's files; without them only data is served. */
  client?: { folder: string; pages: Pages; calculator: Calculator }
  timeouts?: Partial<typeof defaultTimeouts>
  /** Stands in the place of OVERLOAD_WAIT_MS. */
  maxWait?: number
  /** Aborted when the process is about to stop. */
  stopping?: AbortSignal
}

/** Milliseconds. Fastify's and Node's own are none, or a minute and more. */
const defaultTimeouts = { headers: 10_000, request: 30_000, idle: 60_000, handler: 20_000, check: 2_000 }

function createServer({ env, log, timeouts }: AppOptions, shared: AppServices): FastifyInstance {
  const { headers, request, idle, check } = { ...defaultTimeouts, ...timeouts }
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs as much as the one line that it writes: lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    clientErrorHandler: (error, socket) => answerUnparsed(log, error, socket),
    frameworkErrors: (cause, request, reply) => void answerUnreadable(shared, cause, request, reply),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: 1_048_576,
    requestTimeout: request,
    connectionTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: ({ url = '/' }) => readablePageUrl(url),
    genReqId: newRequestId,
    requestIdHeader: false,
    // Requests that arrive while the process stops are still answered; only new connections are refused.
    return503OnClosing: false,
  })
}

function answerError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(cause)
  reportFault(request, error)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  if (error.status === 401) reply.header('www-authenticate', challengeTo(request.headers.authorization))
  const language = acceptedLanguage(request.headers['accept-language'])
  const body = describe(error, language)
  reply.status(error.status).header('cache-control', 'no-store')
  if (request.url.startsWith('/api/')) reply.header('link', explanationOf(error.code))
  if (isPage(request)) return reply.type('text/html; charset=utf-8').send(refusalPage(body.message, language))
  return reply
    .type('application/json; charset=utf-8')
    .send(error.status >= 500 ? { ...body, requestId: request.id } : body)
}

/** What every scope of data says of its answers, for those that belong to none. */
function sayOutside({ env }: Pick<AppServices, 'env'>, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(dataHeaders(isHttps(env))).header('x-request-id', request.id)
}

async function answerUnreadable(shared: AppServices, cause: Error, request: FastifyRequest, reply: FastifyReply) {
  sayOutside(shared, request, reply)
  const refusal: unknown = await admitUnreadable(shared, request).then(
    () => cause,
    (tooMany) => tooMany,
  )
  answerError(refusal, request, reply)
}

const timer = Symbol('timer')

/**
 * Answers what takes too long with 503. Fastify's own handlerTimeout makes an AbortController for each request, and ends
 * with the body of the request: a request with one would never time out.
 */
function endSlowAnswers(app: FastifyInstance, milliseconds: number) {
  app.decorateRequest(timer)
  app.addHook('onRequest', (request, reply, done) => {
    request[timer] = setTimeout(() => {
      // The client disconnected; onResponse is not called for those.
      if (!reply.raw.headersSent && !reply.raw.destroyed) reply.send(new AppError('TIMEOUT'))
    }, request.routeOptions.config.answersWithin ?? milliseconds)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(request[timer])
    done()
  })
}

/** By the pattern of the route, of which there are few; a page is a page. */
function count(request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url ?? 'none'
  metrics.requests({ method: request.method, route, status: String(reply.statusCode) })
  metrics.seconds(reply.elapsedTime / 1000, { route })
}

function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    if (isProbe(request)) return done()
    count(request, reply)
    const path = loggedPath(request)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const ip = clientAddress(request.ip)
    request.log.info({ reqId: request.id, method: request.method, path, status: reply.statusCode, ms, ip }, 'answered')
    done()
  })
}

/** Calls: never stored, never a document. */
async function data(app: FastifyInstance, options: AppOptions, shared: AppServices) {
  const headers = dataHeaders(isHttps(options.env))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  refuseForeign(app, options.env)
  guardSent(app)
  await app.register((scope) => rest(scope, shared))
  await app.register((scope) => mcp(scope, shared))
  await app.register((scope) => trpc(scope, shared))
  await app.register((scope) => webhook(scope, shared))
  await app.register(async (scope) => shared.stores?.webhooks(scope))
}

/** Hashed files never change; the service worker decides what is shown offline, so it is asked for every time. */
function cacheControlOf(file: string): string {
  if (file.startsWith('assets')) return 'public, max-age=31536000, immutable'
  return file.startsWith('sw.js') ? 'no-cache' : 'public, max-age=3600'
}

async function clientFiles(app: FastifyInstance, folder: string) {
  countAs(app, 'file')
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const file = relative(folder, path).replace(/\.(br|gz)$/, '')
      reply.header('cache-control', cacheControlOf(file))
      // Pages of others load this one.
      if (file === calculatorScript.slice(1)) reply.header('cross-origin-resource-policy', 'cross-origin')
      const policy = ownPolicyOf(file)
      if (policy !== null) reply.header('content-security-policy', policy)
    },
  })
}

async function site(app: FastifyInstance, options: AppOptions, shared: AppServices) {
  const { env, client } = options
  if (!client) return
  const { folder, pages, calculator } = client
  await app.register(cookie)
  await app.register(helmet, pageHeaders(documentsOf(pages), isHttps(env)))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  })
  await app.register((scope) => clientFiles(scope, folder))
  const hasFreePlace = await watchFreePlaces(options)
  const shown = () => ({ pages, hasFreePlace: hasFreePlace(), isHttps: isHttps(env) })
  await app.register(async (scope) => {
    countAs(scope, 'page')
    searchFiles(scope, siteAddress(env))
    securityFile(scope, env)
    calculatorPage(scope, calculator)
    sharedPlanPage(scope, shared, (request, reply, own) => sendPage(shown(), request, reply, own))
    scope.get('/*', (request, reply) => sendPage(shown(), request, reply))
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    [timer]?: NodeJS.Timeout
  }
}

/** Builds the application; the caller listens, or injects. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const shared = share(options)
  const app = createServer(options, shared)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async (request, reply) => {
    sayOutside(shared, request, reply)
    throw new AppError('NOT_FOUND')
  })
  if (isTraced(options.env)) traceAnswers(app)
  logAnswers(app)
  admitRequests(app, shared)
  endSlowAnswers(app, { ...defaultTimeouts, ...options.timeouts }.handler)
  await shedLoad(
    app,
    { ...shared, credentialOf: (request) => credentialOf(shared, request) },
    options.maxWait ?? options.env.OVERLOAD_WAIT_MS,
  )
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], requestEncodings: ['identity'] })
  await app.register((scope) => probes(scope, options))
  await app.register((scope) => data(scope, options, shared))
  await app.register((scope) => site(scope, options, shared))
  return app
}
