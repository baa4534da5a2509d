import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema'
import { testDatabase } from '../../../../db/testing'
import type { ProcedureName } from '../../../routers/router'
import type { World } from '../world'
import { type Call, ours } from './callers'

async function connected(world: World) {
  const { stores } = ours(world).trpc
  const { id } = world.project
  const { url } = await stores.begin.mutate({ id, platform: 'salla' })
  const store = await stores.finish.mutate({ query: world.standIn.agree(url) })
  return { stores, id, storeId: store.id }
}

/** Nothing is left connected: the next call would else be of a store that the account has. */
async function withStore(
  world: World,
  call: (of: Awaited<ReturnType<typeof connected>>) => Promise<unknown> = async () => {},
) {
  const of = await connected(world)
  await call(of)
  await of.stores.disconnect.mutate({ id: of.id, storeId: of.storeId })
}

export const storeCalls = {
  'stores.list': (world) => ours(world).trpc.stores.list.query({ id: world.project.id }),
  'stores.begin': (world) => ours(world).trpc.stores.begin.mutate({ id: world.project.id, platform: 'salla' }),
  'stores.finish': (world) => withStore(world),
  'stores.fetch': (world) => withStore(world, ({ stores, id, storeId }) => stores.fetch.mutate({ id, storeId })),
  'stores.disconnect': (world) => withStore(world),
  async 'stores.claim'(world) {
    const { standIn, app, founder } = world
    const { db } = await testDatabase()
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, founder.user.id))
    standIn.ownerEmail = founder.person.email
    const merchantId = '9001'
    const { payload, signature } = standIn.installed(merchantId)
    const headers = { 'content-type': 'application/json', 'x-salla-signature': signature }
    await app.inject({ method: 'POST', url: '/api/stores/salla/webhook', payload, headers })
    const { stores } = ours(world).trpc
    const { id } = world.project
    const store = await stores.claim.mutate({ id, platform: 'salla', merchantId })
    await stores.disconnect.mutate({ id, storeId: store.id })
  },
} satisfies Partial<Record<ProcedureName, Call>>
