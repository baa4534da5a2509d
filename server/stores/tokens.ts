import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { storeConnections as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { giveLeasesBack, takeLeases } from '../infra/background/leases'
import type { SecretKey } from '../infra/secret-key'
import type { Ask } from './ask'
import type { Platform, Tokens } from './platforms/platform'
import { StoreTrouble } from './trouble'

/** A connection by its key. */
export interface StoreKey {
  userId: string
  id: string
}

export const isStore = ({ userId, id }: StoreKey) => and(eq(table.userId, userId), eq(table.id, id))

/** What tokens are sealed for: those of one merchant open for no other. */
const sealedFor = (platform: string, merchantId: string) => `tokens of ${platform} ${merchantId}`

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'access' in value && typeof value.access === 'string'
}

export function unsealTokens(key: SecretKey, sealed: string, platform: string, merchantId: string): Tokens | null {
  const text = sealed === '' ? null : key.unseal(sealed, sealedFor(platform, merchantId))
  const found: unknown = text === null ? null : JSON.parse(text)
  return isTokens(found) ? found : null
}

export const sealTokens = (key: SecretKey, tokens: Tokens, platform: string, merchantId: string): string =>
  key.seal(JSON.stringify(tokens), sealedFor(platform, merchantId))

/** Far longer than a question to the platform takes: two never ask for one merchant. */
const leaseSeconds = 60
const [lookMs, patienceMs] = [100, 20_000]
/** Tokens that end so soon are renewed before they are used. */
const earlyMs = 60_000

interface Setup {
  db: Db
  ask: Ask
  secretKey: SecretKey
}

interface Wanted extends StoreKey {
  platform: Platform
  merchantId: string
}

interface Stored {
  sealed: string
  tokens: Tokens
}

async function stored({ db, secretKey }: Setup, wanted: Wanted): Promise<Stored> {
  const [row] = await db.select({ sealed: table.tokens }).from(table).where(isStore(wanted))
  const tokens = row ? unsealTokens(secretKey, row.sealed, wanted.platform.id, wanted.merchantId) : null
  if (!row || tokens === null) throw new StoreTrouble('revoked')
  return { sealed: row.sealed, tokens }
}

const isGood = ({ expiresAt }: Tokens, now = Date.now()) => expiresAt === null || expiresAt - earlyMs > now

/**
 * New tokens are the only ones there are: what keeps them is tried until it is done. Where the store was connected again meanwhile,
 * what is there stays.
 */
async function keep(
  { db, secretKey }: Setup,
  wanted: Wanted,
  { sealed: before }: Stored,
  tokens: Tokens,
): Promise<void> {
  const sealed = sealTokens(secretKey, tokens, wanted.platform.id, wanted.merchantId)
  for (let tries = 1; ; tries += 1) {
    try {
      await db
        .update(table)
        .set({ tokens: sealed })
        .where(and(isStore(wanted), eq(table.tokens, before)))
      return
    } catch (cause) {
      if (tries >= 10) throw cause
      await setTimeout(tries * 200)
    }
  }
}

async function renewed(setup: Setup, wanted: Wanted, isUsable: (tokens: Tokens) => boolean): Promise<Tokens> {
  const { refresh } = wanted.platform
  const present = await stored(setup, wanted)
  if (isUsable(present.tokens)) return present.tokens
  if (refresh === null || present.tokens.refresh === null) throw new StoreTrouble('revoked')
  await keep(setup, wanted, present, await refresh(setup.ask, present.tokens))
  return (await stored(setup, wanted)).tokens
}

/**
 * The tokens of a store, renewed where they end. A refresh token of Salla is good for one time, and a second use takes everything
 * back: so of all processes one renews, under a lease of the merchant, and the others read what it has kept. `refused` are
 * tokens that the platform has just not taken.
 */
export async function tokensOf(setup: Setup, wanted: Wanted, refused: string | null = null): Promise<Tokens> {
  const isUsable = (tokens: Tokens) => isGood(tokens) && tokens.access !== refused
  const { tokens: known } = await stored(setup, wanted)
  if (isUsable(known)) return known
  const lease = `store ${wanted.platform.id} ${wanted.merchantId}`
  for (const since = Date.now(); Date.now() - since < patienceMs; await setTimeout(lookMs)) {
    const mine = await takeLeases(setup.db, [lease], leaseSeconds)
    if (mine.size === 0) {
      const { tokens: theirs } = await stored(setup, wanted)
      if (isUsable(theirs)) return theirs
      continue
    }
    try {
      return await renewed(setup, wanted, isUsable)
    } finally {
      await giveLeasesBack(setup.db, mine)
    }
  }
  throw new StoreTrouble('unavailable')
}
