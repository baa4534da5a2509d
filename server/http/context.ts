import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import type { RefuseEasyPassword } from '../auth/easy-passwords/judge'
import type { Passwords } from '../auth/passwords'
import type { SecretKey } from '../auth/secret-key'
import { createSessions, type Sessions, type SignedUser } from '../auth/sessions'
import type { AddressesOf } from '../connect/addresses'
import { bearerIn, createTokens, type TokenCaller, type Tokens } from '../connect/tokens'
import { createDeadSpace, type DeadSpace } from '../infra/dead-space'
import type { Env } from '../infra/env'
import type { Mail } from '../infra/mail'
import { createQueues, type Queues } from '../infra/queues'
import { type Attempts, createLimits, type Limits } from '../infra/rate-limits'
import type { CardPayments } from '../payments/stripe'
import { createOpenedLinks, type OpenedLinks } from '../projects/opened-links'
import { createInFlight, type InFlight } from './admission/in-flight'
import { createKnownCallers, type KnownCallers } from './admission/known-callers'
import { createKnownRefusals, type KnownRefusals } from './admission/known-refusals'
import { type Budgets, createBudgets } from './budgets'
import { addressKey } from './ip-key'

/** What the whole program shares; made once, by main.ts or by a test. */
export interface Services {
  database: Database
  env: Env
  log: FastifyBaseLogger
  mail: Mail
  passwords: Passwords
  refuseEasyPassword: RefuseEasyPassword
  secretKey: SecretKey
  /** Null where the owner takes no cards. */
  payments: CardPayments | null
  /** Where webhooks may lead. */
  addressesOf: AddressesOf
  version: string
  /** Made new where none are given. */
  budgets?: Budgets
}

/** What the calls share beyond that; made once an application. */
export interface AppServices extends Services {
  db: Database['db']
  budgets: Budgets
  deadSpace: DeadSpace
  inFlight: InFlight
  knownCallers: KnownCallers
  knownRefusals: KnownRefusals
  limits: Limits
  openedLinks: OpenedLinks
  queues: Queues
  sessions: Sessions
  tokens: Tokens
}

/** Who calls: a browser with a session, or a program with an access token. */
export interface Caller {
  user: SignedUser
  /** The row of the session, or of the token. */
  sessionId: string
  /** When the owner was last there for sure; null for a program. */
  provedAt: Date | null
  /** Null for a browser. */
  token: TokenCaller | null
}

/** What one call may use. */
export interface Context extends AppServices {
  request: FastifyRequest
  reply: FastifyReply
  /** How many procedures share the request. */
  calls: number
  /** The access token that the request bears; null where it is no program's. Beside a token no cookie is looked at. */
  bearer: string | null
  /** The secret by which the caller is known, of a program or a browser; null where none was sent. */
  credential: string | null
  /** Who calls; read lazily, at most once. */
  getCaller(): Promise<Caller | null>
}

export const isHttps = (env: Env) => env.PUBLIC_URL?.startsWith('https:') ?? false

export function share(services: Services): AppServices {
  const { database, env, log, secretKey } = services
  const { db } = database
  return {
    ...services,
    db,
    budgets: services.budgets ?? createBudgets(env.RATE_LIMIT),
    deadSpace: createDeadSpace(database, log),
    inFlight: createInFlight(env.RATE_LIMIT),
    knownCallers: createKnownCallers(),
    knownRefusals: createKnownRefusals(),
    limits: createLimits(db, env.RATE_LIMIT, log, secretKey),
    openedLinks: createOpenedLinks(),
    queues: createQueues(),
    sessions: createSessions(db, isHttps(env)),
    tokens: createTokens(db),
  }
}

/** Under what an account's calls are counted: those of its programs keep none of its own out. */
export const callerKey = ({ user, token }: Pick<Caller, 'user' | 'token'>) =>
  token === null ? user.id : `programs of ${user.id}`

/** The secret that came with a request, as Context has it. */
export const credentialOf = ({ sessions }: Pick<AppServices, 'sessions'>, { headers }: FastifyRequest) =>
  bearerIn(headers.authorization) ?? sessions.tokenIn(headers.cookie)

async function readSession({ sessions }: AppServices, request: FastifyRequest, reply: FastifyReply) {
  const found = await sessions.read(request.headers.cookie)
  if (found?.cookie) reply.header('set-cookie', found.cookie.serialize())
  return found && { user: found.user, sessionId: found.sessionId, provedAt: found.provedAt, token: null }
}

/** A program's calls are counted by its account, and wrong tokens by their sender: these keep no right one out. */
async function readToken({ tokens, limits, knownRefusals }: AppServices, request: FastifyRequest, bearer: string) {
  knownRefusals.refuse(bearer)
  const token = await tokens.read(bearer)
  if (token) await knownRefusals.keep(bearer, () => limits.count([['tokenCalls', token.user.id]], request))
  else await limits.count([['wrongToken', addressKey(request.ip)]], request)
  return token && { user: token.user, sessionId: token.tokenId, provedAt: null, token }
}

export function createContext(shared: AppServices, request: FastifyRequest, reply: FastifyReply, calls = 1): Context {
  let caller: Promise<Caller | null> | undefined
  const bearer = bearerIn(request.headers.authorization)
  const credential = credentialOf(shared, request)
  async function read() {
    const found = await (bearer === null ? readSession(shared, request, reply) : readToken(shared, request, bearer))
    if (found && credential !== null) shared.knownCallers.note(credential, callerKey(found))
    return found
  }
  const call = {
    request,
    reply,
    calls,
    bearer,
    credential,
    limits: { ...shared.limits, count: (attempts: Attempts) => shared.limits.count(attempts, request) },
    getCaller() {
      caller ??= read()
      return caller
    },
  }
  // Not spread: writing on to what was spread costs the engine ten times as much.
  return Object.assign({}, shared, call)
}
