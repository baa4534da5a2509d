import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeConnections, storeGrants } from '../../db/actuals-schema'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { keys } from './testing/grants'
import { StoresStandIn } from './testing/stand-in'
import { connect, founderOf, sharedStoresApp, shop } from './testing/stores-app'

const standIn = new StoresStandIn(24)
const served = sharedStoresApp(standIn, 8000)
beforeEach(async () => {
  await db.delete(storeConnections)
  await db.delete(storeGrants)
})

const { db } = await testDatabase()
const refusedWith = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ data: { code } })

const post = (url: string, payload: string, headers: Record<string, string>) =>
  served.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
const tellSalla = ({ payload, signature }: { payload: string; signature: string }) =>
  post('/api/stores/salla/webhook', payload, { 'x-salla-signature': signature })
const tellShopify = (payload: string) => {
  const signature = createHmac('sha256', keys.secret).update(payload).digest('base64')
  return post('/api/stores/shopify/webhook', payload, { 'x-shopify-hmac-sha256': signature })
}
const storeOf = async (merchantId: string) =>
  (await db.select().from(storeConnections).where(eq(storeConnections.merchantId, merchantId)))[0]

describe('messages of platforms', () => {
  it('are refused without the sender’s proof', async () => {
    const { payload } = standIn.sallaMessage('app.uninstalled', standIn.merchantId, {})
    // As long as the right one in letters, and not in bytes.
    for (const signature of ['', '0'.repeat(64), 'é'.repeat(64)])
      expect((await tellSalla({ payload, signature })).statusCode).toBe(401)
    for (const authorization of ['Basic bWl6YW46eA==', `Basic ${'é'.repeat(36)}`])
      expect((await post('/api/stores/zid/webhook', '{}', { authorization })).statusCode).toBe(401)
    for (const signature of ['x', 'é'.repeat(44)]) {
      const headers = { 'x-shopify-hmac-sha256': signature }
      expect((await post('/api/stores/shopify/webhook', '{}', headers)).statusCode).toBe(401)
    }
  })

  it('end a connection when the app is removed, and say nothing of one that was made since', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    const removed = standIn.sallaMessage('app.uninstalled', standIn.merchantId, {}, new Date(Date.now() + 5))
    await new Promise((done) => setTimeout(done, 10))
    expect((await tellSalla(removed)).statusCode).toBe(200)
    expect(await storeOf(standIn.merchantId)).toMatchObject({ state: 'uninstalled', tokens: '' })
    await connect(founder, standIn, 'salla')
    await tellSalla(removed)
    const older = standIn.sallaMessage('app.uninstalled', standIn.merchantId, { a: 1 }, new Date(Date.now() - 60_000))
    await tellSalla(older)
    expect(await storeOf(standIn.merchantId)).toMatchObject({ state: 'connected' })
  })

  it('bring the next fetch forward when an order changed, to an hour after the last one', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    const isMine = eq(storeConnections.merchantId, standIn.merchantId)
    const minutesToNext = async (told: string, set: Partial<typeof storeConnections.$inferInsert>) => {
      const tomorrow = new Date(Date.now() + 86_400_000)
      await db
        .update(storeConnections)
        .set({ nextFetchAt: tomorrow, failures: 0, ...set })
        .where(isMine)
      expect((await tellSalla(standIn.sallaMessage(told, standIn.merchantId, set))).statusCode).toBe(200)
      const next = (await storeOf(standIn.merchantId))?.nextFetchAt ?? tomorrow
      return Math.round((next.getTime() - Date.now()) / 60_000)
    }
    const ago = (minutes: number) => ({ lastFetchedAt: new Date(Date.now() - minutes * 60_000) })
    expect(await minutesToNext('order.updated', ago(90))).toBeLessThanOrEqual(0)
    expect(await minutesToNext('order.created', ago(10))).toBe(50)
    expect(await minutesToNext('order.updated', { ...ago(90), failures: 2 })).toBe(1440)
  })

  it('of Zid and Shopify bring it forward too, but not before a store that failed is due', async () => {
    const founder = await founderOf(served.app)
    const told = JSON.stringify({ myshopify_domain: shop })
    const authorization = `Basic ${Buffer.from(`mizan:${keys.webhookSecret}`).toString('base64')}`
    const tell = {
      zid: () => post('/api/stores/zid/webhook', `{"store_id":${standIn.merchantId}}`, { authorization }),
      shopify: () => tellShopify(told),
    }
    const hourLater = { zid: 50, shopify: 0 }
    for (const platform of ['zid', 'shopify'] as const) {
      const { id } = await connect(founder, standIn, platform)
      const minutesToNext = async (failures: number) => {
        const [nextFetchAt, lastFetchedAt] = [new Date(Date.now() + 86_400_000), new Date(Date.now() - 600_000)]
        const problem = failures > 0 ? 'limit' : null
        const isMine = eq(storeConnections.id, id)
        await db.update(storeConnections).set({ nextFetchAt, lastFetchedAt, failures, problem }).where(isMine)
        expect((await tell[platform]()).statusCode).toBe(200)
        const [row] = await db.select().from(storeConnections).where(isMine)
        return Math.max(0, Math.round(((row?.nextFetchAt.getTime() ?? 0) - Date.now()) / 60_000))
      }
      expect([platform, await minutesToNext(0)]).toEqual([platform, hourLater[platform]])
      expect([platform, await minutesToNext(1)]).toEqual([platform, 1440])
    }
  })

  it('touch no other merchant’s store', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'salla')
    await tellSalla(standIn.sallaMessage('app.uninstalled', '1', {}))
    expect(await storeOf(standIn.merchantId)).toMatchObject({ state: 'connected' })
    // Tokens that are of someone else than the message says are not taken.
    const mine = JSON.parse(standIn.installed('6666').payload)
    const forged = standIn.sallaMessage('app.store.authorize', standIn.merchantId, mine.data)
    const before = await storeOf(standIn.merchantId)
    expect((await tellSalla(forged)).statusCode).toBe(400)
    expect(await storeOf(standIn.merchantId)).toEqual(before)
  })

  it('bring the tokens of a store that was installed there, for the account with its owner’s confirmed address', async () => {
    const owning = await founderOf(served.app)
    const other = await founderOf(served.app)
    await db
      .update(users)
      .set({ email: standIn.ownerEmail, isEmailVerified: false })
      .where(eq(users.id, owning.user.id))
    const { merchantId } = standIn
    const message = standIn.installed(merchantId)
    expect((await tellSalla(message)).statusCode).toBe(200)
    expect((await owning.trpc.stores.list.query({ id: owning.id })).waiting).toEqual([])
    await refusedWith(owning.trpc.stores.claim.mutate({ id: owning.id, platform: 'salla', merchantId }), 'NOT_FOUND')
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, owning.user.id))
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, other.user.id))
    expect((await other.trpc.stores.list.query({ id: other.id })).waiting).toEqual([])
    await refusedWith(other.trpc.stores.claim.mutate({ id: other.id, platform: 'salla', merchantId }), 'NOT_FOUND')
    const { waiting } = await owning.trpc.stores.list.query({ id: owning.id })
    expect(waiting).toEqual([{ platform: 'salla', merchantId, storeName: 'متجر نور' }])
    await owning.trpc.stores.claim.mutate({ id: owning.id, platform: 'salla', merchantId })
    await served.stores.fetchDue()
    expect(await storeOf(merchantId)).toMatchObject({ state: 'connected', problem: null })
    expect((await owning.trpc.actuals.list.query({ id: owning.id })).months.length).toBeGreaterThan(0)
    // Sent again, it changes nothing: its tokens may be used up by now.
    const before = await storeOf(merchantId)
    await tellSalla(message)
    expect(await storeOf(merchantId)).toEqual(before)
  })

  it('of which only the sender is sure are looked at, not believed', async () => {
    const founder = await founderOf(served.app)
    await connect(founder, standIn, 'shopify')
    await served.stores.fetchDue()
    const told = JSON.stringify({ id: 1, myshopify_domain: shop })
    for (const isRemoved of [false, true]) {
      if (isRemoved) standIn.takeBack(shop)
      expect((await tellShopify(told)).statusCode).toBe(200)
      await served.stores.fetchDue()
      expect((await storeOf(shop))?.state).toBe(isRemoved ? 'revoked' : 'connected')
    }
  })
})
