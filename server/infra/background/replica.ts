import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../../../db/client'
import { regularly } from './regularly'

/**
 * Seconds: nothing older is shown to administrators. For as long PostgreSQL lets a reader hold up a standby by default
 * (max_standby_streaming_delay), so that one which is further behind is slow or without a connection, and not merely read from.
 */
export const maxAge = 30

/** A standby of the database, for what need not be of this moment. */
export interface Replica {
  db: Db
  /** How many seconds ago the database was what the standby is now; null where it is not to be read from. */
  age(): number | null
  close(): Promise<void>
}

interface ReplicaSetup {
  primary: Db
  standby: Database
  maxAgeSeconds?: number
  /** Told when it is no longer read from, with the reason, and when it is again: null. */
  onChange?(reason: string | null): unknown
}

// Positions in the log of the database, as numbers of bytes.
const written = sql<string>`pg_current_wal_insert_lsn() - '0/0'::pg_lsn`
const replayed = sql<string | null>`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end`
const system = sql<string>`system_identifier::text`

async function look(db: Db, position: SQL<string | null>) {
  const [found] = await db.select({ position, system }).from(sql`pg_control_system()`)
  if (!found || found.position === null) throw new Error('it is no standby')
  return { position: BigInt(found.position), system: found.system }
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : 'no answer'

const everyMs = 1000

/**
 * Asks both every second how far they are: once the standby has replayed the log up to where the database was at a moment, it
 * is at least as new as that moment. The time of the last replayed transaction would grow while nothing is written.
 */
export function openReplica({ primary, standby, maxAgeSeconds = maxAge, onChange }: ReplicaSetup): Replica {
  const maxAgeMs = maxAgeSeconds * 1000
  const openedAt = performance.now()
  let marks: { at: number; position: bigint }[] = []
  let [asOf, told] = [Number.NEGATIVE_INFINITY, '']
  const ageMs = () => performance.now() - asOf
  const isRecent = () => ageMs() <= maxAgeMs

  function tell(reason: string) {
    if (reason !== told) onChange?.(reason || null)
    told = reason
  }

  async function measure() {
    const at = performance.now()
    const [now, there] = [await look(primary, written), await look(standby.db, replayed)]
    if (now.system !== there.system) throw new Error('it is a copy of another database')
    marks.push({ at, position: now.position })
    const reached = marks.findLast(({ position }) => position <= there.position)
    if (reached) asOf = reached.at
    marks = marks.filter((mark) => mark.at > asOf && mark.at > at - maxAgeMs)
    // At the start it is not known yet how far it is.
    if (isRecent()) tell('')
    else if (at - openedAt > maxAgeMs) tell(`it is more than ${maxAgeSeconds} seconds behind`)
  }

  function lose(cause: unknown) {
    asOf = Number.NEGATIVE_INFINITY
    tell(reasonOf(cause))
  }

  void measure().catch(lose)
  const stop = regularly(everyMs, measure, lose)
  return {
    db: standby.db,
    age: () => (isRecent() ? ageMs() / 1000 : null),
    async close() {
      stop()
      await standby.close()
    },
  }
}
