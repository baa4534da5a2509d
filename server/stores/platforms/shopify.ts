import * as z from 'zod/mini'
import type { OrderColumn } from '../../../src/files/actuals/formats/format'
import { answered, grantedIn } from '../ask'
import { at, listAt, textAt } from '../json'
import { StoreTrouble } from '../trouble'
import type { OrderRow, Platform, Tokens } from './platform'

const version = '2026-07'

/** Orders older than this need a permission that Shopify gives on request alone. */
const oldestDays = 60

/** So few that a page with all its lines stays below what one question may cost. */
const [ordersAtOnce, linesAtOnce] = [10, 60]

/** Nothing of a customer is asked for. */
const ordersQuery = `query Orders($first: Int!, $lines: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: CREATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id name createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus paymentGatewayNames
      totalPriceSet { shopMoney { amount currencyCode } }
      totalDiscountsSet { shopMoney { amount } }
      totalShippingPriceSet { shopMoney { amount } }
      totalTaxSet { shopMoney { amount } }
      totalRefundedSet { shopMoney { amount } }
      lineItems(first: $lines) { ...lines }
    }
  }
}
fragment lines on LineItemConnection {
  pageInfo { hasNextPage endCursor }
  nodes { name sku quantity originalUnitPriceSet { shopMoney { amount } } }
}`

/** The lines of a large order that did not fit beside the others. */
const linesQuery = `query Lines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: 250, after: $after) { ...lines } }
}
fragment lines on LineItemConnection {
  pageInfo { hasNextPage endCursor }
  nodes { name sku quantity originalUnitPriceSet { shopMoney { amount } } }
}`

const columns = [
  'number',
  'placedAt',
  'updatedAt',
  'cancelledAt',
  'status',
  'fulfillment',
  'method',
  'discount',
  'shipping',
  'vat',
  'total',
  'refunded',
  'currency',
  'lineName',
  'lineSku',
  'lineQuantity',
  'linePrice',
] as const satisfies readonly OrderColumn[]

const granted = z.object({ access_token: z.string().check(z.minLength(1), z.maxLength(4000)) })

const moneyAt = (order: unknown, name: string) => textAt(order, name, 'shopMoney', 'amount')

const lineOf = (line: unknown): OrderRow => ({
  lineName: textAt(line, 'name'),
  lineSku: textAt(line, 'sku'),
  lineQuantity: textAt(line, 'quantity'),
  linePrice: moneyAt(line, 'originalUnitPriceSet'),
})

/** A row for each line, as in its file; what is of the whole order stands in the first. */
function rowsOf(order: unknown, lines: readonly unknown[]): OrderRow[] {
  const number = textAt(order, 'name')
  const whole: OrderRow = {
    number,
    placedAt: textAt(order, 'createdAt'),
    updatedAt: textAt(order, 'updatedAt'),
    cancelledAt: textAt(order, 'cancelledAt'),
    status: textAt(order, 'displayFinancialStatus'),
    fulfillment: textAt(order, 'displayFulfillmentStatus'),
    method: listAt(order, 'paymentGatewayNames')
      .map((name) => textAt(name))
      .join(' '),
    discount: moneyAt(order, 'totalDiscountsSet'),
    shipping: moneyAt(order, 'totalShippingPriceSet'),
    vat: moneyAt(order, 'totalTaxSet'),
    total: moneyAt(order, 'totalPriceSet'),
    refunded: moneyAt(order, 'totalRefundedSet'),
    currency: textAt(order, 'totalPriceSet', 'shopMoney', 'currencyCode'),
  }
  const [first, ...others] = lines.map(lineOf)
  return [{ ...whole, ...first }, ...others.map((line) => ({ number, ...line }))]
}

/** What Shopify says in place of an answer, with status 200. */
function refuseErrors(body: unknown): void {
  const codes = listAt(body, 'errors').map((error) => textAt(error, 'extensions', 'code'))
  if (codes.length === 0) return
  if (codes.includes('THROTTLED')) throw new StoreTrouble('limit', 2)
  throw new StoreTrouble(codes.includes('ACCESS_DENIED') ? 'revoked' : 'unreadable')
}

type Query = (query: string, variables: Record<string, unknown>) => Promise<unknown>

/** All lines of an order, with those that are asked for apart. */
async function linesOf(query: Query, order: unknown): Promise<unknown[]> {
  const lines: unknown[] = []
  let part = at(order, 'lineItems')
  for (;;) {
    lines.push(...listAt(part, 'nodes'))
    const after = textAt(part, 'pageInfo', 'endCursor')
    if (at(part, 'pageInfo', 'hasNextPage') !== true || after === '') return lines
    part = at(await query(linesQuery, { id: textAt(order, 'id'), after }), 'data', 'order', 'lineItems')
  }
}

export function createShopify({ id, secret }: { id: string; secret: string }): Platform {
  const headersOf = ({ access }: Tokens) => ({ 'x-shopify-access-token': access })
  return {
    id: 'shopify',
    format: { kind: 'orders', id: 'shopify', row: 'line', columns: {}, required: [], order: 'monthFirst' },
    columns,
    oldestDays,
    // Shopify offers no code challenge; it signs the way back instead.
    permissionUrl: ({ redirectUri, state, shop }) =>
      `https://${shop}/admin/oauth/authorize?${new URLSearchParams({
        client_id: id,
        scope: 'read_orders',
        redirect_uri: redirectUri,
        state,
      })}`,
    async exchange(ask, { code, shop }) {
      const json = { client_id: id, client_secret: secret, code }
      const answer = await ask({ method: 'POST', url: `https://${shop}/admin/oauth/access_token`, json })
      const { success, data } = granted.safeParse(grantedIn(answer))
      if (!success) throw new StoreTrouble('unreadable')
      return { access: data.access_token, second: null, refresh: null, expiresAt: null }
    },
    refresh: null,
    merchant: async (_ask, _tokens, shop) => ({ id: shop, name: shop.replace(/\.myshopify\.com$/, '') }),
    async page(ask, { tokens, merchantId, period, at: after }) {
      const url = `https://${merchantId}/admin/api/${version}/graphql.json`
      const query: Query = async (text, variables) => {
        const json = { query: text, variables }
        const body = answered(await ask({ method: 'POST', url, headers: headersOf(tokens), json }))
        refuseErrors(body)
        return body
      }
      const placed = `created_at:>='${new Date(period.from).toISOString()}'`
      const variables = { first: ordersAtOnce, lines: linesAtOnce, after, query: placed }
      const orders = at(await query(ordersQuery, variables), 'data', 'orders')
      if (orders === undefined) throw new StoreTrouble('unreadable')
      const rows: OrderRow[] = []
      for (const order of listAt(orders, 'nodes')) rows.push(...rowsOf(order, await linesOf(query, order)))
      const hasNext = at(orders, 'pageInfo', 'hasNextPage') === true
      return { rows, next: hasNext ? textAt(orders, 'pageInfo', 'endCursor') : null }
    },
    async revoke(ask, tokens, merchantId) {
      const url = `https://${merchantId}/admin/api_permissions/current.json`
      await ask({ method: 'DELETE', url, headers: headersOf(tokens) })
    },
  }
}
