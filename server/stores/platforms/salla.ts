import * as z from 'zod/mini'
import type { OrderColumn } from '../../../src/files/actuals/formats/format'
import { stateOf } from '../../../src/files/actuals/orders/status'
import { type Ask, answered } from '../ask'
import { amountAt, at, listAt, textAt } from '../json'
import { StoreTrouble } from '../trouble'
import { oauthOf } from './oauth'
import { daysAround, endOf, type OrderRow, type OwnedMerchant, type Page, type Platform, type Tokens } from './platform'

const accounts = 'https://accounts.salla.sa/oauth2'
const api = 'https://api.salla.dev/admin/v2'

/** The most that Salla gives at once. */
const perPage = 60

const granted = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(4000)),
  refresh_token: z.optional(z.string().check(z.maxLength(4000))),
  expires: z.optional(z.number()),
  expires_in: z.optional(z.number()),
})

/** The tokens of an answer, or of the message that Salla sends when its app is installed. */
export function sallaTokens(body: unknown, now = Date.now()): Tokens {
  const { success, data } = granted.safeParse(body)
  if (!success) throw new StoreTrouble('unreadable')
  return { access: data.access_token, second: null, refresh: data.refresh_token ?? null, expiresAt: endOf(data, now) }
}

const bearer = ({ access }: Tokens) => ({ authorization: `Bearer ${access}` })

/** Whose tokens these are. */
export async function sallaOwner(ask: Ask, tokens: Tokens): Promise<OwnedMerchant> {
  const body = answered(await ask({ url: `${accounts}/user/info`, headers: bearer(tokens) }))
  const id = textAt(body, 'data', 'merchant', 'id')
  if (id === '') throw new StoreTrouble('unreadable')
  return { id, name: textAt(body, 'data', 'merchant', 'name'), email: textAt(body, 'data', 'email') }
}

const columns = [
  'number',
  'placedAt',
  'updatedAt',
  'status',
  'method',
  'basket',
  'discount',
  'couponDiscount',
  'shipping',
  'codCharge',
  'vat',
  'total',
  'refunded',
  'currency',
  'linesJson',
] as const satisfies readonly OrderColumn[]

/** Moments are of Riyadh unless the order says another zone that is meant: Salla writes them without one. */
const momentOf = (date: unknown) => `${textAt(date, 'date')}${textAt(date, 'timezone') === 'UTC' ? ' UTC' : ''}`.trim()

/** A merchant's own name for a status counts where it says more than the one that it is under. */
function statusOf(status: unknown): string {
  const own = textAt(status, 'customized', 'name')
  return stateOf(own, new Map()) === null ? textAt(status, 'slug') || textAt(status, 'name') : own
}

/** Lines share the value of the basket by their prices, for those are without VAT and it may contain it. */
function linesOf(order: unknown): string {
  const basket = Number(amountAt(order, 'amounts', 'sub_total'))
  const lines = listAt(order, 'items').map((item) => {
    const units = Number(textAt(item, 'quantity') || 1)
    const price = Number(amountAt(item, 'amounts', 'price_without_tax')) || 0
    return { item, units, value: price * units }
  })
  const sum = lines.reduce((total, { value }) => total + value, 0)
  const factor = sum > 0 && basket > 0 ? basket / sum : 1
  return JSON.stringify(
    lines.map(({ item, units, value }) => [textAt(item, 'name'), units, textAt(item, 'sku'), 0, value * factor]),
  )
}

const sum = (list: readonly unknown[]) =>
  String(list.reduce<number>((all, one) => all + (Number(amountAt(one, 'discount')) || 0), 0))

/** What is read of an order: its customer, receiver, address and notes are not. */
function rowOf(order: unknown): OrderRow {
  const discounts = listAt(order, 'amounts', 'discounts')
  const isCoupon = (one: unknown) => textAt(one, 'code') !== ''
  return {
    number: textAt(order, 'reference_id') || textAt(order, 'id'),
    placedAt: momentOf(at(order, 'date')),
    updatedAt: momentOf(at(order, 'updated_at')),
    status: statusOf(at(order, 'status')),
    method: textAt(order, 'payment_method'),
    basket: amountAt(order, 'amounts', 'sub_total'),
    discount: sum(discounts.filter((one) => !isCoupon(one))),
    couponDiscount: sum(discounts.filter(isCoupon)),
    shipping: amountAt(order, 'amounts', 'shipping_cost'),
    codCharge: amountAt(order, 'amounts', 'cash_on_delivery'),
    vat: amountAt(order, 'amounts', 'tax', 'amount'),
    total: amountAt(order, 'amounts', 'total'),
    refunded: amountAt(order, 'payment_actions', 'refund_action', 'refund_amount'),
    currency: textAt(order, 'amounts', 'total', 'currency') || textAt(order, 'currency'),
    linesJson: linesOf(order),
  }
}

export function createSalla({ id, secret }: { id: string; secret: string }): Platform {
  const scope = 'offline_access orders.read'
  const [authorize, token] = [`${accounts}/auth`, `${accounts}/token`]
  const oauth = oauthOf({ id, secret }, { authorize, token, scope, tokensIn: (body) => sallaTokens(body) })
  return {
    id: 'salla',
    format: { kind: 'orders', id: 'salla', row: 'order', columns: {}, required: [], order: 'monthFirst' },
    columns,
    ...oauth,
    merchant: sallaOwner,
    async page(ask, { tokens, period, at: page }): Promise<Page> {
      const { from, to } = daysAround(period)
      const query = new URLSearchParams({
        page: page ?? '1',
        per_page: String(perPage),
        from_date: from,
        to_date: to,
        expanded: '1',
      })
      const body = answered(await ask({ url: `${api}/orders?${query}`, headers: bearer(tokens) }))
      const { currentPage, totalPages } = pagination(body)
      return { rows: listAt(body, 'data').map(rowOf), next: currentPage < totalPages ? String(currentPage + 1) : null }
    },
    async revoke(ask, { refresh, access }) {
      await ask({
        method: 'POST',
        url: `${accounts}/revoke`,
        form: { client_id: id, client_secret: secret, token: refresh ?? access },
      })
    },
  }
}

function pagination(body: unknown) {
  const of = (name: string) => Number(textAt(body, 'pagination', name))
  const found = { currentPage: of('currentPage'), totalPages: of('totalPages') }
  if (at(body, 'data') === undefined || !(found.currentPage >= 1)) throw new StoreTrouble('unreadable')
  return found
}
