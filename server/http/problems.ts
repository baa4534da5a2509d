import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { ErrorCode } from '../../src/domain/error-codes'
import type { Language } from '../../src/domain/options'
import { errors as ar } from '../../src/i18n/ar/errors'
import { errors as en } from '../../src/i18n/en/errors'
import type { AppError, Issue } from '../infra/errors'

const sentences = { en, ar }

interface DescribedIssue extends Issue {
  message: string
}

/** The body of every refusal of the REST paths; tRPC carries the same sentences. */
export interface Problem {
  error: string
  message: string
  code: ErrorCode
  issues?: DescribedIssue[]
}

/** The header Link of a refusal: where its code is explained to programs. */
export const explanationOf = (code: ErrorCode): string => `</api/docs#code-${code}>; rel="help"`

export function describe(error: AppError, language: Language): Problem {
  const { codes, issues } = sentences[language]
  const sentence = codes[error.code]
  return {
    error: sentence,
    message: sentence,
    code: error.code,
    ...(error.issues && {
      issues: error.issues.map((issue) => ({ ...issue, message: issues[issue.code] })),
    }),
  }
}

/**
 * What a tRPC client finds in `error.data`. Exported because the router's inferred type names it.
 * @public
 */
export interface TrpcErrorData {
  code: ErrorCode
  httpStatus: number
  issues?: DescribedIssue[]
  /** Seconds after which another try makes sense. */
  retryAfter?: number
}

/** A refusal as tRPC's protocol has it; the router's type carries `data` to the client. */
export function trpcErrorShape(error: AppError, language: Language) {
  const { message, code, issues } = describe(error, language)
  const { status: httpStatus, retryAfter } = error
  const data: TrpcErrorData = {
    code,
    httpStatus,
    ...(issues && { issues }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
  return { message, code: TRPC_ERROR_CODES_BY_KEY[error.trpcCode], data }
}
