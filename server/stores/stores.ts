import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { storeConnections as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { type StorePlatform, storePlatforms } from '../../src/domain/actuals/stores'
import { paths } from '../../src/paths'
import type { Env } from '../infra/env'
import { AppError } from '../infra/errors'
import { logFailure } from '../infra/log'
import { createAsk } from './ask'
import { createFetcher, type FetcherSetup } from './fetcher'
import { type Asker, newState, permittedBy } from './permission'
import type { Merchant, Platform } from './platforms/platform'
import { createSalla } from './platforms/salla'
import { createShopify } from './platforms/shopify'
import { createZid } from './platforms/zid'
import { sealTokens, unsealTokens } from './tokens'
import { StoreTrouble } from './trouble'
import { storeWebhooks } from './webhooks'

/** A merchant who has let a store in, for a project. */
interface LetIn extends Merchant {
  platform: StorePlatform
  projectId: string
  /** Sealed. */
  tokens: string
}

interface Forgotten {
  platform: StorePlatform
  merchantId: string
  /** Sealed; empty where they let nothing in any more. */
  tokens: string
}

interface Wanted extends Asker {
  platform: StorePlatform
  projectId: string
  shop: string
}

/** Connections to stores, as the calls know them. */
export interface Stores {
  /** The platforms that the owner of this installation has keys for. */
  offered: readonly StorePlatform[]
  /** The page of a platform where a merchant lets a store in; STORES_OFF where there are no keys for it. */
  permissionUrl(wanted: Wanted): string
  /** What a merchant came back with: STORE_REFUSED unless this session asked for it and the platform agrees. */
  letIn(query: string, asker: Asker, mayHave: (projectId: string) => Promise<void>): Promise<LetIn>
  /** Tells a platform that a store is no longer to be read, as far as it can be told. Never fails. */
  revoke(forgotten: Forgotten): Promise<void>
  fetchDue(): Promise<void>
  webhooks(app: FastifyInstance): Promise<void>
  stop(): Promise<void>
}

const pair = (id: string | undefined, secret: string | undefined) => (id && secret ? { id, secret } : null)

function platformsOf(env: Env): Map<StorePlatform, Platform> {
  const [salla, zid, shopify] = [
    pair(env.SALLA_CLIENT_ID, env.SALLA_CLIENT_SECRET),
    pair(env.ZID_CLIENT_ID, env.ZID_CLIENT_SECRET),
    pair(env.SHOPIFY_CLIENT_ID, env.SHOPIFY_CLIENT_SECRET),
  ]
  const all = [salla && createSalla(salla), zid && createZid(zid), shopify && createShopify(shopify)]
  return new Map(all.flatMap((platform) => (platform ? [[platform.id, platform] as const] : [])))
}

/** Null where the owner of this installation has no keys of any platform. */
export function createStores(setup: Omit<FetcherSetup, 'ask' | 'platformOf'> & { env: Env }): Stores | null {
  const { db, env, log, secretKey } = setup
  const platforms = platformsOf(env)
  if (platforms.size === 0) return null
  const ask = createAsk({ base: env.STORES_API_BASE })
  const platformOf = (id: StorePlatform) => platforms.get(id)
  const redirectUri = `${env.PUBLIC_URL ?? ''}${paths.store}`
  const fetcher = createFetcher({ ...setup, ask, platformOf })
  return {
    offered: storePlatforms.filter((id) => platforms.has(id)),
    permissionUrl(wanted) {
      const platform = platformOf(wanted.platform)
      if (!platform) throw new AppError('STORES_OFF')
      return platform.permissionUrl({ redirectUri, shop: wanted.shop, ...newState(secretKey, wanted) })
    },
    async letIn(query, asker, mayHave) {
      const permitted = permittedBy(secretKey, query, asker, env.SHOPIFY_CLIENT_SECRET)
      const platform = permitted && platformOf(permitted.platform)
      if (!permitted || !platform) throw new AppError('STORE_REFUSED')
      const { projectId, shop } = permitted
      await mayHave(projectId)
      try {
        const tokens = await platform.exchange(ask, { ...permitted, redirectUri })
        const merchant = await platform.merchant(ask, tokens, shop)
        const sealed = sealTokens(secretKey, tokens, platform.id, merchant.id)
        return { ...merchant, platform: platform.id, projectId, tokens: sealed }
      } catch (cause) {
        if (!(cause instanceof StoreTrouble)) throw cause
        const isAway = cause.kind === 'unavailable' || cause.kind === 'limit'
        throw new AppError(isAway ? 'STORE_UNAVAILABLE' : 'STORE_REFUSED')
      }
    },
    async revoke({ platform: id, merchantId, tokens: sealed }) {
      const tokens = unsealTokens(secretKey, sealed, id, merchantId)
      const platform = platformOf(id)
      if (!tokens || !platform?.revoke) return
      await platform
        .revoke(ask, tokens, merchantId)
        .catch(logFailure(log, 'a store could not be told that it was left'))
    },
    fetchDue: () => fetcher.fetchDue(),
    webhooks: (app) =>
      storeWebhooks(app, {
        ...{ db, ask, secretKey },
        secrets: {
          salla: platforms.has('salla') ? (env.SALLA_WEBHOOK_SECRET ?? null) : null,
          zid: platforms.has('zid') ? (env.ZID_WEBHOOK_SECRET ?? null) : null,
          shopify: env.SHOPIFY_CLIENT_SECRET ?? null,
        },
      }),
    stop: () => fetcher.stop(),
  }
}

/** Does what ends an account, and tells the platforms of its stores that they are no longer read once it is done. */
export async function leavingStores<T>(
  { db, stores }: { db: Db; stores: Stores | null },
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const { platform, merchantId, tokens } = table
  const left = stores
    ? await db.select({ platform, merchantId, tokens }).from(table).where(eq(table.userId, userId))
    : []
  const done = await work()
  await Promise.all(left.map((store) => stores?.revoke(store)))
  return done
}
