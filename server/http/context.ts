import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import type { Passwords } from '../auth/passwords'
import type { SecretKey } from '../auth/secret-key'
import { createSessions, type Session, type Sessions } from '../auth/sessions'
import { createDeadSpace, type DeadSpace } from '../infra/dead-space'
import type { Env } from '../infra/env'
import type { Mail } from '../infra/mail'
import { type Attempts, createLimits, type Limits } from '../infra/rate-limits'
import type { CardPayments } from '../payments/stripe'
import { type Budgets, createBudgets } from './budgets'

/** What the whole program shares; made once, by main.ts or by a test. */
export interface Services {
  database: Database
  env: Env
  log: FastifyBaseLogger
  mail: Mail
  passwords: Passwords
  secretKey: SecretKey
  /** Null where the owner takes no cards. */
  payments: CardPayments | null
  version: string
}

/** What the calls share beyond that; made once an application. */
export interface AppServices extends Services {
  db: Database['db']
  budgets: Budgets
  deadSpace: DeadSpace
  limits: Limits
  sessions: Sessions
}

/** What one call may use. */
export interface Context extends AppServices {
  request: FastifyRequest
  reply: FastifyReply
  /** How many procedures share the request. */
  calls: number
  /** The caller's session; read lazily, at most once. */
  getSession(): Promise<Session | null>
}

/** The address of this installation for links that leave it. */
export const siteAddress = (env: Env) => env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`

export const isHttps = (env: Env) => env.PUBLIC_URL?.startsWith('https:') ?? false

export function share(services: Services): AppServices {
  const { database, env, log, secretKey } = services
  const { db } = database
  return {
    ...services,
    db,
    budgets: createBudgets(env.RATE_LIMIT),
    deadSpace: createDeadSpace(database, log),
    limits: createLimits(db, env.RATE_LIMIT, log, secretKey),
    sessions: createSessions(db, isHttps(env)),
  }
}

export function createContext(shared: AppServices, request: FastifyRequest, reply: FastifyReply, calls = 1): Context {
  let signed: Promise<Session | null> | undefined
  async function read() {
    const found = await shared.sessions.read(request.headers.cookie)
    if (found?.cookie) reply.header('set-cookie', found.cookie.serialize())
    return found
  }
  const call = {
    request,
    reply,
    calls,
    limits: { ...shared.limits, count: (attempts: Attempts) => shared.limits.count(attempts, request) },
    getSession() {
      signed ??= read()
      return signed
    },
  }
  // Not spread: writing on to what was spread costs the engine ten times as much.
  return Object.assign({}, shared, call)
}
