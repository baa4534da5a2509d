import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeConnections } from '../../db/actuals-schema'
import { openPostgres } from '../../db/client'
import { leases } from '../../db/service-schema'
import { testDatabase, testServer } from '../../db/testing'
import { createAsk } from './ask'
import { leaseOf } from './due'
import { createSalla } from './platforms/salla'
import { keys } from './testing/grants'
import { StoresStandIn } from './testing/stand-in'
import { connect, founderOf, openStores, sharedStoresApp } from './testing/stores-app'
import { tokensOf } from './tokens'

const standIn = new StoresStandIn(24)
const served = sharedStoresApp(standIn, 9000)
beforeEach(async () => {
  standIn.limitEach = 0
  await db.delete(storeConnections)
})

const { db } = await testDatabase()
const storesOf = async ({ trpc, id }: Awaited<ReturnType<typeof founderOf>>) =>
  (await trpc.stores.list.query({ id })).stores

describe('a connected store', () => {
  it('is fetched while other processes fetch those that have waited longer', async () => {
    const founder = await founderOf(served.app)
    const taken: string[] = []
    for (const at of [0, 1, 2]) {
      standIn.merchantId = String(9900 + at)
      const { id } = await connect(founder, standIn, 'salla')
      if (at < 2) taken.push(id)
      if (at < 2) await db.update(storeConnections).set({ nextFetchAt: sql`now() - interval '1 hour'` })
    }
    const endsAt = new Date(Date.now() + 600_000)
    await db.insert(leases).values(taken.map((id) => ({ name: leaseOf({ id }), endsAt })))
    await served.stores.fetchDue()
    const areFetched = async () => (await storesOf(founder)).map(({ lastFetchedAt }) => lastFetchedAt !== null)
    expect(await areFetched()).toEqual([false, false, true])
    await db.delete(leases)
    await served.stores.fetchDue()
    expect(await areFetched()).toEqual([true, true, true])
  })

  it('does not keep a process from stopping while it waits for the platform’s limit', { timeout: 5000 }, async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    Object.assign(standIn, { limitEach: 1, retryAfter: 60 })
    const { stores } = await openStores(standIn, { secretKey: served.secretKey, wait: undefined })
    const fetching = stores.fetchDue()
    await expect.poll(() => standIn.calls.filter((call) => call.includes('/orders'))).toHaveLength(1)
    await stores.stop()
    await fetching
    expect((await storesOf(founder))[0]).toMatchObject({ state: 'connected', problem: null, isFetching: true })
    expect(await db.$count(leases)).toBe(0)
  })
})

it('a fetch that takes longer than it may is put off, long before its lease ends', { timeout: 5000 }, async () => {
  const founder = await founderOf(served.app)
  await connect(founder, standIn, 'salla')
  Object.assign(standIn, { limitEach: 1, retryAfter: 60 })
  const { stores } = await openStores(standIn, { secretKey: served.secretKey, wait: undefined, longestMs: 400 })
  await stores.fetchDue()
  await stores.stop()
  expect((await storesOf(founder))[0]).toMatchObject({ state: 'connected', problem: 'unavailable', isFetching: false })
  expect(await db.$count(leases)).toBe(0)
})

describe('tokens that are good for one time', () => {
  it('are renewed once, however many processes need them at once', async () => {
    standIn.lifetime = 30
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    standIn.lifetime = 1_209_600
    standIn.refreshMs = 150
    const { secretKey } = served
    const [{ name } = { name: '' }] = await db
      .select({ name: sql<string>`current_database()` })
      .from(sql`(select 1) as one`)
    const url = testServer && Object.assign(new URL(testServer), { pathname: `/${name}` }).href
    const pools = url ? [openPostgres(url, { max: 2 }), openPostgres(url, { max: 2 })] : []
    const others = await Promise.all(
      (url ? pools : [undefined, undefined]).map((database) =>
        openStores(standIn, { secretKey, ...(database && { database }) }),
      ),
    )
    const [row] = await db.select().from(storeConnections).where(eq(storeConnections.merchantId, standIn.merchantId))
    if (!row) throw new Error('no store')
    const platform = createSalla(keys)
    const ask = createAsk({ base: standIn.url })
    const wanted = { userId: row.userId, id: row.id, platform, merchantId: row.merchantId }
    const databases = url ? pools.map((pool) => pool.db) : [db, db]
    const found = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => tokensOf({ db: databases[at % 2] ?? db, ask, secretKey }, wanted)),
    )
    expect(new Set(found.map(({ access }) => access)).size).toBe(1)
    expect(standIn.calls.filter((call) => call.endsWith('/oauth2/token'))).toHaveLength(2)
    expect(standIn.isAlive(standIn.merchantId)).toBe(true)
    await Promise.all(others.map(({ stores }) => stores.fetchDue()))
    expect((await storesOf(founder))[0]).toMatchObject({ state: 'connected', problem: null })
    await Promise.all(pools.map((pool) => pool.close()))
  })
})
