import type { Logger } from 'pino'
import { type Database, openEmbedded, openPostgres } from '../../db/client'
import { closeIfOpen } from '../../db/connecting/private-folder'
import { checkProgram, migrate, ProgramTooOld } from '../../db/migrate'
import { seed } from '../../db/seed'
import { createRefuseEasyPassword } from '../auth/easy-passwords/judge'
import { readWordList } from '../auth/easy-passwords/word-list'
import { createPasswords } from '../auth/passwords'
import { publicAddresses } from '../connect/addresses'
import { createSend } from '../connect/send'
import { createSender, sendRegularly } from '../connect/sender'
import { createBloat } from '../infra/background/bloat'
import { regularly } from '../infra/background/regularly'
import { openReplica, type Replica } from '../infra/background/replica'
import type { Env } from '../infra/env'
import { lockFolder } from '../infra/lock'
import { logFailure } from '../infra/log'
import { createMail, outboxOf } from '../infra/mail/mail'
import { isTraced, traceStatement } from '../infra/metrics/tracing'
import { openSecretKey, type SecretKey } from '../infra/secret-key'
import { createCardPayments } from '../payments/stripe'
import type { Services } from '../procedures/context'
import { createFileMaker } from '../projects/files/file-maker'
import { createStores, type Stores } from '../stores/stores'
import { ensureFirstAdmin } from './first-admin'
import { workRegularly } from './purge'

interface Setup {
  env: Env
  log: Logger
  version: string
  /** A packed empty database for the first start of the embedded one. */
  packedDatabase?: string | undefined
  /** The built program of the thread that makes files. */
  fileThread: URL
  onLockLost: (cause: Error) => void
  /** Told when a newer release has made the database one that this program would damage. */
  onOutdated: (cause: Error) => void
}

/** Says once and shortly that the server is not there; the address, which holds a password, stays unsaid. */
async function reachable(database: Database): Promise<Database> {
  try {
    await database.check()
    return database
  } catch (cause) {
    await database.close()
    const reason = cause instanceof Error ? cause.message : 'no answer'
    throw new Error(`DATABASE_URL: the database cannot be used (${reason})`, { cause })
  }
}

/** One line when the database is lost and one when it is back, however many calls are refused in between. */
function logOutages(log: Logger) {
  let since = 0
  return (reason: string | null) => {
    const now = performance.now()
    if (reason === null) log.warn({ seconds: Math.round((now - since) / 100) / 10 }, 'the database is back')
    else log.error({ reason }, 'the database cannot be used: calls are refused until it is back')
    since = now
  }
}

/** One line a second at most: when a database is slow, everything is. */
function logSlow(log: Logger) {
  let last = Number.NEGATIVE_INFINITY
  return (statement: string, ms: number) => {
    if (performance.now() - last < 1000) return
    last = performance.now()
    log.warn({ ms, statement: statement.slice(0, 500) }, 'a statement took long')
  }
}

/** What all connections to PostgreSQL have in common. */
function poolOptions({ env, log }: Setup) {
  const { DATABASE_PREPARE: prepare, DATABASE_POOL: max, SLOW_STATEMENT_MS: slowMs } = env
  return { prepare, max, slowMs, onSlow: logSlow(log), ...(isTraced(env) && { traced: traceStatement }) }
}

