import * as z from 'zod/mini'
import type { OrderColumn } from '../../../src/files/actuals/formats/format'
import { answered } from '../ask'
import { amountAt, listAt, textAt } from '../json'
import { StoreTrouble } from '../trouble'
import { oauthOf } from './oauth'
import { daysAround, endOf, type OrderRow, type Platform, type Tokens } from './platform'

const accounts = 'https://oauth.zid.sa/oauth'
const api = 'https://api.zid.sa/v1/managers'
const perPage = 60

const text = z.string().check(z.minLength(1), z.maxLength(8000))
const granted = z.object({
  access_token: text,
  authorization: z.optional(text),
  // As its pages write it.
  Authorization: z.optional(text),
  refresh_token: z.optional(text),
  expires_in: z.optional(z.number()),
})

function tokensIn(body: unknown): Tokens {
  const { success, data } = granted.safeParse(body)
  const second = data?.authorization ?? data?.Authorization
  if (!success || second === undefined) throw new StoreTrouble('unreadable')
  return { access: data.access_token, second, refresh: data.refresh_token ?? null, expiresAt: endOf(data, Date.now()) }
}

/** Zid asks for both: whose app it is, and whose store. */
const headersOf = ({ access, second }: Tokens) => ({
  authorization: `Bearer ${second ?? ''}`,
  'x-manager-token': access,
  'accept-language': 'ar',
})

const columns = [
  'number',
  'placedAt',
  'updatedAt',
  'status',
  'method',
  'total',
  'currency',
  'linesJson',
] as const satisfies readonly OrderColumn[]

/** What is read of an order: its customer and address are not. Its total is a text with 14 decimals. */
function rowOf(order: unknown): OrderRow {
  const lines = listAt(order, 'products').map((product) => [
    textAt(product, 'name'),
    textAt(product, 'quantity') || 1,
    textAt(product, 'sku'),
    amountAt(product, 'price'),
    amountAt(product, 'total'),
  ])
  return {
    number: textAt(order, 'code') || textAt(order, 'id'),
    placedAt: textAt(order, 'created_at'),
    updatedAt: textAt(order, 'updated_at'),
    status: textAt(order, 'order_status', 'code'),
    method: textAt(order, 'payment', 'method', 'code'),
    total: textAt(order, 'order_total'),
    currency: textAt(order, 'currency_code'),
    linesJson: JSON.stringify(lines),
  }
}

export function createZid({ id, secret }: { id: string; secret: string }): Platform {
  const oauth = oauthOf({ id, secret }, { authorize: `${accounts}/authorize`, token: `${accounts}/token`, tokensIn })
  return {
    id: 'zid',
    format: { kind: 'orders', id: 'zid', row: 'order', columns: {}, required: [], order: 'monthFirst' },
    columns,
    ...oauth,
    async merchant(ask, tokens) {
      const body = answered(await ask({ url: `${api}/account/profile`, headers: headersOf(tokens) }))
      const of = (name: string) => textAt(body, 'user', 'store', name)
      if (of('id') === '') throw new StoreTrouble('unreadable')
      return { id: of('id'), name: of('title') }
    },
    async page(ask, { tokens, period, at }) {
      const page = Number(at ?? 1)
      const { from, to } = daysAround(period)
      const query = new URLSearchParams({
        // Without it no products are given.
        payload_type: 'default',
        page: String(page),
        per_page: String(perPage),
        date_from: from,
        date_to: to,
      })
      const body = answered(await ask({ url: `${api}/store/orders?${query}`, headers: headersOf(tokens) }))
      const orders = listAt(body, 'orders')
      const total = Number(textAt(body, 'total_order_count'))
      const isLast = orders.length === 0 || (Number.isFinite(total) && page * perPage >= total)
      return { rows: orders.map(rowOf), next: isLast ? null : String(page + 1) }
    },
    revoke: null,
  }
}
