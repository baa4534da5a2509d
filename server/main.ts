import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app/app'
import { serveMetrics } from './app/metrics-server'
import { openServices } from './app/services'
import { serveControl } from './commands/control'
import { releaseOf } from './commands/release'
import { readCalculator } from './http/documents/calculator'
import { type RenderLanding, readPages } from './http/documents/pages'
import { asksAdminsForCode, type Env, missingOfSeller, readEnv } from './infra/env'
import { createLog } from './infra/log'
import { startTracing } from './infra/metrics/tracing'

/** `dist/`, when this runs as the built `dist/server/main.js`. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '..')

/** What a new embedded database begins with: put beside the built program. */
const packedDatabase = fileURLToPath(new URL('packed-database.tar.gz', import.meta.url))

/** Built beside this program too. */
const fileThread = new URL('file-thread.js', import.meta.url)

async function client(env: Env) {
  const folder = join(dist, 'client')
  const pages = join(dist, 'pages')
  if (!existsSync(pages)) return {}
  const { renderLanding }: { renderLanding: RenderLanding } = await import(
    pathToFileURL(join(dist, 'prerender', 'render-landing.js')).href
  )
  const calculator = await readCalculator(pages)
  return { client: { folder, pages: await readPages({ folder: pages, env, renderLanding }), calculator } }
}

/** What keeps the data, and what the embedded one does not promise. */
function whereDataIs(env: Env): string {
  return env.DATABASE_URL
    ? 'database: PostgreSQL'
    : `database: embedded in ${env.DATA_DIR} (it survives a crash of the program but not a power cut; for that, set DATABASE_URL)`
}

/** How codes get to people, and what it means for who they are that nothing is sent. */
function howMailGoes(env: Env): string {
  return env.SMTP_URL
    ? 'mail: SMTP_URL'
    : 'mail: none, codes are in the log and the outbox (registering gives access at once and no address is confirmed; for that, set SMTP_URL)'
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl+C under npm and a stop of a whole process group come twice: the second is no order to drop everything. */
function closeOnce(close: (signal: NodeJS.Signals) => unknown) {
  let closing = false
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (!closing) close(signal)
      closing = true
    })
  }
}

async function start() {
  // The data folder is readable for the process's own user alone.
  process.umask(0o077)
  // React has a slow half for those who develop it.
  process.env.NODE_ENV ??= 'production'
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const stop = (why: string) => (cause: Error) => {
    log.fatal({ err: cause }, why)
    process.exit(1)
  }
  const release = await releaseOf(join(dist, '..'))
  const stopTracing = await startTracing(env, release)
  const packed = existsSync(packedDatabase) ? packedDatabase : undefined
  const services = await openServices({
    env,
    log,
    version: release,
    packedDatabase: packed,
    fileThread,
    onLockLost: stop('the lock on the data folder was lost'),
    onOutdated: stop('this process stops'),
  })
  const stopControl = env.DATABASE_URL
    ? undefined
    : await serveControl({ db: services.database.db, dataDir: env.DATA_DIR, release: services.version, log })
  const scraped = await serveMetrics(env, services.database, services.version)
  const stopping = new AbortController()
  const app = await createApp({ ...services, ...(await client(env)), stopping: stopping.signal })
  const drainMs = env.DRAIN_SECONDS * 1000
  const delay = drainMs + 9500
  const grace = closeWithGrace({ delay, logger: false, skip: [...stopSignals] }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    // Load balancers learn first that there is to be nothing new; until they have, what comes is served.
    stopping.abort()
    if (signal === 'SIGTERM') await setTimeout(drainMs)
    await app.close()
    scraped?.close()
    await stopControl?.()
    await services.close()
    await stopTracing()
  })
  closeOnce(grace.close)
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  if (!asksAdminsForCode(env))
    log.warn(
      'administrators sign in with their password alone: set SMTP_URL, or ADMIN_CODE=on to have codes in the log',
    )
  const missing = missingOfSeller(env)
  if (missing.length > 0) log.warn(`a store's pages must say who sells: set ${missing.join(', ')}`)
  if (!env.RATE_LIMIT) log.warn('RATE_LIMIT=off: nothing stops a guesser or a flood; for load tests only')
  process.stdout.write(`Mizan is at ${env.PUBLIC_URL ?? address} · ${whereDataIs(env)} · ${howMailGoes(env)}\n`)
}

/** One line that says what to do; a stack trace does not help the operator. */
function formatIssue(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE'
  return isTaken ? 'PORT is in use by another program; stop it, or set another PORT.' : cause.message
}

start().catch((cause: unknown) => {
  process.stderr.write(`${formatIssue(cause)}\n`)
  process.exit(1)
})
