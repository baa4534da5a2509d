import { createHash, createHmac } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { storeGrants as grants, storeConnections as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { processedEvents } from '../../db/schema'
import type { StorePlatform } from '../../src/domain/actuals/stores'
import { AppError } from '../infra/errors'
import { isSameText } from '../infra/same-text'
import type { SecretKey } from '../infra/secret-key'
import type { Ask } from './ask'
import { ownerHash } from './connections'
import { at, textAt } from './json'
import { sallaOwner, sallaTokens } from './platforms/salla'
import { sealTokens } from './tokens'
import { StoreTrouble } from './trouble'

interface Setup {
  db: Db
  ask: Ask
  secretKey: SecretKey
  secrets: { salla: string | null; zid: string | null; shopify: string | null }
}

const isSame = (given: unknown, right: string) => typeof given === 'string' && isSameText(given, right)

const hmac = (secret: string, body: string) => createHmac('sha256', secret).update(body)

/** So long a store that was installed waits for its owner to connect it here. */
const waitingDays = 14

const isMerchant = (platform: StorePlatform, merchantId: string) =>
  and(eq(table.platform, platform), eq(table.merchantId, merchantId))

/** Notes a message; false where the same came before. */
async function isNew(tx: Db, platform: StorePlatform, body: string): Promise<boolean> {
  const id = `${platform} ${createHash('sha256').update(body).digest('base64url')}`
  const noted = await tx
    .insert(processedEvents)
    .values({ id, type: platform })
    .onConflictDoNothing()
    .returning({ id: processedEvents.id })
  return noted.length > 0
}

/**
 * What platforms say of themselves in the messages of which only the sender is known is looked at, not believed: the store is asked, though not
 * before one that failed is due.
 */
const lookAgain = (db: Db, platform: StorePlatform, merchantId: string, earliest = sql`now()`) =>
  db
    .update(table)
    .set({ nextFetchAt: sql`least(${table.nextFetchAt}, ${earliest})` })
    .where(and(isMerchant(platform, merchantId), eq(table.state, 'connected'), eq(table.failures, 0)))

interface Message {
  merchantId: string
  /** When it happened: what was let in later is not touched by it. */
  happenedAt: Date
  text: string
  body: unknown
}

/** Salla sends the tokens of a store when its merchant installs the app. They are asked whose they are: the message alone decides nothing. */
async function installed(
  { db, ask, secretKey }: Setup,
  { merchantId, happenedAt, text, body }: Message,
): Promise<void> {
  const tokens = sallaTokens(at(body, 'data'))
  const owner = await sallaOwner(ask, tokens)
  if (owner.id !== merchantId) throw new AppError('BAD_INPUT')
  const sealed = sealTokens(secretKey, tokens, 'salla', merchantId)
  const storeName = (owner.name || merchantId).slice(0, 150)
  await db.transaction(async (tx) => {
    if (!(await isNew(tx, 'salla', text))) return
    const isOlder = lte(table.authorizedAt, happenedAt)
    const known = await tx.select({ id: table.id }).from(table).where(isMerchant('salla', merchantId))
    if (known.length > 0) {
      const reconnected = {
        tokens: sealed,
        state: 'connected',
        problem: null,
        failures: 0,
        nextFetchAt: sql`now()`,
      } as const
      await tx
        .update(table)
        .set({ ...reconnected, authorizedAt: happenedAt })
        .where(and(isMerchant('salla', merchantId), isOlder))
      return
    }
    const ends = { expiresAt: sql`now() + make_interval(days => ${waitingDays})` }
    const granted = {
      storeName,
      ownerHash: ownerHash(secretKey, owner.email),
      tokens: sealed,
      grantedAt: happenedAt,
      ...ends,
    }
    await tx
      .insert(grants)
      .values({ platform: 'salla', merchantId, ...granted })
      .onConflictDoUpdate({
        target: [grants.platform, grants.merchantId],
        set: granted,
        setWhere: lte(grants.grantedAt, happenedAt),
      })
  })
}

async function uninstalled({ db }: Setup, { merchantId, happenedAt, text }: Message): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isNew(tx, 'salla', text))) return
    const isOfGrant = and(eq(grants.platform, 'salla'), eq(grants.merchantId, merchantId))
    await tx.delete(grants).where(and(isOfGrant, lte(grants.grantedAt, happenedAt)))
    await tx
      .update(table)
      .set({ state: 'uninstalled', tokens: '', problem: null })
      .where(and(isMerchant('salla', merchantId), lte(table.authorizedAt, happenedAt)))
  })
}

