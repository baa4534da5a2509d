import type { StorePlatform } from '../../../src/domain/actuals/stores'
import type { OrderColumn, OrdersFormat } from '../../../src/files/actuals/formats/format'
import type { Ask } from '../ask'

/** What lets a store's orders be read. Kept sealed. */
export interface Tokens {
  access: string
  /** Zid asks for two. */
  second: string | null
  /** Null where they are good until they are taken back. */
  refresh: string | null
  /** Milliseconds since 1970; null where they do not end. */
  expiresAt: number | null
}

export interface Merchant {
  id: string
  name: string
}

/** A merchant, and the address of who owns the store, which is compared and forgotten. */
export interface OwnedMerchant extends Merchant {
  email: string
}

/** What an answer says of one order, as the cells of a row of a file, or of the rows of its lines. Nothing of its customer. */
export type OrderRow = Partial<Record<OrderColumn, string>>

export interface Period {
  /** Milliseconds since 1970. */
  from: number
  to: number
}

export interface Page {
  rows: OrderRow[]
  /** What the next page is asked by; null after the last. */
  next: string | null
}

interface Return {
  code: string
  verifier: string
  redirectUri: string
  /** The shop, of Shopify; '' otherwise. */
  shop: string
}

/** How one platform lets a store in, and gives its orders. */
export interface Platform {
  id: StorePlatform
  /** How the rows of its orders are read. */
  format: OrdersFormat
  /** What its orders have; what is not here is not known, and no zero. */
  columns: readonly OrderColumn[]
  /** Orders older than so many days are not given. */
  oldestDays?: number
  /** The page on which a merchant lets the store in. */
  permissionUrl(to: Omit<Return, 'code' | 'verifier'> & { state: string; challenge: string }): string
  exchange(ask: Ask, back: Return): Promise<Tokens>
  /** Null for tokens that do not end. A refresh token may be good for one time only. */
  refresh: ((ask: Ask, tokens: Tokens) => Promise<Tokens>) | null
  merchant(ask: Ask, tokens: Tokens, shop: string): Promise<Merchant>
  page(ask: Ask, of: { tokens: Tokens; merchantId: string; period: Period; at: string | null }): Promise<Page>
  /** Ends what was let in, at the platform. Null where it offers nothing for that. */
  revoke: ((ask: Ask, tokens: Tokens, merchantId: string) => Promise<void>) | null
}

/** When tokens end: Salla says the moment, others in how many seconds. */
export function endOf(body: { expires?: unknown; expires_in?: unknown }, now: number): number | null {
  if (typeof body.expires === 'number') return body.expires * 1000
  const seconds = Number(body.expires_in)
  return Number.isFinite(seconds) && seconds > 0 ? now + seconds * 1000 : null
}

const dayMs = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The days of a period, 'YYYY-MM-DD', with one more at both ends: what is outside is left out by its moment. */
export const daysAround = ({ from, to }: Period) => ({ from: dayOf(from - dayMs), to: dayOf(to + dayMs) })
