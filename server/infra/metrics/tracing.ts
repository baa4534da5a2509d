import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env'

// Traces for an operator's collector: one span an answer, one a statement below it. Nothing here is done without an endpoint.

const tracer = trace.getTracer('mizan')

/** Whether spans are sent anywhere. */
export const isTraced = (env: Env): boolean => env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined

/** Begins to send spans, and gives what sends the last ones and ends it. The library is loaded here, and only where it is used. */
export async function startTracing(env: Env, release: string): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (endpoint === undefined) return async () => {}
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mizan', 'service.version': release }),
    // What another service traces is traced on; of all else a share.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  provider.register()
  return () => provider.shutdown()
}

const spanOf = Symbol('span')

declare module 'fastify' {
  interface FastifyRequest {
    [spanOf]?: Span
  }
}

const within = (request: FastifyRequest, done: () => void) => {
  const span = request[spanOf]
  if (span === undefined) return done()
  context.with(trace.setSpan(context.active(), span), done)
}

/** A span for each answer, by the pattern of its route: no address, no name and no id of a founder is in it. */
export function traceAnswers(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route, 'mizan.request_id': id }
    const parent = propagation.extract(context.active(), headers)
    request[spanOf] = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    within(request, done)
  })
  // Reading a body leaves the context behind.
  app.addHook('preValidation', (request, _reply, done) => within(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = request[spanOf]
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    request[spanOf]?.end()
    done()
  })
}

/** Runs a statement in a span of its own: with its text, never its values. */
export function traceStatement<T>(statement: string, work: () => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, 500) }
  const name = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'statement'
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work()
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw cause
    } finally {
      span.end()
    }
  })
}