async function openDatabase(setup: Setup): Promise<Database> {
  const { env, log, packedDatabase, onLockLost } = setup
  if (env.DATABASE_URL) {
    const tell = logOutages(log)
    // Before the start is over, the one line that ends it says so.
    let isStarted = false
    const onOutage = (reason: string | null) => isStarted && tell(reason)
    const database = await reachable(openPostgres(env.DATABASE_URL, { ...poolOptions(setup), onOutage }))
    isStarted = true
    return database
  }
  const unlock = await lockFolder(env.DATA_DIR, onLockLost)
  try {
    const database = await openEmbedded({ dataDir: env.DATA_DIR, packed: packedDatabase })
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (cause) {
    await unlock()
    throw cause
  }
}

/** Brings the database to this release, over connections of its own where statements may take long. */
async function prepareDatabase({ db }: Database, { env, log }: Setup): Promise<void> {
  const { DATABASE_URL: url, DATABASE_PREPARE: prepare } = env
  const apart = url ? openPostgres(url, { prepare, isUnlimited: true, max: 1 }) : undefined
  const onWait = (step: string) => log.warn({ step }, 'a migration waits for a lock that others hold')
  try {
    await apart?.check()
    await migrate(db, { apart: apart?.db, onWait })
  } finally {
    await apart?.close()
  }
  await seed(db)
}

/** The standby that administrators read, which need not be there. */
function openStandby({ db }: Database, setup: Setup): Replica | null {
  const { DATABASE_REPLICA_URL: url } = setup.env
  if (!url) return null
  const onChange = (reason: string | null) => {
    if (reason === null) setup.log.info('administrators read DATABASE_REPLICA_URL again')
    else setup.log.warn({ reason }, 'administrators read DATABASE_URL: DATABASE_REPLICA_URL cannot be used')
  }
  const standby = openPostgres(url, { ...poolOptions(setup), isReadOnly: true })
  return openReplica({ primary: db, standby, onChange })
}

const minuteMs = 60_000

/** Looks every minute whether the database still accepts this program. */
function checkRegularly(db: Database['db'], { log, onOutdated }: Setup): () => void {
  const timer = setInterval(() => {
    checkProgram(db).catch((cause: unknown) => {
      if (cause instanceof ProgramTooOld) onOutdated(cause)
      else logFailure(log, 'it could not be checked whether the database accepts this release')(cause)
    })
  }, minuteMs).unref()
  return () => clearInterval(timer)
}

const fetchEveryMs = 5000

/** Looks for stores whose orders are to be fetched; gives what ends it. */
function fetchRegularly(stores: Stores | null, log: Logger): () => Promise<void> {
  if (!stores) return async () => {}
  const stopLooking = regularly(
    fetchEveryMs,
    () => stores.fetchDue(),
    logFailure(log, 'stores could not be looked for'),
  )
  return () => {
    stopLooking()
    return stores.stop()
  }
}

/** Everything that must be there before the first request; `close` gives it back. */
export async function openServices(setup: Setup): Promise<Services & { close(): Promise<void> }> {
  const { env, log, version } = setup
  const refuseEasyPassword = createRefuseEasyPassword(await readWordList(env.COMMON_PASSWORDS_FILE))
  const database = await openDatabase(setup)
  await closeIfOpen(outboxOf(env))
  const passwords = createPasswords()
  let secretKey: SecretKey
  try {
    await prepareDatabase(database, setup)
    secretKey = await openSecretKey(database.db)
    await ensureFirstAdmin(database.db, env, passwords, log)
  } catch (cause) {
    await database.close().catch(() => {})
    throw cause
  }
  const replica = openStandby(database, setup)
  const mail = createMail(env, log, database.db)
  const stopChecking = checkRegularly(database.db, setup)
  const payments = await createCardPayments(env)
  const stopWorking = workRegularly({ db: database.db, env, log, mail })
  const addressesOf = publicAddresses(undefined, { toLoopback: env.WEBHOOK_LOOPBACK })
  const send = createSend({ addressesOf })
  const files = createFileMaker(setup.fileThread)
  const stopSending = sendRegularly(createSender({ db: database.db, log, secretKey, send }), log)
  const stores = createStores({ db: database.db, env, log, secretKey, bloat: createBloat(database, log) })
  const stopFetching = fetchRegularly(stores, log)
  const close = async () => {
    stopChecking()
    await stopFetching()
    stopWorking()
    await stopSending()
    await files.close()
    await mail.close()
    await replica?.close()
    await database.close()
  }
  return {
    database,
    replica,
    env,
    log,
    mail,
    passwords,
    refuseEasyPassword,
    secretKey,
    payments,
    stores,
    addressesOf,
    files,
    version,
    close,
  }
}
