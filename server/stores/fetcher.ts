import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import type { StorePlatform, StoreProblem } from '../../src/domain/actuals/stores'
import { hasAccess } from '../auth/accounts'
import type { Bloat } from '../infra/background/bloat'
import { giveLeasesBack, takeLeases } from '../infra/background/leases'
import { AppError } from '../infra/errors'
import { logFailure } from '../infra/log'
import { putFetched } from '../projects/actuals'
import { reserveStorage } from '../projects/storage-quota'
import {
  type DueStore,
  findDue,
  leaseOf,
  leastPauseSeconds,
  longestPauseSeconds,
  noteFetched,
  noteRevoked,
  putOff,
} from './due'
import type { Platform } from './platforms/platform'
import { nextNight } from './read-orders'
import { FetchRefused, type Reading, readStore } from './read-store'
import { StoreTrouble } from './trouble'

export interface FetcherSetup extends Reading {
  log: FastifyBaseLogger
  bloat: Bloat
  /** For tests. */
  longestMs?: number | undefined
  platformOf(id: StorePlatform): Platform | undefined
}

/** Stores that one process fetches at once, and seconds after which another one takes over from a process that is gone. */
const [atOnce, leaseSeconds] = [2, 1800]

/** A fetch is put off after so long, well before another process may take it over. */
const longestFetchMs = 1_500_000

/** How long a store is left alone after a fetch that failed, in seconds. */
function pauseOf(problem: StoreProblem, failures: number, retryAfter: number | null): number {
  if (problem === 'limit') return Math.min(Math.max(retryAfter ?? 0, leastPauseSeconds), longestPauseSeconds)
  return Math.min(300 * 2 ** failures, longestPauseSeconds)
}

/** What an account's own state makes of a fetch; null for a fault. */
function refusalOf(cause: unknown): StoreProblem | null {
  if (cause instanceof FetchRefused) return cause.problem
  if (!(cause instanceof AppError)) return null
  if (cause.code === 'STORAGE_FULL' || cause.code === 'TOO_MANY_MONTHS') return 'full'
  // The project is deleted, and may be brought back.
  return cause.code === 'NOT_FOUND' ? 'noAccess' : null
}

async function fail({ db, log }: { db: Db; log: FastifyBaseLogger }, store: DueStore, cause: unknown): Promise<void> {
  if (cause instanceof StoreTrouble) {
    if (cause.kind === 'revoked') return noteRevoked(db, store)
    return putOff(db, store, cause.kind, pauseOf(cause.kind, store.failures, cause.retryAfter))
  }
  const refusal = refusalOf(cause)
  if (refusal) return putOff(db, store, refusal, (nextNight(store.id, Date.now()) - Date.now()) / 1000)
  log.error({ err: cause, platform: store.platform }, 'the orders of a store could not be fetched')
  return putOff(db, store, 'unavailable', pauseOf('unavailable', store.failures, null))
}

/** Fetches the orders of stores into actual months: of each its figures alone are kept, and of an order nothing. */
export function createFetcher(setup: FetcherSetup) {
  const { db, log, platformOf, longestMs = longestFetchMs } = setup
  const ended = new AbortController()
  const busy = new Set<Promise<void>>()

  async function fetchInto(store: DueStore, platform: Platform, stop: AbortSignal): Promise<void> {
    if (!store.isActive || !hasAccess(store)) throw new FetchRefused('noAccess')
    const { months, unreadable } = await readStore(setup, store, platform, stop)
    await reserveStorage(setup, store.userId, JSON.stringify(months))
    const { userId, projectId } = store
    await db.transaction(async (tx) => {
      const isThere = await noteFetched(tx, store, unreadable, new Date(nextNight(store.id, Date.now())))
      if (isThere) await putFetched(tx, { userId, projectId }, months)
    })
  }

  async function fetchOne(store: DueStore): Promise<void> {
    const platform = platformOf(store.platform)
    // Its keys were taken out of the settings.
    if (!platform) return putOff(db, store, 'unavailable', longestPauseSeconds)
    const tooLong = AbortSignal.timeout(longestMs)
    try {
      await fetchInto(store, platform, AbortSignal.any([ended.signal, tooLong]))
    } catch (cause) {
      // A call that was aborted needs no answer: another process, or this one later, begins again.
      if (!ended.signal.aborted) await fail(setup, store, tooLong.aborted ? new StoreTrouble('unavailable') : cause)
    }
  }

  async function fetchSome(): Promise<number> {
    const stores = await findDue(db, atOnce)
    const mine = await takeLeases(db, stores.map(leaseOf), leaseSeconds)
    const own = stores.filter((store) => mine.has(leaseOf(store)))
    try {
      await Promise.all(own.map(fetchOne))
    } finally {
      await giveLeasesBack(db, mine)
    }
    return own.length
  }

  async function fetchAll(): Promise<void> {
    while (!ended.signal.aborted && (await fetchSome()) > 0);
  }

  return {
    /** Fetches what is due; done when nothing is any more, or another process does the rest. */
    fetchDue(): Promise<void> {
      const work: Promise<void> = fetchAll().finally(() => busy.delete(work))
      busy.add(work)
      return work
    },
    /** Ends the fetches that are under way; tokens that are being renewed are still kept. */
    async stop(): Promise<void> {
      ended.abort()
      await Promise.all([...busy].map((work) => work.catch(logFailure(log, 'stores could not be looked for'))))
    },
  }
}
