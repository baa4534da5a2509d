import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../http/bearer'
import { tellAllowance } from '../http/rate-limit-headers'
import { createHttpServices, type HttpServices, type HttpSetup } from '../http/services'
import { isHttps } from '../infra/env'
import { addressKey } from '../infra/ip-key'
import type { Attempts } from '../infra/rate-limits'
import type { RefuseEasyPassword } from './easy-passwords/judge'
import type { Passwords } from './passwords'
import { createSecretOwners, type SecretOwners } from './secret-owners'
import { createSessions, type Sessions, type SignedUser } from './sessions'
import { createTokens, type TokenCaller, type Tokens } from './tokens'

export interface AuthSetup extends HttpSetup {
  passwords: Passwords
  refuseEasyPassword: RefuseEasyPassword
}

/** What every part that deals with accounts may use; made once an application. */
export interface AuthServices extends HttpServices, AuthSetup {
  budgets: HttpServices['budgets']
  secretOwners: SecretOwners
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
  /** Whether a passkey has opened or proved the session. */
  isStrong: boolean
  /** Null for a browser. */
  token: TokenCaller | null
}

/** What is known of one call. */
export interface Call {
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

/** What one call may use of accounts and all below. The procedures' own context has the services of every part. */
export type Context = AuthServices & Call

export function createAuthServices(setup: AuthSetup): AuthServices {
  const services = createHttpServices(setup)
  const { db, env } = services
  const secretOwners = createSecretOwners(db)
  const sessions = createSessions(db, secretOwners, isHttps(env))
  return { ...setup, ...services, secretOwners, sessions, tokens: createTokens(db, secretOwners) }
}

/** Under what an account's calls and tries are counted: those of its programs keep none of its own out. */
export const callerKey = ({ user, token }: { user: { id: string }; token: TokenCaller | string | null }) =>
  token === null ? user.id : `programs of ${user.id}`

/** The secret that came with a request, as Call has it. */
export const credentialOf = ({ sessions }: Pick<AuthServices, 'sessions'>, { headers }: FastifyRequest) =>
  bearerIn(headers.authorization) ?? sessions.tokenIn(headers.cookie)

async function readSession({ sessions }: AuthServices, request: FastifyRequest, reply: FastifyReply) {
  const found = await sessions.read(request.headers.cookie)
  if (found?.cookie) reply.header('set-cookie', found.cookie.serialize())
  if (!found) return null
  const { user, sessionId, provedAt, isStrong } = found
  return { user, sessionId, provedAt, isStrong, token: null }
}

const callerOf = (token: TokenCaller | null): Caller | null =>
  token && { user: token.user, sessionId: token.tokenId, provedAt: null, isStrong: false, token }

/** A program's calls are counted by its account, and wrong tokens by their sender: these keep no right one out. */
async function readToken(shared: AuthServices, request: FastifyRequest, reply: FastifyReply, bearer: string) {
  const { tokens, limits, knownRefusals } = shared
  return tellAllowance(reply, async () => {
    knownRefusals.refuse(bearer)
    const token = await tokens.read(bearer)
    const counted = token
      ? await knownRefusals.keep(bearer, () => limits.count([['tokenCalls', token.user.id]], request))
      : await limits.count([['wrongToken', addressKey(request.ip)]], request).then(() => null)
    return { allowance: counted, value: callerOf(token) }
  })
}

/** The services of an application with what is known of one call. */
export function withCall<Services extends AuthServices>(
  shared: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  calls = 1,
): Services & Call {
  let caller: Promise<Caller | null> | undefined
  const bearer = bearerIn(request.headers.authorization)
  const credential = credentialOf(shared, request)
  async function read() {
    const found = await (bearer === null
      ? readSession(shared, request, reply)
      : readToken(shared, request, reply, bearer))
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
