import { and, asc, eq, gte, lte, notExists, sql } from 'drizzle-orm'
import { storeConnections as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { userProjects, users } from '../../db/schema'
import { leases } from '../../db/service-schema'
import type { StoreProblem } from '../../src/domain/actuals/stores'
import { isLive } from '../projects/queries'
import { isStore } from './tokens'

/** Seconds for which a store is left alone after a fetch that failed: at least after a limit, and at most. */
export const [leastPauseSeconds, longestPauseSeconds] = [900, 43_200]

const columns = {
  id: table.id,
  userId: table.userId,
  projectId: table.projectId,
  platform: table.platform,
  merchantId: table.merchantId,
  failures: table.failures,
  lastFetchedAt: table.lastFetchedAt,
  authorizedAt: table.authorizedAt,
  isActive: users.isActive,
  isAdmin: users.isAdmin,
  accountType: users.accountType,
}

/** Under what a process fetches a store alone. */
const leased = 'store fetch '
export const leaseOf = ({ id }: { id: string }) => `${leased}${id}`

/** Stores that are to be fetched now and that no process is fetching, those that have waited longest first. Those of a deleted project wait for it. */
export function findDue(db: Db, limit: number) {
  const isOfStore = eq(leases.name, sql`${leased}::text || ${table.id}`)
  const taken = db
    .select({ one: sql`1` })
    .from(leases)
    .where(and(isOfStore, gte(leases.endsAt, sql`now()`)))
  return db
    .select(columns)
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(userProjects, and(eq(userProjects.id, table.projectId), isLive))
    .where(and(lte(table.nextFetchAt, sql`now()`), eq(table.state, 'connected'), notExists(taken)))
    .orderBy(asc(table.nextFetchAt))
    .limit(limit)
}
export type DueStore = Awaited<ReturnType<typeof findDue>>[number]

/** Only of a store that is still let in as it was when the fetch began. */
const isAsBefore = (store: DueStore) =>
  and(isStore(store), eq(table.state, 'connected'), eq(table.authorizedAt, store.authorizedAt))

/** Notes a fetch that went well; false for a store that was left meanwhile, or connected again. */
export async function noteFetched(tx: Db, store: DueStore, unreadable: number, nextFetchAt: Date): Promise<boolean> {
  const done = { problem: null, failures: 0, unreadable, lastFetchedAt: sql`now()`, nextFetchAt }
  return (await tx.update(table).set(done).where(isAsBefore(store)).returning({ id: table.id })).length > 0
}

/** Leaves a store alone for so many seconds, and says why. */
export async function putOff(db: Db, store: DueStore, problem: StoreProblem, seconds: number): Promise<void> {
  const next = { problem, failures: store.failures + 1, nextFetchAt: sql`now() + make_interval(secs => ${seconds})` }
  await db.update(table).set(next).where(isAsBefore(store))
}

/** The platform lets its orders be read no longer. */
export async function noteRevoked(db: Db, store: DueStore): Promise<void> {
  await db.update(table).set({ state: 'revoked', tokens: '', problem: null }).where(isAsBefore(store))
}
