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

const deepest = 60

/** Keys that reach an object's prototype. */
const poisonous = new Set(['__proto__', 'constructor'])

/** What stands inside a value. One by one: as many arguments as a list may be long are too many for a call. */
function addInside(value: unknown, found: unknown[]) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (poisonous.has(key)) throw new AppError('BAD_INPUT')
    found.push(key, inner)
  }
}

/**
 * Refuses a NUL and a key that reaches a prototype anywhere in what was sent, and what is nested deeper than anything we
 * read: others walk it by recursion, so this goes level by level.
 */
export function guardJson(sent: unknown): void {
  let level = [sent]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('BAD_INPUT')
    const inner: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && value.includes('\0')) throw new AppError('NUL_CHARACTER')
      addInside(value, inner)
    }
    level = inner
  }
}

/** PostgreSQL stores no NUL, and nobody types one; nor does anybody nest what a call takes. */
export function guardSent(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) throw new AppError('NUL_CHARACTER')
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    guardJson(request.body)
    done()
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
