import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import type { ErrorCode, IssueCode } from '../../src/domain/error-codes'

interface Kind {
  status: number
  trpc: TRPC_ERROR_CODE_KEY
}
const kinds = {
  bad: { status: 400, trpc: 'BAD_REQUEST' },
  noSession: { status: 401, trpc: 'UNAUTHORIZED' },
  forbidden: { status: 403, trpc: 'FORBIDDEN' },
  missing: { status: 404, trpc: 'NOT_FOUND' },
  method: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  conflict: { status: 409, trpc: 'CONFLICT' },
  stale: { status: 412, trpc: 'PRECONDITION_FAILED' },
  large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  mediaType: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  unprocessable: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  tooMany: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  internal: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
} satisfies Record<string, Kind>

const kindOf: Record<ErrorCode, Kind> = {
  BAD_INPUT: kinds.bad,
  MALFORMED_JSON: kinds.bad,
  NUL_CHARACTER: kinds.bad,
  PLAN_NOT_JSON: kinds.bad,
  PLAN_TOO_LARGE: kinds.large,
  PLAN_TOO_DEEP: kinds.bad,
  PLAN_FORBIDDEN_KEY: kinds.bad,
  PLAN_NUMBER: kinds.bad,
  PLAN_NOT_OBJECT: kinds.bad,
  BATCH_TOO_LARGE: kinds.bad,
  BATCH_REFUSED: kinds.bad,
  CODE_INVALID: kinds.bad,
  CODE_NEEDED: kinds.noSession,
  PASSWORD_NEEDED: kinds.noSession,
  CONSENT_NEEDED: kinds.conflict,
  UNAUTHENTICATED: kinds.noSession,
  CREDENTIALS: kinds.noSession,
  FORBIDDEN: kinds.forbidden,
  CROSS_SITE: kinds.forbidden,
  INACTIVE: kinds.forbidden,
  NO_ACCESS: kinds.forbidden,
  CONFIRMATION_REQUIRED: kinds.forbidden,
  ACCESS_SUSPENDED: kinds.forbidden,
  PASSWORD_CHANGE_REQUIRED: kinds.forbidden,
  PASSWORD_ENDED: kinds.forbidden,
  PROOF_NEEDED: kinds.forbidden,
  ADMIN_ONLY: kinds.forbidden,
  TOKEN_SCOPE: kinds.forbidden,
  NOT_FOUND: kinds.missing,
  PAYMENTS_OFF: kinds.missing,
  METHOD_NOT_ALLOWED: kinds.method,
  CONFLICT: kinds.conflict,
  EMAIL_TAKEN: kinds.conflict,
  OWN_ROLE: kinds.conflict,
  LAST_ADMIN: kinds.conflict,
  BENCHMARK_TAKEN: kinds.conflict,
  HAS_ACCESS: kinds.conflict,
  PAYMENT_NOT_VERIFIED: kinds.conflict,
  IN_FLIGHT: kinds.conflict,
  STALE_REVISION: kinds.stale,
  TOO_LARGE: kinds.large,
  NOT_JSON: kinds.mediaType,
  KEY_REUSED: kinds.unprocessable,
  TOO_MANY_REQUESTS: kinds.tooMany,
  TOO_MANY_TRIES: kinds.tooMany,
  TOO_MANY_PROJECTS: kinds.tooMany,
  TOO_MANY_NEW_PROJECTS: kinds.tooMany,
  TOO_MANY_SAVES: kinds.tooMany,
  TOO_MANY_LINKS: kinds.conflict,
  LINK_NOT_FOUND: kinds.missing,
  TOO_MANY_NAMED_VERSIONS: kinds.conflict,
  STORAGE_FULL: kinds.large,
  TOO_MANY_TOKENS: kinds.conflict,
  TOO_MANY_WEBHOOKS: kinds.conflict,
  INTERNAL: kinds.internal,
  BUSY: kinds.unavailable,
  DATABASE_UNAVAILABLE: kinds.unavailable,
  PAYMENTS_UNAVAILABLE: kinds.unavailable,
  TIMEOUT: kinds.unavailable,
}

/** What is wrong with one field, the first part of the path first. */
export interface Issue {
  path: string
  code: IssueCode
}

interface Details {
  issues?: Issue[]
  /** Seconds after which another try makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal that the caller is meant to see. Everything else that is thrown becomes INTERNAL, and tells nothing. */
export class AppError extends Error {
  readonly status: number
  readonly trpcCode: TRPC_ERROR_CODE_KEY
  readonly issues: Issue[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, { cause: details.cause })
    this.status = kindOf[code].status
    this.trpcCode = kindOf[code].trpc
    this.issues = details.issues
    this.retryAfter = details.retryAfter ?? (this.status === 503 ? 2 : undefined)
  }
}
