import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { type ErrorCode, type IssueCode, issueCodes } from '../../src/domain/error-codes'
import { databaseFault } from '../infra/database-faults'
import { AppError, type Issue } from '../infra/errors'

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value

// zod keeps no input in its issues, so here is the last place that can tell a missing field from a wrong one.
z.config({
  customError: ({ code, input }) => {
    if (code !== 'invalid_type' && code !== 'invalid_value') return undefined
    if (input === undefined) return 'required'
    return code === 'invalid_type' ? 'invalid' : undefined
  },
})

function issueCode(issue: z.core.$ZodIssue): IssueCode {
  const named = issueCodes.find((code) => code === issue.message)
  if (named) return named
  if (issue.code === 'invalid_value') return 'choice'
  if (issue.code === 'unrecognized_keys') return 'unknownKey'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig'
  if (issue.code !== 'too_small') return 'invalid'
  return issue.origin === 'string' ? 'required' : 'tooSmall'
}

/** The most fields that a refusal names: a small body may have thirty thousand wrong ones. */
const maxIssues = 100

/** What zod found, as fields and codes; one finding a field, the first. */
function issuesOf(error: z.core.$ZodError): Issue[] {
  const found = new Map<string, Issue>()
  for (const issue of error.issues) {
    if (found.size === maxIssues) break
    const path = issue.path.map(String).join('.')
    if (!found.has(path)) found.set(path, { path, code: issueCode(issue) })
  }
  return [...found.values()]
}

/** What tRPC itself refuses. */
const trpcCodes: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'BAD_INPUT',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  NOT_FOUND: 'NOT_FOUND',
  UNSUPPORTED_MEDIA_TYPE: 'NOT_JSON',
}

/** What a procedure threw, or what tRPC itself found: an input that is none, or a name that no procedure has. */
function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause
  if (error.cause instanceof z.core.$ZodError) return new AppError('BAD_INPUT', { issues: issuesOf(error.cause) })
  const code = trpcCodes[error.code]
  if (code) return new AppError(code, { cause: error })
  return fromUnknown(error.cause ?? error)
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_HANDLER_TIMEOUT: 'TIMEOUT',
  FST_UNDER_PRESSURE: 'BUSY',
}

function fromFastify(error: { code?: unknown; statusCode: number }): AppError | undefined {
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('BAD_INPUT', { issues: [{ path: 'url', code: 'invalid' }] })
  const code = fastifyCodes[String(error.code)]
  if (code) return new AppError(code)
  if (error.statusCode === 404) return new AppError('NOT_FOUND')
  if (error.statusCode === 413) return new AppError('TOO_LARGE')
  if (error.statusCode === 415) return new AppError('NOT_JSON')
  return error.statusCode < 500 ? new AppError('MALFORMED_JSON') : undefined
}

function fromUnknown(cause: unknown): AppError {
  const code = databaseFault(cause)
  if (code) return new AppError(code, { cause })
  if (has(cause, 'statusCode') && typeof cause.statusCode === 'number') {
    const known = fromFastify({ ...cause, statusCode: cause.statusCode })
    if (known) return known
  }
  return new AppError('INTERNAL', { cause })
}

/** The one place where anything thrown becomes what a caller may know of it. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (cause instanceof TRPCError) return fromTrpc(cause)
  if (cause instanceof z.core.$ZodError) return new AppError('BAD_INPUT', { issues: issuesOf(cause) })
  return fromUnknown(cause)
}
