import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeConnections, storeGrants } from '../../db/actuals-schema'
import { auditLog } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { StoresStandIn, signAsShopify } from './testing/stand-in'
import { connect, founderOf, sharedStoresApp, shop } from './testing/stores-app'

const standIn = new StoresStandIn(24)
const served = sharedStoresApp(standIn, 8000)
beforeEach(async () => {
  await db.delete(storeConnections)
  await db.delete(storeGrants)
})

const { db } = await testDatabase()
const refusedWith = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ data: { code } })

const storeOf = async (merchantId: string) =>
  (await db.select().from(storeConnections).where(eq(storeConnections.merchantId, merchantId)))[0]

describe('a permission', () => {
  it('is asked for at the platform alone, comes back to this site alone, and brings no more than reading orders', async () => {
    const { trpc, id } = await founderOf(served.app)
    const { url } = await trpc.stores.begin.mutate({ id, platform: 'salla' })
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe('https://accounts.salla.sa')
    expect(searchParams.get('redirect_uri')).toBe('https://mizan.example/app/store')
    expect(searchParams.get('scope')).toBe('offline_access orders.read')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('state')).toMatch(/^[\da-f]+$/)
  })

  it('is good in the session that asked for it alone, and once', async () => {
    const victim = await founderOf(served.app)
    const attacker = await founderOf(served.app)
    const { url } = await attacker.trpc.stores.begin.mutate({ id: attacker.id, platform: 'salla' })
    const query = standIn.agree(url)
    await refusedWith(victim.trpc.stores.finish.mutate({ query }), 'STORE_REFUSED')
    // Another session of the same account did not ask either.
    const again = new Visitor(served.app)
    const { email, password } = attacker.person
    expect((await again.post('/api/auth/login', { email, password })).statusCode).toBe(200)
    await refusedWith(again.trpc.stores.finish.mutate({ query }), 'STORE_REFUSED')
    await attacker.trpc.stores.finish.mutate({ query })
    await refusedWith(attacker.trpc.stores.finish.mutate({ query }), 'STORE_REFUSED')
  })

  it('does not take the code that another account was given', async () => {
    const victim = await founderOf(served.app)
    const attacker = await founderOf(served.app)
    const begin = ({ trpc, id }: typeof victim) => trpc.stores.begin.mutate({ id, platform: 'salla' })
    const stolen = new URLSearchParams(standIn.agree((await begin(victim)).url))
    const own = new URLSearchParams(standIn.agree((await begin(attacker)).url))
    own.set('code', stolen.get('code') ?? '')
    await refusedWith(attacker.trpc.stores.finish.mutate({ query: String(own) }), 'STORE_REFUSED')
    expect(await db.$count(storeConnections)).toBe(0)
  })

  it('is refused with a state that was changed, has ended or is of nobody, and where the merchant says no', async () => {
    const { trpc, id } = await founderOf(served.app)
    const { url } = await trpc.stores.begin.mutate({ id, platform: 'zid' })
    const query = standIn.agree(url)
    const changed = [
      query.replace('state=1', 'state=0'),
      query.replace(/state=(.{20})./, 'state=$1f'),
      query.replace(/state=[^&]+/, 'state='),
      query.replace(/state=[^&]+/, `state=${'0'.repeat(129)}`),
      query.replace(/(state=.{65})[^&]+/, `$1${'é'.repeat(64)}`),
      query.replace(/code=[^&]+/, 'code='),
      `error=access_denied&${new URLSearchParams({ state: new URL(url).searchParams.get('state') ?? '' })}`,
    ].filter((text) => text !== query)
    for (const text of changed) await refusedWith(trpc.stores.finish.mutate({ query: text }), 'STORE_REFUSED')
    expect(await db.$count(storeConnections)).toBe(0)
  })

  it('leads to no other host than a shop of Shopify', async () => {
    const { trpc, id } = await founderOf(served.app)
    const bad = [
      'evil.example',
      'x.myshopify.com.evil.example',
      'a.b.myshopify.com',
      '127.0.0.1',
      'x@evil.example',
      'x.myshopify.com:8080',
      'x.myshopify.com#',
      'مزيف',
      '-x',
      '',
    ]
    for (const name of bad)
      await refusedWith(trpc.stores.begin.mutate({ id, platform: 'shopify', shop: name }), 'BAD_INPUT')
    for (const name of ['noor-home', ' HTTPS://Noor-Home.myshopify.com/admin ', shop]) {
      const { url } = await trpc.stores.begin.mutate({ id, platform: 'shopify', shop: name })
      expect(new URL(url).host).toBe(shop)
    }
  })

  it('of Shopify comes back for the shop that was asked for, with Shopify’s signature', async () => {
    const { trpc, id } = await founderOf(served.app)
    const { url } = await trpc.stores.begin.mutate({ id, platform: 'shopify', shop })
    const query = standIn.agree(url)
    const other = new URLSearchParams(query)
    other.delete('hmac')
    signAsShopify(other, 'other-shop.myshopify.com')
    const unsigned = new URLSearchParams(query)
    unsigned.set('timestamp', '1')
    for (const text of [String(other), String(unsigned), query.replace(/hmac=[^&]+&?/, '')])
      await refusedWith(trpc.stores.finish.mutate({ query: text }), 'STORE_REFUSED')
    expect(await trpc.stores.finish.mutate({ query })).toMatchObject({ platform: 'shopify', storeName: 'noor-home' })
  })
})

