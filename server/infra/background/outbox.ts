import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/client'
import { mails as table } from '../../../db/service-schema'
import { uuidv7 } from '../../../db/uuid'
import { logFailure } from '../log'
import { metrics } from '../metrics/metrics'
import type { EmailMessage } from './email-html'
import { regularly } from './regularly'

interface Setup {
  db: Db
  log: FastifyBaseLogger
  /** Hands an e-mail to the mail server; rejects when it did not take it. */
  deliver(message: EmailMessage): Promise<void>
}

/** Longer than a try can take; then another process may try. */
const lease = sql`now() + interval '60 seconds'`

/** Seconds from one try to the next. */
const waits = [5, 15, 30, 60, 120, 300, 900, 3600]
const longest = 3600

const everyMs = 5000
const atOnce = 5

/** What a mail server says to an e-mail that it will never take: the address is wrong, the sender may not. */
const isFinal = (cause: unknown) =>
  cause instanceof Error && 'responseCode' in cause && Number(cause.responseCode) >= 500

type Row = Pick<typeof table.$inferSelect, 'id' | 'recipient' | 'subject' | 'body' | 'kind' | 'tries'>

const { id, recipient, subject, body, kind, tries } = table
const columns = { id, recipient, subject, body, kind, tries }

/** What comes of one e-mail. */
function createTries({ db, log, deliver }: Setup) {
  const forget = (row: Row) => db.delete(table).where(eq(table.id, row.id))

  async function giveUp(row: Row): Promise<void> {
    metrics.mails({ outcome: 'given up' })
    log.error({ type: row.kind }, 'a mail was given up: no mail server took it in time')
    await forget(row)
  }

  async function tryOnce(row: Row): Promise<void> {
    const { recipient: to, subject, body: text, kind: type } = row
    try {
      await deliver({ to, subject, text })
    } catch (err) {
      metrics.mails({ outcome: isFinal(err) ? 'refused' : 'failed' })
      if (isFinal(err)) {
        log.error({ err, type }, 'a mail could not be sent: it is refused for good')
        await forget(row)
        return
      }
      const seconds = waits[row.tries] ?? longest
      log.error({ err, type, tries: row.tries + 1, again: seconds }, 'a mail could not be sent')
      const next = { tries: row.tries + 1, nextTryAt: sql`now() + make_interval(secs => ${seconds})` }
      await db.update(table).set(next).where(eq(table.id, row.id))
      return
    }
    metrics.mails({ outcome: 'sent' })
    await forget(row)
  }

  return (row: Row & { isLate: boolean }) => (row.isLate ? giveUp(row) : tryOnce(row))
}

/** Takes some of what is due, for one try. */
function claimDue(db: Db) {
  const due = db
    .select({ id })
    .from(table)
    .where(lte(table.nextTryAt, sql`now()`))
    .orderBy(asc(table.nextTryAt))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const isLate = sql<boolean>`${table.endsAt} <= now()`
  return db
    .update(table)
    .set({ nextTryAt: lease })
    .where(inArray(id, due))
    .returning({ ...columns, isLate })
}

/**
 * E-mails on their way to the mail server. Each is stored before it is tried, and tried again until it was taken, refused for
 * good or of no use any more: no process that ends, and no mail server that is away, loses one.
 */
export function createOutbox(setup: Setup) {
  const { db, log } = setup
  const tried = createTries(setup)
  const busy = new Set<Promise<void>>()
  let isStopping = false

  const begin = (work: Promise<void>) => {
    const done: Promise<void> = work
      .catch(logFailure(log, 'a mail could not be noted as sent'))
      .finally(() => busy.delete(done))
    busy.add(done)
    return done
  }

  /** Tries what is due; what nobody needs any more goes. */
  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const rows = await claimDue(db)
      if (rows.length === 0) return
      await Promise.all(rows.map((row) => begin(tried(row))))
    }
  }

  const stopLooking = regularly(everyMs, sendDue, logFailure(log, 'mails could not be looked for'))

  return {
    /** Keeps an e-mail and tries it at once; `minutes` later it is of no use. */
    add(message: EmailMessage, type: string, minutes: number): void {
      const row = { id: uuidv7(), recipient: message.to, subject: message.subject, body: message.text, kind: type }
      const endsAt = sql`now() + make_interval(mins => ${minutes})`
      const stored = db.insert(table).values({ ...row, nextTryAt: lease, endsAt })
      // Where it cannot be stored it is still tried: a database that is away is no reason to lose it.
      const kept = stored.then(() => {}, logFailure(log, 'a mail could not be kept for another try'))
      void begin(kept.then(() => tried({ ...row, tries: 0, isLate: false })))
    },
    sendDue,
    /** Waits for what is on its way; the rest is another process's, or this one's after its next start. */
    async stop(): Promise<void> {
      isStopping = true
      stopLooking()
      await Promise.all(busy)
    },
  }
}
