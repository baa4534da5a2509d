import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { isDatabaseAway, wasNotSent } from './database-faults'
import type { Env } from './env'
import type { AppError } from './errors'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

const frames = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** What others say of an error may name a person's address. */
const withoutAddresses = (message: string) => message.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')

/** A mail server's refusal repeats the recipient in its text, so only its codes are kept. */
function mailError(error: Error) {
  const [command, responseCode] = [text(field(error, 'command')), field(error, 'responseCode')]
  if (command === undefined) return null
  return { type: error.name, code: text(field(error, 'code')), responseCode, command }
}

/**
 * An error as the log may hold it. What a database says repeats the values it was given, so of its errors only the
 * code, the constraint and the statement with its placeholders are kept.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const ofMail = mailError(error)
  if (ofMail) return ofMail
  const query = text(field(error, 'query'))
  const source = query === undefined ? error : field(error, 'cause')
  const code = text(field(source, 'code'))
  const cause = error.cause === undefined || query !== undefined ? undefined : loggedError(error.cause)
  return {
    type: error.name,
    ...(query === undefined && text(field(error, 'severity')) === undefined
      ? { message: withoutAddresses(error.message) }
      : {}),
    ...(code && { code }),
    ...(query && { query, constraint: text(field(source, 'constraint_name') ?? field(source, 'constraint')) }),
    stack: frames(error),
    ...(cause && { cause }),
  }
}

const minuteMs = 60_000

/** When each log was last told that the database refuses, and how often that has been since. */
const refusals = new WeakMap<object, { at: number; since: number }>()

/** Says it once a minute, with how many were refused besides: an outage must not also fill the log. */
function reportRefusal(log: FastifyBaseLogger, line: object) {
  const reported = refusals.get(log)
  if (reported && Date.now() - reported.at < minuteMs) {
    reported.since += 1
    return
  }
  log.error({ ...line, besides: reported?.since ?? 0 }, 'DATABASE_UNAVAILABLE')
  refusals.set(log, { at: Date.now(), since: 0 })
}

/** Logs what was our fault. Being busy is none. */
export function reportFault({ log, id }: FastifyRequest, error: AppError): void {
  if (error.status < 500 || error.code === 'BUSY' || wasNotSent(error)) return
  const line = { reqId: id, err: error.cause ?? error }
  if (error.code === 'DATABASE_UNAVAILABLE') reportRefusal(log, line)
  else log.error(line, error.code)
}

/** Logs that work which runs by itself failed; while the database is away it tries again without a word. */
export const logFailure = (log: FastifyBaseLogger, what: string) => (err: unknown) => {
  if (!isDatabaseAway(err)) log.error({ err }, what)
}

/** Standard output, written to a few times a second and not once a line; what is left goes out when the process ends. */
function standardOutput(): DestinationStream {
  // Not by flushSync, which also waits for the disk.
  const output = pino.destination({ fd: 1, sync: true, minLength: 4096, periodicFlush: 200 })
  process.once('exit', () => output.flushSync())
  return output
}

let second = -1
let textOfSecond = ''

/** The time of a line, in UTC. Its text up to the second is kept, for making it costs as much as the rest of a line. */
function timestamp(): string {
  const now = Date.now()
  if (Math.floor(now / 1000) !== second) {
    second = Math.floor(now / 1000)
    textOfSecond = new Date(now).toISOString().slice(0, -'000Z'.length)
  }
  return `,"time":"${textOfSecond}${String(now % 1000).padStart(3, '0')}Z"`
}

/** The program's log, one line of JSON a happening. */
export function createLog(level: Env['LOG_LEVEL'], destination: DestinationStream = standardOutput()): Logger {
  const options = { level, base: null, serializers: { err: loggedError }, timestamp }
  return pino(options, destination)
}
