import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actualMonths, storeConnections } from '../../db/actuals-schema'
import { auditLog, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import type { ActualMonth, OrdersMonth } from '../../src/domain/actuals/month'
import { SalesReader } from '../../src/files/actuals/read-sales'
import { csvOf } from '../../src/files/actuals/testing/sheets'
import { shopifyRows } from '../../src/files/actuals/testing/write-orders'
import { sallaHeaders, sallaRow, slashed } from '../../src/files/actuals/testing/write-salla'
import { StoresStandIn } from './testing/stand-in'
import { connect, founderOf, sharedStoresApp } from './testing/stores-app'

const standIn = new StoresStandIn()
const served = sharedStoresApp(standIn, 7000)
beforeEach(() => {
  Object.assign(standIn, { limitEach: 0, retryAfter: 1, failures: 0, refreshMs: 0 })
  standIn.lifetime = 1_209_600
  served.waits.length = 0
})

const { db } = await testDatabase()
const isOrders = (month: ActualMonth): month is OrdersMonth => month.kind === 'orders'
const listOf = async ({ trpc, id }: Awaited<ReturnType<typeof founderOf>>) =>
  (await trpc.actuals.list.query({ id })).months.filter(isOrders)
const storeOf = async ({ trpc, id }: Awaited<ReturnType<typeof founderOf>>) =>
  (await trpc.stores.list.query({ id })).stores[0]
const orderCalls = () => standIn.calls.filter((call) => call.includes('/orders')).length
/** Makes a store due. */
const askNow = (set = {}) => db.update(storeConnections).set({ nextFetchAt: sql`now()`, ...set })

const thisMonth = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 7)
const firstOf = (later: number) => {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7)
}
/** The orders that were placed by now, of the months that a first fetch takes along. */
const known = () => {
  const now = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 16)
  return standIn.orders.filter(({ at }) => at.slice(0, 7) >= firstOf(-2) && at <= now)
}

const expected = [...new Set(known().map(({ at }) => at.slice(0, 7)))].toSorted()

/** What a store's own count of days and customers cannot be the same in. */
function comparable({ from: _, to: _to, isCut: _cut, customers: _customers, vatStated: _vat, ...month }: OrdersMonth) {
  return month
}

async function monthsOfFile(bytes: Uint8Array): Promise<OrdersMonth[]> {
  const reader = new SalesReader({ salt: 's', isVatRegistered: true, statuses: {}, mapped: [] })
  await reader.read('orders.csv', bytes)
  return reader.reading().orders
}

