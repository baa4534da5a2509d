import type { FastifyRequest } from 'fastify'
import { pagePattern, paths } from '../../src/paths'
import { maxBatchSize } from '../procedures/trpc'
import { typeOf } from '../routers/router'

/** Of a path that matches no route: enough to know a scanner by, and less than any secret is long. */
const maxShown = 20

/** The first parts of a path that matches no route, whole ones: half a token is half a secret. */
function shortened(path: string): string {
  if (path.length <= maxShown) return path
  const shown = path.slice(0, maxShown)
  return `${shown.slice(0, shown.lastIndexOf('/') + 1)}…`
}

/** The procedures that a call names, as far as there are such. */
function procedures(path: string): string {
  const names = path.split(',', maxBatchSize + 1).map((name) => (typeOf(name) === undefined ? '…' : name))
  return `/trpc/${names.join(',')}`
}

/**
 * What the log tells of an address: the pattern of its route or page, without a query, for ids and tokens are what only
 * their sender should see.
 */
export function loggedPath({ url, routeOptions, params }: FastifyRequest): string {
  const route = routeOptions.url
  if (route === '/trpc/:path') return procedures(String(Reflect.get(Object(params), 'path')))
  if (route === '/s/*') return paths.shared
  if (route !== undefined && !route.endsWith('*')) return route
  const path = url.split('?', 1)[0] ?? ''
  return pagePattern(path) ?? shortened(path)
}
