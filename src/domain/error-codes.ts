/**
 * Every reason for which the server refuses a request. The server gives each a status, both dictionaries a sentence,
 * and the client branches on the code, never on the sentence.
 */
export const errorCodes = [
  'BAD_INPUT',
  'MALFORMED_JSON',
  'NUL_CHARACTER',
  'PLAN_NOT_JSON',
  'PLAN_TOO_LARGE',
  'PLAN_TOO_DEEP',
  'PLAN_FORBIDDEN_KEY',
  'PLAN_NUMBER',
  'PLAN_NOT_OBJECT',
  'BATCH_TOO_LARGE',
  'BATCH_REFUSED',
  'CODE_INVALID',
  'CODE_NEEDED',
  'PASSWORD_NEEDED',
  'CONSENT_NEEDED',
  'UNAUTHENTICATED',
  'CREDENTIALS',
  'FORBIDDEN',
  'CROSS_SITE',
  'INACTIVE',
  'NO_ACCESS',
  'CONFIRMATION_REQUIRED',
  'ACCESS_SUSPENDED',
  'PASSWORD_CHANGE_REQUIRED',
  'PASSWORD_ENDED',
  'PROOF_NEEDED',
  'ADMIN_ONLY',
  'TOKEN_SCOPE',
  'NOT_FOUND',
  'PAYMENTS_OFF',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'EMAIL_TAKEN',
  'OWN_ROLE',
  'LAST_ADMIN',
  'BENCHMARK_TAKEN',
  'HAS_ACCESS',
  'PAYMENT_NOT_VERIFIED',
  'IN_FLIGHT',
  'STALE_REVISION',
  'TOO_LARGE',
  'NOT_JSON',
  'KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_TRIES',
  'TOO_MANY_PROJECTS',
  'TOO_MANY_NEW_PROJECTS',
  'TOO_MANY_SAVES',
  'TOO_MANY_LINKS',
  'LINK_NOT_FOUND',
  'TOO_MANY_NAMED_VERSIONS',
  'STORAGE_FULL',
  'TOO_MANY_TOKENS',
  'TOO_MANY_WEBHOOKS',
  'INTERNAL',
  'BUSY',
  'DATABASE_UNAVAILABLE',
  'PAYMENTS_UNAVAILABLE',
  'TIMEOUT',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What can be wrong with one field of a form; the schemas name these as their messages. */
export const issueCodes = [
  'required',
  'invalid',
  'choice',
  'number',
  'tooLong',
  'tooSmall',
  'tooBig',
  'unknownKey',
  'email',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'passwordSame',
  'phone',
  'code',
  'nul',
  'negative',
  'percent',
  'aboveMiddle',
  'belowMiddle',
  'fieldRange',
  'whole',
  'months',
  'oneTimeOnly',
  'webhookUrl',
  'webhookAddress',
] as const
export type IssueCode = (typeof issueCodes)[number]

/** Why a file is not opened; both dictionaries have a sentence for each. */
export type FileRefusal =
  | 'tooLarge'
  | 'unpacksTooLarge'
  | 'empty'
  | 'program'
  | 'oldExcel'
  | 'encrypted'
  | 'pdf'
  | 'picture'
  | 'packed'
  | 'unknownKind'
  | 'brokenJson'
  | 'notAPlan'
  | 'planTooLarge'
  | 'planTooDeep'
  | 'planForbidden'
  | 'brokenWorkbook'
  | 'otherWorkbook'
  | 'otherVersion'
  | 'otherPacking'
  | 'tooManyCells'
  | 'noProducts'
  | 'tooSlow'
  | 'unreadable'

/** What a column of a list of products may say. */
export const productColumns = ['name', 'price', 'salePrice', 'cost', 'units', 'category'] as const
export type ProductColumn = (typeof productColumns)[number]

/** Why a row of a list of products cannot be taken over. */
export type RowProblemCode =
  | 'noName'
  | 'nameTooLong'
  | 'noPrice'
  | 'badPrice'
  | 'priceRange'
  | 'badCost'
  | 'badUnits'
  | 'unitsRange'