/** A busy store tells of an order every minute: its months are fetched once an hour at most. */
const hourLater = sql`greatest(now(), ${table.lastFetchedAt} + interval '1 hour')`

async function ordersChanged({ db }: Setup, { merchantId }: Message): Promise<void> {
  await lookAgain(db, 'salla', merchantId, hourLater)
}

const sallaEvents: Record<string, typeof installed> = {
  'order.created': ordersChanged,
  'order.updated': ordersChanged,
  'app.store.authorize': installed,
  'app.uninstalled': uninstalled,
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_INPUT')
  }
}

async function ofSalla(setup: Setup, text: string): Promise<void> {
  const body = jsonIn(text)
  const act = sallaEvents[textAt(body, 'event')]
  const [merchantId, said] = [textAt(body, 'merchant'), Date.parse(textAt(body, 'created_at'))]
  if (!act || merchantId === '') return
  if (Number.isNaN(said)) throw new AppError('BAD_INPUT')
  // Of two clocks the later one would let nothing happen: a message is of now at the latest.
  await act(setup, { merchantId, happenedAt: new Date(Math.min(said, Date.now())), text, body })
}

/** Where platforms say what happened in a store. Each proves that it is the sender; who does not is refused, and nothing is looked at. */
export async function storeWebhooks(app: FastifyInstance, setup: Setup): Promise<void> {
  const { salla, zid, shopify } = setup.secrets
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const textOf = (body: unknown): string => {
    if (typeof body !== 'string') throw new AppError('BAD_INPUT')
    return body
  }
  const received = { received: true }
  const known = async (work: Promise<unknown>) => {
    await work.catch((cause: unknown) => {
      if (!(cause instanceof StoreTrouble)) throw cause
      // Salla sends it again.
      throw new AppError(cause.kind === 'revoked' ? 'BAD_INPUT' : 'STORE_UNAVAILABLE')
    })
    return received
  }
  if (salla !== null) {
    app.post('/api/stores/salla/webhook', async ({ body, headers }) => {
      const text = textOf(body)
      if (!isSame(headers['x-salla-signature'], hmac(salla, text).digest('hex'))) throw new AppError('UNAUTHENTICATED')
      return known(ofSalla(setup, text))
    })
  }
  if (zid !== null) {
    app.post('/api/stores/zid/webhook', async ({ body, headers }) => {
      const text = textOf(body)
      const right = `Basic ${Buffer.from(`mizan:${zid}`).toString('base64')}`
      if (!isSame(headers.authorization, right)) throw new AppError('UNAUTHENTICATED')
      return known(lookAgain(setup.db, 'zid', textAt(jsonIn(text), 'store_id'), hourLater))
    })
  }
  if (shopify !== null) {
    app.post('/api/stores/shopify/webhook', async ({ body, headers }) => {
      const text = textOf(body)
      const right = hmac(shopify, text).digest('base64')
      if (!isSame(headers['x-shopify-hmac-sha256'], right)) throw new AppError('UNAUTHENTICATED')
      // Which shop it is stands in what is signed; the header that says so is not.
      return known(lookAgain(setup.db, 'shopify', textAt(jsonIn(text), 'myshopify_domain')))
    })
  }
}
