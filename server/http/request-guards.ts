import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../infra/env'
import { AppError } from '../infra/errors'
import { bearerIn } from './bearer'
import { boundJson, deepest } from './json-bounds'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The browser says where a request comes from; who says nothing is no browser, and has no cookies of a victim. */
function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  // Beside a token no cookie is looked at, and a page that knows a token needs no visitor's browser.
  if (bearerIn(request.headers.authorization) !== null) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  // Which host was asked is the sender's word: where the address is set, it alone counts.
  return origin !== (publicUrl ?? `${request.protocol}://${request.host}`)
}

/** A page of another site cannot make a visitor's browser change anything here, signing in included. */
export function refuseForeign(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!changesNothing.has(request.method) && isForeign(request, env.PUBLIC_URL)) {
      if (request.routeOptions.config.isOpen !== true) throw new AppError('CROSS_SITE')
      // Whose browser it is decides nothing there, regardless of what it sent along.
      delete request.headers.cookie
    }
    done()
  })
}

/** Keys that reach an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor'])

/** The values inside a value, one by one: as many arguments as a list may be long are too many for a call. Without a pair made of each. */
function addInside(value: unknown, found: unknown[]) {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const inner of value) found.push(inner)
    return
  }
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key)) throw new AppError('BAD_INPUT', { issues: [{ path: key, code: 'unknownKey' }] })
    found.push(key, Reflect.get(value, key))
  }
}

/**
 * Refuses a NUL and a key that reaches a prototype anywhere in what was sent, and what is nested deeper than anything we
 * read: others walk it by recursion, so this goes level by level.
 */
export function guardJson(sent: unknown, mayHoldNul = false): void {
  let level = [sent]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('TOO_DEEP')
    const inner: unknown[] = []
    for (const value of level) {
      if (!mayHoldNul && typeof value === 'string' && value.includes('\0')) throw new AppError('NUL_CHARACTER')
      addInside(value, inner)
    }
    level = inner
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most values of a body, where an ordinary call's are too few. */
    maxValues?: number
  }
}

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** Reads bodies of JSON, once they are known to be of bounded size; a body of no length is what the caller says. */
export function readBoundedBodies(app: FastifyInstance, parse: ParseJson, mayBeEmpty = false): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, sent, done) => {
    const body = String(sent)
    if (body === '' && mayBeEmpty) return done(null, undefined)
    try {
      boundJson(body, request.routeOptions.config.maxValues)
    } catch (refusal) {
      return done(refusal instanceof Error ? refusal : null)
    }
    parse(request, body, done)
  })
}

/** PostgreSQL stores no NUL, and no form sends one; nor is the input of any call nested this deep. */
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