describe('a connected store', () => {
  it('brings the months that a file of the same orders brings: Salla', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    await served.stores.fetchDue()
    const months = await listOf(founder)
    expect(months.map(({ month }) => month)).toEqual(expected)
    const orders = known()
    const file = await monthsOfFile(csvOf([sallaHeaders, ...orders.map((order) => sallaRow(order, 1, slashed))]))
    // The API knows a discount without a code as the store's own, no day of delivery, and not what is in a bundle.
    const plain = (month: OrdersMonth) => {
      const { discounts, byState, cod, products, ...rest } = comparable(month)
      const sold = products?.map(({ parts: _, ...product }) => product)
      const sum = Object.values(discounts ?? {}).reduce((a, b) => a + b, 0)
      return { ...rest, sold, discounts: Math.round(sum * 100) / 100, cod: cod?.orders, placed: byState?.open }
    }
    expect(months.map(plain)).toEqual(file.map(plain))
    expect(months.map(({ isCut }) => isCut).slice(0, 2)).toEqual([false, false])
    expect(await storeOf(founder)).toMatchObject({
      state: 'connected',
      problem: null,
      isFetching: false,
      unreadable: 0,
    })
  })

  it('brings the months that a file of the same orders brings: Shopify, with orders of many lines', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'shopify')
    await served.stores.fetchDue()
    const months = await listOf(founder)
    const since = Date.now() - 60 * 86_400_000
    const orders = known().filter(({ at }) => Date.parse(`${at}:00+03:00`) >= since)
    expect(months.map(comparable)).toEqual((await monthsOfFile(csvOf(shopifyRows(orders)))).map(comparable))
    expect(
      await founder.trpc.stores.disconnect.mutate({ id: founder.id, storeId: (await storeOf(founder))?.id ?? '' }),
    ).toEqual({ success: true })
    expect(standIn.isAlive('noor-home.myshopify.com')).toBe(false)
  })

  it('brings what Zid says, by its two tokens', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'zid')
    await served.stores.fetchDue()
    const months = await listOf(founder)
    expect(months.map(({ month }) => month)).toEqual(expected)
    const file = await monthsOfFile(csvOf([sallaHeaders, ...known().map((order) => sallaRow(order, 1, slashed))]))
    const plain = ({ total, placed, cancelled, methods, cod }: OrdersMonth) => [
      total,
      placed,
      cancelled,
      methods,
      cod?.orders,
    ]
    expect(months.map(plain)).toEqual(file.map(plain))
    expect(months.map(({ discounts, shipping }) => [discounts, shipping])).toEqual(expected.map(() => [null, null]))
  })

  it('leaves nothing of a customer, and no token, in the database, the log or an answer', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    standIn.failures = 1
    await served.stores.fetchDue()
    const rows = await db.execute(sql`select t::text as row from actual_months t union all
      select t::text from store_connections t union all select t::text from store_grants t union all
      select t::text from audit_log t union all select t::text from processed_events t union all
      select t::text from leases t union all select t::text from user_projects t`)
    const stored = JSON.stringify(rows)
    const exported = JSON.stringify(await founder.trpc.account.exportData.query({}))
    expect(exported).toContain('متجر نور')
    for (const text of [stored, exported, served.lines.join('\n')]) {
      const found = standIn.orders
        .flatMap(({ customer }) => Object.values(customer))
        .filter((part) => text.includes(part))
      expect(found).toEqual([])
      expect(text).not.toMatch(/(access|refresh|second|code)_[\da-f]{32}/)
      expect(text).not.toContain(standIn.ownerEmail)
    }
    expect(stored.length).toBeGreaterThan(1000)
  })

  it('waits as long as the platform’s limit says, and tries again after a failure', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    Object.assign(standIn, { limitEach: 2, retryAfter: 7, failures: 1 })
    await served.stores.fetchDue()
    expect(served.waits).toContain(7000)
    expect(served.waits).toContain(2000)
    expect((await listOf(founder)).map(({ month }) => month)).toEqual(expected)
  })

  it('is put off where the limit asks for longer than a fetch may take, and keeps what it had', async () => {
    const founder = await founderOf(served.app)
    const { id: storeId } = await connect(founder, standIn, 'salla')
    await served.stores.fetchDue()
    const before = await listOf(founder)
    Object.assign(standIn, { limitEach: 1, retryAfter: 3600 })
    await askNow()
    await served.stores.fetchDue()
    const store = await storeOf(founder)
    expect(store).toMatchObject({ state: 'connected', problem: 'limit', isFetching: false })
    expect((store?.nextFetchAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000)
    expect(await listOf(founder)).toEqual(before)
    // Asking again by hand does not press on.
    await founder.trpc.stores.fetch.mutate({ id: founder.id, storeId })
    standIn.calls.length = 0
    await served.stores.fetchDue()
    expect(orderCalls()).toBe(0)
  })

  it('is fetched at night, and after days on which nothing ran from the month before the last fetch on', async () => {
    const founder = await founderOf(served.app)
    const { id: storeId } = await connect(founder, standIn, 'salla')
    await served.stores.fetchDue()
    const { nextFetchAt } = (await storeOf(founder)) ?? {}
    const inRiyadh = new Date((nextFetchAt?.getTime() ?? 0) + 3 * 3_600_000)
    expect(inRiyadh.getUTCHours()).toBeGreaterThanOrEqual(2)
    expect(inRiyadh.getUTCHours()).toBeLessThan(5)
    expect(inRiyadh.getTime() - Date.now()).toBeLessThan(31 * 3_600_000)
    await db.delete(actualMonths)
    await askNow({ lastFetchedAt: new Date(Date.now() - 70 * 86_400_000) })
    await served.stores.fetchDue()
    const months = (await listOf(founder)).map(({ month }) => month)
    expect(months.length).toBeGreaterThan(expected.length)
    // The same orders again change nothing.
    const before = await db.select().from(actualMonths)
    await founder.trpc.stores.fetch.mutate({ id: founder.id, storeId })
    await served.stores.fetchDue()
    expect(await db.select().from(actualMonths)).toEqual(before)
  })

  it('leaves a closed month as it is, and what a file knows of customers', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    await served.stores.fetchDue()
    const { trpc, id } = founder
    const [first, second] = await listOf(founder)
    if (!first || !second) throw new Error('no months')
    const closed = { ...first, placed: 1 }
    const ofFile = { ...second, placed: 1, customers: { first: 3, returning: 4 } }
    await trpc.actuals.put.mutate({ id, months: [closed, ofFile] })
    await trpc.actuals.close.mutate({ id, month: first.month })
    await askNow({ lastFetchedAt: null })
    await served.stores.fetchDue()
    const [one, two] = await listOf(founder)
    expect(one).toEqual(closed)
    expect(two).toEqual({ ...second, customers: { first: 3, returning: 4 } })
  })

  it('is revoked once the platform takes its tokens no longer, and goes on when it is connected again', async () => {
    const founder = await founderOf(served.app)
    const { id: storeId } = await connect(founder, standIn, 'salla')
    standIn.takeBack(standIn.merchantId)
    await served.stores.fetchDue()
    expect(await storeOf(founder)).toMatchObject({ state: 'revoked', isFetching: false })
    const [row] = await db.select().from(storeConnections).where(eq(storeConnections.id, storeId))
    expect(row?.tokens).toBe('')
    await expect(founder.trpc.stores.fetch.mutate({ id: founder.id, storeId })).rejects.toMatchObject({
      data: { code: 'STORE_NOT_CONNECTED' },
    })
    expect((await connect(founder, standIn, 'salla')).id).toBe(storeId)
    await served.stores.fetchDue()
    expect(await storeOf(founder)).toMatchObject({ state: 'connected' })
    expect(await listOf(founder)).toHaveLength(expected.length)
  })

  it('renews tokens that end, and those that the platform refuses before', async () => {
    standIn.lifetime = 30
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    standIn.lifetime = 1_209_600
    await served.stores.fetchDue()
    expect(standIn.calls.filter((call) => call.endsWith('/oauth2/token'))).toHaveLength(2)
    standIn.endAccess(standIn.merchantId)
    await askNow()
    await served.stores.fetchDue()
    expect(await storeOf(founder)).toMatchObject({ state: 'connected', problem: null })
    expect(standIn.calls.filter((call) => call.endsWith('/oauth2/token'))).toHaveLength(3)
  })

  it('stays connected while the keys of the settings are not taken', async () => {
    standIn.lifetime = 30
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    standIn.lifetime = 1_209_600
    standIn.knowsApp = false
    await served.stores.fetchDue()
    expect(await storeOf(founder)).toMatchObject({ state: 'connected', problem: 'unavailable' })
    standIn.knowsApp = true
    await askNow()
    await served.stores.fetchDue()
    expect(await storeOf(founder)).toMatchObject({ state: 'connected', problem: null })
  })

  it('brings a project that it moves to what a first fetch brings', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    await served.stores.fetchDue()
    const { id } = await founder.trpc.projects.create.mutate({ projectName: 'Second', projectData: '{}' })
    const moved = { ...founder, id }
    await connect(moved, standIn, 'salla')
    await served.stores.fetchDue()
    expect((await listOf(moved)).map(({ month }) => month)).toEqual(expected)
  })

  it('waits while its project is deleted, and is fetched when that is brought back', async () => {
    const founder = await founderOf(served.app)
    const { id: storeId } = await connect(founder, standIn, 'salla')
    const { projects, stores } = founder.trpc
    await projects.delete.mutate({ id: founder.id })
    await served.stores.fetchDue()
    expect(orderCalls()).toBe(0)
    await expect(stores.fetch.mutate({ id: founder.id, storeId })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    })
    await projects.deleted.bringBack.mutate({ id: founder.id })
    await served.stores.fetchDue()
    expect((await listOf(founder)).map(({ month }) => month)).toEqual(expected)
  })

  it('is left when its account is deleted or may no longer write', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    await db.update(users).set({ accountType: 'requires_payment' }).where(eq(users.id, founder.user.id))
    await served.stores.fetchDue()
    expect(orderCalls()).toBe(0)
    expect(await storeOf(founder)).toMatchObject({ problem: 'noAccess' })
    await founder.trpc.account.delete.mutate({ password: founder.person.password })
    expect(await db.$count(storeConnections, eq(storeConnections.userId, founder.user.id))).toBe(0)
    expect(standIn.isAlive(standIn.merchantId)).toBe(false)
    expect(await db.$count(auditLog, eq(auditLog.action, 'store.connect'))).toBeGreaterThan(0)
  })
})
