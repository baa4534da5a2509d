import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../infra/errors'
import { listExport } from './export/route'
import { restRoutes } from './routes'

interface Place {
  pattern: RegExp
  methods: string[]
  isOpen: boolean
}

const others = [
  { path: '/api/openapi.json', method: 'GET' },
  { path: '/api/docs', method: 'GET' },
  { path: '/api/changelog', method: 'GET' },
  { path: listExport.path, method: 'POST' },
]

/** Every path with what it answers; GET answers HEAD too. */
function placesOf(): Place[] {
  const all = [...restRoutes, ...others]
  return [...new Set(all.map(({ path }) => path))].map((path) => {
    const routes = all.filter((route) => route.path === path)
    return {
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      methods: routes.flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method])),
      isOpen: restRoutes.some((route) => route.path === path && route.isOpen === true),
    }
  })
}

const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Disposition, ETag, Link, Mizan-Version, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
}

/** Pages of other sites may read what is open to them, refusals included. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.isOpen) reply.headers(openHeaders)
    done()
  })
}

const preflight = {
  ...openHeaders,
  'access-control-allow-headers': 'Accept-Language, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
}

/** What no route answers: a method that its path does not know is told those that it knows. */
export function answerOtherMethods(app: FastifyInstance): void {
  const places = placesOf()
  function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.url.split('?')
    const place = places.find(({ pattern }) => pattern.test(path))
    // An id beyond the length that the router reads reaches no route, though its path takes the method.
    if (!place || place.methods.includes(request.method)) throw new AppError('NOT_FOUND')
    const allowed = [...place.methods, 'OPTIONS'].join(', ')
    reply.header('allow', allowed)
    if (request.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
    if (place.isOpen) reply.headers({ ...preflight, 'access-control-allow-methods': allowed })
    return reply.status(204).send()
  }
  // Before its body is read: the path does not take it.
  app.all('/api/*', { onRequest: async (request, reply) => void (await answer(request, reply)) }, () => {
    throw new AppError('NOT_FOUND')
  })
}
