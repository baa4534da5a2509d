import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

const frames = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error as the log may hold it. What a database says repeats the values it was given, so of its errors only the
 * code, the constraint and the statement with its placeholders are kept.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const query = text(field(error, 'query'))
  const source = query === undefined ? error : field(error, 'cause')
  const code = text(field(source, 'code'))
  const cause = error.cause === undefined || query !== undefined ? undefined : loggedError(error.cause)
  return {
    type: error.name,
    ...(query === undefined && text(field(error, 'severity')) === undefined ? { message: error.message } : {}),
    ...(code && { code }),
    ...(query && { query, constraint: text(field(source, 'constraint_name') ?? field(source, 'constraint')) }),
    stack: frames(error),
    ...(cause && { cause }),
  }
}

/** The program's log, one line of JSON a happening. */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: loggedError }, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
