import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { type ErrorCode, errorStatuses, type IssueCode } from '../../src/domain/error-codes'

type Status = (typeof errorStatuses)[ErrorCode]

/** What tRPC calls the statuses. */
const trpcCodes: Record<Status, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

/** What is wrong with one field, the first part of the path first. */
export interface Issue {
  path: string
  code: IssueCode
  /** The path that may have been meant, of a path that names nothing. */
  nearest?: string
}

interface Details {
  issues?: Issue[]
  /** Seconds after which another try makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal that the caller is meant to see. Everything else that is thrown becomes INTERNAL, and tells nothing. */
export class AppError extends Error {
  readonly status: Status
  readonly trpcCode: TRPC_ERROR_CODE_KEY
  readonly issues: Issue[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, { cause: details.cause })
    this.status = errorStatuses[code]
    this.trpcCode = trpcCodes[this.status]
    this.issues = details.issues
    this.retryAfter = details.retryAfter ?? (this.status === 503 ? 2 : undefined)
  }
}
