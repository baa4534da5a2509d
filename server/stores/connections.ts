import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { storeGrants as grants, storeConnections as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { userProjects as projects } from '../../db/schema'
import type { StorePlatform } from '../../src/domain/actuals/stores'
import { AppError } from '../infra/errors'
import type { SecretKey } from '../infra/secret-key'
import { ownedProject } from '../projects/queries'
import type { Merchant } from './platforms/platform'

/** What an owner may see of a connection: never its tokens. */
const shown = {
  id: table.id,
  projectId: table.projectId,
  platform: table.platform,
  storeName: table.storeName,
  state: table.state,
  problem: table.problem,
  unreadable: table.unreadable,
  nextFetchAt: table.nextFetchAt,
  lastFetchedAt: table.lastFetchedAt,
  /** Its orders are being fetched, or will be within seconds. */
  isFetching: sql<boolean>`(${table.state} = 'connected' and ${table.nextFetchAt} <= now())`.as('is_fetching'),
  createdAt: table.createdAt,
}

/** The most stores of an account. */
const maxStores = 10

export function storesOf(db: Db, userId: string, projectId?: string) {
  const of = projectId === undefined ? undefined : eq(table.projectId, projectId)
  return db
    .select(shown)
    .from(table)
    .where(and(eq(table.userId, userId), of))
    .orderBy(asc(table.id))
    .limit(maxStores)
}

/** How an address of a mailbox is compared with the one of a store's owner, without either being kept. */
export const ownerHash = (key: SecretKey, email: string) => key.sign('store', `owner ${email.trim().toLowerCase()}`)

/** Stores whose owner has installed the app there with the address of this account, and that nobody has connected yet. */
export function waitingFor(db: Db, hash: string) {
  return db
    .select({ platform: grants.platform, merchantId: grants.merchantId, storeName: grants.storeName })
    .from(grants)
    .where(and(eq(grants.ownerHash, hash), gt(grants.expiresAt, sql`now()`)))
    .orderBy(asc(grants.storeName))
    .limit(maxStores)
}

/** The tokens of a store that waits for this account, which wait no longer. */
export async function takeGrant(
  tx: Db,
  { platform, merchantId, hash }: { platform: StorePlatform; merchantId: string; hash: string },
) {
  const of = and(eq(grants.platform, platform), eq(grants.merchantId, merchantId), eq(grants.ownerHash, hash))
  const [taken] = await tx
    .delete(grants)
    .where(and(of, gt(grants.expiresAt, sql`now()`)))
    .returning({ tokens: grants.tokens, storeName: grants.storeName })
  if (!taken) throw new AppError('NOT_FOUND')
  return taken
}

export async function mustOwn(db: Db, userId: string, projectId: string): Promise<void> {
  const found = await db.select({ id: projects.id }).from(projects).where(ownedProject(userId, projectId))
  if (found.length === 0) throw new AppError('NOT_FOUND')
}

interface NewStore extends Merchant {
  userId: string
  projectId: string
  platform: StorePlatform
  /** Sealed. */
  tokens: string
}

/**
 * Connects a store to a project; one that the account has already is connected again, and moves there. A store that is connected to
 * another account stays with it: its owner ends that there, or in the store.
 */
export async function connectStore(tx: Db, { id: merchantId, name, ...store }: NewStore) {
  const { userId, platform, projectId, tokens } = store
  await mustOwn(tx, userId, projectId)
  const isOther = and(eq(table.userId, userId), ne(table.merchantId, merchantId))
  if ((await tx.$count(table, isOther)) >= maxStores) throw new AppError('TOO_MANY_STORES')
  const storeName = (name || merchantId).slice(0, 150)
  const authorizedAt = new Date()
  // A project that it is new to gets what a first fetch brings.
  const lastFetchedAt = sql`case when ${table.projectId} = ${projectId} then ${table.lastFetchedAt} end`
  const reconnected = {
    projectId,
    lastFetchedAt,
    tokens,
    storeName,
    state: 'connected',
    problem: null,
    failures: 0,
  } as const
  const [made] = await tx
    .insert(table)
    .values({ ...store, merchantId, storeName, authorizedAt })
    .onConflictDoUpdate({
      target: [table.platform, table.merchantId],
      set: { ...reconnected, nextFetchAt: sql`now()`, authorizedAt },
      setWhere: eq(table.userId, userId),
    })
    .returning(shown)
  if (!made) throw new AppError('STORE_TAKEN')
  await tx.delete(grants).where(and(eq(grants.platform, platform), eq(grants.merchantId, merchantId)))
  return made
}

/** Asks for the orders of a store to be fetched now. What its platform's limit has put off stays put off. */
export async function fetchSoon(db: Db, userId: string, projectId: string, id: string) {
  await mustOwn(db, userId, projectId)
  const of = and(eq(table.userId, userId), eq(table.id, id), eq(table.projectId, projectId))
  const isPaused = sql`${table.problem} is not distinct from 'limit'`
  const soon = sql`case when ${isPaused} then ${table.nextFetchAt} else least(${table.nextFetchAt}, now()) end`
  const [store] = await db.update(table).set({ nextFetchAt: soon }).where(of).returning(shown)
  if (!store) throw new AppError('NOT_FOUND')
  if (store.state !== 'connected') throw new AppError('STORE_NOT_CONNECTED')
  return store
}

/** Forgets a store with what let it in, and gives that, so that the platform can be told. */
export async function forgetStore(tx: Db, userId: string, projectId: string, id: string) {
  const of = and(eq(table.userId, userId), eq(table.id, id), eq(table.projectId, projectId))
  const { platform, merchantId, tokens } = table
  const [gone] = await tx.delete(table).where(of).returning({ platform, merchantId, tokens })
  if (!gone) throw new AppError('NOT_FOUND')
  return gone
}
