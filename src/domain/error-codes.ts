/**
 * Every reason for which the server refuses a request, with the HTTP status of the answer. Both dictionaries have a sentence
 * for each, and the client branches on the code, never on the sentence.
 */
export const errorStatuses = {
  BAD_INPUT: 400,
  MALFORMED_JSON: 400,
  NUL_CHARACTER: 400,
  TOO_MANY_VALUES: 400,
  TOO_DEEP: 400,
  PLAN_NOT_JSON: 400,
  PLAN_TOO_LARGE: 413,
  PLAN_TOO_DEEP: 400,
  PLAN_FORBIDDEN_KEY: 400,
  PLAN_NUMBER: 400,
  PLAN_NOT_OBJECT: 400,
  BATCH_TOO_LARGE: 400,
  BATCH_REFUSED: 400,
  CODE_INVALID: 400,
  CODE_NEEDED: 401,
  PASSWORD_NEEDED: 401,
  CONSENT_NEEDED: 409,
  UNAUTHENTICATED: 401,
  CREDENTIALS: 401,
  PASSKEY_INVALID: 401,
  RECOVERY_INVALID: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  INACTIVE: 403,
  NO_ACCESS: 403,
  CONFIRMATION_REQUIRED: 403,
  ACCESS_SUSPENDED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  PASSWORD_ENDED: 403,
  PROOF_NEEDED: 403,
  PASSKEY_NEEDED: 403,
  ADMIN_ONLY: 403,
  TOKEN_SCOPE: 403,
  NOT_FOUND: 404,
  PAYMENTS_OFF: 404,
  STORES_OFF: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  OWN_ROLE: 409,
  LAST_ADMIN: 409,
  BENCHMARK_TAKEN: 409,
  HAS_ACCESS: 409,
  PAYMENT_NOT_VERIFIED: 409,
  IN_FLIGHT: 409,
  STALE_REVISION: 412,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_TRIES: 429,
  TOO_MANY_PROJECTS: 429,
  TOO_MANY_NEW_PROJECTS: 429,
  TOO_MANY_SAVES: 429,
  TOO_MANY_LINKS: 409,
  LINK_NOT_FOUND: 404,
  TOO_MANY_NAMED_VERSIONS: 409,
  TOO_MANY_MONTHS: 409,
  MONTH_CLOSED: 409,
  STORAGE_FULL: 413,
  TOO_MANY_TOKENS: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_WEBHOOKS: 409,
  WEBHOOK_OFF: 409,
  TOO_MANY_STORES: 409,
  STORE_TAKEN: 409,
  STORE_REFUSED: 409,
  STORE_NOT_CONNECTED: 409,
  INTERNAL: 500,
  BUSY: 503,
  DATABASE_UNAVAILABLE: 503,
  PAYMENTS_UNAVAILABLE: 503,
  STORE_UNAVAILABLE: 503,
  TIMEOUT: 503,
} as const
export type ErrorCode = keyof typeof errorStatuses

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatuses, text)

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatuses).filter(isErrorCode)

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
  'recoveryCode',
  'nul',
  'negative',
  'percent',
  'aboveMiddle',
  'belowMiddle',
  'fieldRange',
  'whole',
  'months',
  'monthFuture',
  'monthTwice',
  'monthClosed',
  'oneTimeOnly',
  'webhookUrl',
  'webhookAddress',
  'shopDomain',
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
  | 'tooManyRows'
  | 'notSales'
  | 'ordersOfSalla'
  | 'ordersOfShopify'
  | 'ordersOfWooCommerce'
  | 'ordersOfNoon'
  | 'ordersOfAmazon'
  | 'noProducts'
  | 'tooSlow'
  | 'unreadable'

/** What a column of a list of products may say. */
export const productColumns = ['name', 'price', 'salePrice', 'cost', 'units', 'category', 'supplierVat'] as const
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
  | 'badVat'
  | 'unitsRange'
