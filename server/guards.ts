import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from './address'
import type { Env } from './env'
import { AppError } from './errors'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The browser says where a request comes from; who says nothing is no browser, and has no cookies of a victim. */
function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== publicUrl && origin !== `${request.protocol}://${request.host}`
}

/** A page of another site cannot make a visitor's browser change anything here, signing in included. */
export function refuseForeign(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!changesNothing.has(request.method) && isForeign(request, env.PUBLIC_URL)) throw new AppError('CROSS_SITE')
    done()
  })
}

/** Without recursion: what was sent may be nested as deep as its size allows. */
function hasNul(body: unknown): boolean {
  const left: unknown[] = [body]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) left.push(...Object.keys(value), ...Object.values(value))
  }
  return false
}

/** PostgreSQL stores no NUL, and nobody types one. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) throw new AppError('NUL_CHARACTER')
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (hasNul(request.body)) throw new AppError('NUL_CHARACTER')
    done()
  })
}

const deepest = 60

/** How deep a text would nest as JSON; brackets inside its strings do not count. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInString && character === '\\') at++
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '{' || character === '[')) most = Math.max(most, ++depth)
    else if (!isInString && (character === '}' || character === ']')) depth--
  }
  return most
}

/**
 * tRPC reads its input itself, and superjson walks it by recursion: what is too deep would be an error of ours, and
 * what Fastify's own reader refuses would pass. So its text is looked at before.
 */
export function guardTrpcInput(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const suspicious = /\\u|__proto__|constructor/
  app.addHook('preHandler', async (request) => {
    const { input } = typeof request.query === 'object' ? { input: '', ...request.query } : { input: '' }
    for (const text of [request.body, input]) {
      if (typeof text !== 'string') continue
      if (depthOf(text) > deepest) throw new AppError('BAD_INPUT')
      if (!suspicious.test(text)) continue
      const value = await new Promise((resolve, reject) =>
        parse(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed))),
      )
      if (hasNul(value)) throw new AppError('NUL_CHARACTER')
    }
  })
}

const callsAMinute = 6000

/** How many calls a request holds: tRPC names them all in its path. */
const callsIn = (url: string) => (url.startsWith('/trpc/') ? (url.split('?')[0] ?? '').split(',').length : 1)

/** The wide limit: far above what a person does, so that one address cannot take the whole process. */
export function limitCalls(app: FastifyInstance, env: Env): void {
  if (!env.RATE_LIMIT) return
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 })
  app.addHook('onRequest', async (request) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(addressKey(request.ip), callsIn(request.url))
    if (consumedPoints > callsAMinute)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(msBeforeNext / 1000) })
  })
}
