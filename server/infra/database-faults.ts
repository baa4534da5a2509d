import type { ErrorCode } from '../../src/domain/error-codes'

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value

/** PostgreSQL's and the driver's codes that mean: not now. The rest of what a database says is a fault of ours. */
const databaseCodes: Record<string, ErrorCode> = {
  '23505': 'CONFLICT',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '57014': 'TIMEOUT',
  '22021': 'NUL_CHARACTER',
  // A number, a moment, a zone or a text that its type cannot hold: it was sent, for what we make ourselves fits.
  '22003': 'BAD_INPUT',
  '22007': 'BAD_INPUT',
  '22008': 'BAD_INPUT',
  '22009': 'BAD_INPUT',
  '22P02': 'BAD_INPUT',
  DATABASE_AWAY: 'DATABASE_UNAVAILABLE',
  DATABASE_BUSY: 'DATABASE_UNAVAILABLE',
  // Its lock is held by another for too long; the server takes no writes.
  '55P03': 'DATABASE_UNAVAILABLE',
  '25006': 'DATABASE_UNAVAILABLE',
  ECONNREFUSED: 'DATABASE_UNAVAILABLE',
  ECONNRESET: 'DATABASE_UNAVAILABLE',
  ENOTFOUND: 'DATABASE_UNAVAILABLE',
  ETIMEDOUT: 'DATABASE_UNAVAILABLE',
  EPIPE: 'DATABASE_UNAVAILABLE',
  CONNECT_TIMEOUT: 'DATABASE_UNAVAILABLE',
  CONNECTION_CLOSED: 'DATABASE_UNAVAILABLE',
  CONNECTION_ENDED: 'DATABASE_UNAVAILABLE',
  CONNECTION_DESTROYED: 'DATABASE_UNAVAILABLE',
}

function codeOf(cause: unknown): ErrorCode | undefined {
  if (!has(cause, 'code')) return /PGlite is clos/i.test(`${cause}`) ? 'DATABASE_UNAVAILABLE' : undefined
  const code = String(cause.code)
  // Classes 08 and 57P: the connection, or the server behind it, went away. 53: no disk, memory or connection is left. 58: its disk fails.
  return databaseCodes[code] ?? (/^(08|53|57P|58)/.test(code) ? 'DATABASE_UNAVAILABLE' : undefined)
}

/** What a caller is told of what the database or its driver threw; drizzle wraps it. */
export const databaseFault = (cause: unknown): ErrorCode | undefined =>
  codeOf(cause) ?? (has(cause, 'cause') ? codeOf(cause.cause) : undefined)

/** Whether the database cannot be used now: what runs by itself tries again, and the log has been told once. */
export const isDatabaseAway = (cause: unknown) => databaseFault(cause) === 'DATABASE_UNAVAILABLE'

/** Whether the statement was never sent, because the database was known to be away: the log has that already. */
export const wasNotSent = (cause: unknown): boolean =>
  has(cause, 'code') && cause.code === 'DATABASE_AWAY' ? true : has(cause, 'cause') && wasNotSent(cause.cause)
