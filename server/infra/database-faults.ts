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
  CONNECT_TIMEOUT: 'DATABASE_UNAVAILABLE',
  CONNECTION_CLOSED: 'DATABASE_UNAVAILABLE',
  CONNECTION_ENDED: 'DATABASE_UNAVAILABLE',
  CONNECTION_DESTROYED: 'DATABASE_UNAVAILABLE',
}

/** What any connection may say: that of a client, a store or a mail server, too. */
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/** The driver and drizzle name the statement in what they throw. */
const isOfStatement = (cause: unknown): boolean => has(cause, 'query')

function codeOf(cause: unknown, ofStatement: boolean): ErrorCode | undefined {
  if (!has(cause, 'code')) return /PGlite is clos/i.test(`${cause}`) ? 'DATABASE_UNAVAILABLE' : undefined
  const code = String(cause.code)
  if (connectionCodes.has(code)) return ofStatement ? 'DATABASE_UNAVAILABLE' : undefined
  // Classes 08 and 57P: the connection, or the server behind it, went away. 53: no disk, memory or connection is left. 58: its disk fails.
  return databaseCodes[code] ?? (/^(08|53|57P|58)/.test(code) ? 'DATABASE_UNAVAILABLE' : undefined)
}

/** What a caller is told of what the database or its driver threw; drizzle wraps it. */
export function databaseFault(cause: unknown): ErrorCode | undefined {
  const inner = has(cause, 'cause') ? cause.cause : undefined
  const ofStatement = isOfStatement(cause) || isOfStatement(inner)
  return codeOf(cause, ofStatement) ?? codeOf(inner, ofStatement)
}

/** Whether the database cannot be used now: what runs by itself tries again, and the log has been told once. */
export const isDatabaseAway = (cause: unknown) => databaseFault(cause) === 'DATABASE_UNAVAILABLE'

/** Whether the statement was never sent, because the database was known to be away: the log has that already. */
export const wasNotSent = (cause: unknown): boolean =>
  has(cause, 'code') && cause.code === 'DATABASE_AWAY' ? true : has(cause, 'cause') && wasNotSent(cause.cause)
