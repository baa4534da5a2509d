import type { Db } from '../../../db/client'
import { projectIdSchema } from '../../../src/domain/schemas/project-schema'
import {
  beginStoreSchema,
  claimStoreSchema,
  finishStoreSchema,
  storeSchema,
} from '../../../src/domain/schemas/store-schema'
import { callerKey } from '../../auth/context'
import { lockAccount } from '../../connect/lock-account'
import { audit } from '../../infra/audit'
import { AppError } from '../../infra/errors'
import { signedInProcedure, withAccessProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { changes, ordinary, secret } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { rowId } from '../../projects/row-id'
import {
  connectStore,
  fetchSoon,
  forgetStore,
  mustOwn,
  ownerHash,
  storesOf,
  takeGrant,
  waitingFor,
} from '../../stores/connections'
import type { Stores } from '../../stores/stores'

const done = { success: true } as const

type Ctx = Context & { user: { id: string; email: string; isEmailVerified: boolean }; sessionId: string }

function offered({ stores }: Context): Stores {
  if (!stores) throw new AppError('STORES_OFF')
  return stores
}

const allowanceOf = ({ user, bearer }: Ctx) => callerKey({ user, token: bearer })

const askerOf = ({ user, sessionId }: Ctx) => ({ userId: user.id, sessionId })

/** By whom a store was connected or left, without which it is: the log outlives the account. */
const note = (ctx: Ctx, tx: Db, action: 'store.connect' | 'store.disconnect', targetId: string) =>
  audit(tx, { actorId: ctx.user.id, ip: ctx.request.ip, action, targetType: 'store', targetId })

function connect(ctx: Ctx, store: (tx: Db) => Promise<Omit<Parameters<typeof connectStore>[1], 'userId'>>) {
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx)
    const made = await connectStore(tx, { userId: ctx.user.id, ...(await store(tx)) })
    await note(ctx, tx, 'store.connect', made.id)
    return made
  })
}

/** Only an address that was confirmed says whose a store is. */
const hashOf = ({ secretKey, user }: Ctx) => (user.isEmailVerified ? ownerHash(secretKey, user.email) : null)

/** Stores whose orders are fetched every night into the actual months of a project. */
export const stores = router({
  /** Which platforms can be connected here, which stores are, and which wait for this account. */
  list: signedInProcedure({ ...ordinary, cpuMs: 4, statements: 4, programs: 'read' })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const projectId = rowId(input.id)
      await mustOwn(ctx.db, ctx.user.id, projectId)
      const hash = hashOf(ctx)
      return {
        platforms: [...(ctx.stores?.offered ?? [])],
        stores: await storesOf(ctx.db, ctx.user.id, projectId),
        waiting: ctx.stores && hash !== null ? await waitingFor(ctx.db, hash) : [],
      }
    }),

  /** Begins a connection: the address of the platform's page where the merchant agrees. Good for this session. */
  begin: withAccessProcedure({ ...secret, cpuMs: 5, statements: 4 })
    .input(beginStoreSchema)
    .mutation(async ({ ctx, input }) => {
      const all = offered(ctx)
      await ctx.limits.count([['connecting', allowanceOf(ctx)]])
      const projectId = rowId(input.id)
      await mustOwn(ctx.db, ctx.user.id, projectId)
      const shop = input.platform === 'shopify' ? input.shop : ''
      return { url: all.permissionUrl({ ...askerOf(ctx), platform: input.platform, projectId, shop }) }
    }),

  /** What the merchant came back with from the platform: keeps what lets the orders be read, and fetches them. */
  finish: withAccessProcedure({ ...secret, cpuMs: 20, statements: 12 })
    .input(finishStoreSchema)
    .mutation(async ({ ctx, input }) => {
      const all = offered(ctx)
      await ctx.limits.count([['connecting', allowanceOf(ctx)]])
      const store = await all.letIn(input.query, askerOf(ctx), (projectId) => mustOwn(ctx.db, ctx.user.id, projectId))
      return connect(ctx, async () => store)
    }),

  /** Connects a store whose owner installed the app there with the confirmed address of this account. */
  claim: withAccessProcedure({ ...secret, cpuMs: 12, statements: 13 })
    .input(claimStoreSchema)
    .mutation(async ({ ctx, input: { id, platform, merchantId } }) => {
      const all = offered(ctx)
      const hash = hashOf(ctx)
      if (!all.offered.includes(platform) || hash === null) throw new AppError('NOT_FOUND')
      await ctx.limits.count([['connecting', allowanceOf(ctx)]])
      const projectId = rowId(id)
      return connect(ctx, async (tx) => {
        const { tokens, storeName } = await takeGrant(tx, { platform, merchantId, hash })
        return { id: merchantId, name: storeName, platform, projectId, tokens }
      })
    }),

  /** Fetches a store's orders within seconds, in place of waiting for the night. */
  fetch: withAccessProcedure({ ...changes, cpuMs: 8, statements: 4, programs: 'write' })
    .input(storeSchema)
    .mutation(async ({ ctx, input }) => {
      offered(ctx)
      await ctx.limits.count([['storeFetch', input.storeId]])
      return fetchSoon(ctx.db, ctx.user.id, rowId(input.id), input.storeId)
    }),

  /** Ends a connection, here and at the platform; the months that it has brought stay. */
  disconnect: signedInProcedure({ ...changes, cpuMs: 10, statements: 5, programs: 'write' })
    .input(storeSchema)
    .mutation(async ({ ctx, input }) => {
      const gone = await ctx.db.transaction(async (tx) => {
        const store = await forgetStore(tx, ctx.user.id, rowId(input.id), input.storeId)
        await note(ctx, tx, 'store.disconnect', input.storeId)
        return store
      })
      await ctx.stores?.revoke(gone)
      return done
    }),
})