describe('a store', () => {
  it('is of one account: another one is refused until it is left', async () => {
    const [first, second] = [await founderOf(served.app), await founderOf(served.app)]
    const { id: storeId } = await connect(first, standIn, 'salla')
    await refusedWith(connect(second, standIn, 'salla'), 'STORE_TAKEN')
    expect((await storeOf(standIn.merchantId))?.userId).toBe(first.user.id)
    await first.trpc.stores.disconnect.mutate({ id: first.id, storeId })
    await connect(second, standIn, 'salla')
    expect((await storeOf(standIn.merchantId))?.userId).toBe(second.user.id)
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'store.disconnect'))
    expect(row).toMatchObject({ actorId: first.user.id, targetType: 'store', targetId: storeId })
  })

  it('of another account is not there: not to be seen, fetched or left', async () => {
    const [first, second] = [await founderOf(served.app), await founderOf(served.app)]
    const { id: storeId } = await connect(first, standIn, 'salla')
    const { stores } = second.trpc
    await refusedWith(stores.list.query({ id: first.id }), 'NOT_FOUND')
    expect((await stores.list.query({ id: second.id })).stores).toEqual([])
    for (const id of [first.id, second.id]) {
      await refusedWith(stores.fetch.mutate({ id, storeId }), 'NOT_FOUND')
      await refusedWith(stores.disconnect.mutate({ id, storeId }), 'NOT_FOUND')
    }
    await refusedWith(stores.begin.mutate({ id: first.id, platform: 'salla' }), 'NOT_FOUND')
  })

  it('is fetched on request six times an hour', async () => {
    const { trpc, id, ...rest } = await founderOf(served.app)
    const { id: storeId } = await connect({ trpc, id, ...rest }, standIn, 'salla')
    for (let at = 0; at < 6; at += 1) await trpc.stores.fetch.mutate({ id, storeId })
    await refusedWith(trpc.stores.fetch.mutate({ id, storeId }), 'TOO_MANY_TRIES')
  })

  it('cannot be connected where there are no keys, and nothing says that it could', async () => {
    const app = await startTestApp()
    const { trpc } = (await signedInVisitor(app)).visitor
    const { id } = await trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{}' })
    expect(await trpc.stores.list.query({ id })).toEqual({ platforms: [], stores: [], waiting: [] })
    await refusedWith(trpc.stores.begin.mutate({ id, platform: 'salla' }), 'STORES_OFF')
    await refusedWith(trpc.stores.finish.mutate({ query: 'code=a&state=b' }), 'STORES_OFF')
    const answer = await app.inject({ method: 'POST', url: '/api/stores/salla/webhook', payload: {} })
    expect(answer.statusCode).toBe(404)
    await app.close()
  })
})
