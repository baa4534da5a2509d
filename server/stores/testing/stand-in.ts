import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { storeYear, type TrueOrder } from '../../../src/files/actuals/testing/store-year'
import { sallaOrder, shopifyOrder, zidOrder } from './answers'
import { Grants, keys, newToken } from './grants'

/** The first of twelve months that end with the present one. */
function yearAgo(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1))
  return first.toISOString().slice(0, 7)
}

const owner = { name: 'مالكة المتجر', mobile: '+966500000001' }

/**
 * As much of Salla, Zid and Shopify as this product uses, with their traps: refresh tokens that are good for one time and take
 * everything back when used twice, states that lose their hyphens, absolute ends, limits with Retry-After, a server that fails once.
 */
export class StoresStandIn extends Grants {
  readonly orders: TrueOrder[]
  /** Every call that was answered, as 'GET api.salla.dev/admin/v2/orders'. */
  readonly calls: string[] = []
  /** Answers 429 to each n-th call for orders; 0 for none. */
  limitEach = 0
  retryAfter = 1
  /** Fails with 500 so many times. */
  failures = 0
  /** The e-mail address of the owner of the stores. */
  ownerEmail = 'owner@store.example'
  /** Which merchant agrees next. */
  merchantId = '7001'
  readonly #ofSalla: ReturnType<typeof sallaOrder>[]
  readonly #ofZid: ReturnType<typeof zidOrder>[]
  readonly #ofShopify: ReturnType<typeof shopifyOrder>[]
  readonly #app: FastifyInstance = Fastify()
  #requests = 0

  constructor(count = Number(process.env.STORE_ORDERS ?? 300), seed = 7) {
    super()
    this.orders = storeYear(demoPlan(), seed, count, yearAgo(new Date()))
    this.#ofSalla = this.orders.map(sallaOrder)
    this.#ofZid = this.orders.map(zidOrder).reverse()
    this.#ofShopify = this.orders.map(shopifyOrder)
    const parse = { parseAs: 'string' } as const
    this.#app.addContentTypeParser('application/x-www-form-urlencoded', parse, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    this.#salla()
    this.#zid()
    this.#shopify()
    this.#app.addHook('onResponse', (request, _reply, done) => {
      this.calls.push(`${request.method} ${request.url.slice(1).split('?')[0]}`)
      done()
    })
  }

  async start() {
    await this.#app.listen({ host: '127.0.0.1', port: 0 })
    return this
  }

  stop() {
    return this.#app.close()
  }

  get url() {
    const address = this.#app.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  /** The settings that lead the product here. */
  get env() {
    return {
      SALLA_CLIENT_ID: keys.id,
      SALLA_CLIENT_SECRET: keys.secret,
      SALLA_WEBHOOK_SECRET: keys.webhookSecret,
      ZID_CLIENT_ID: keys.id,
      ZID_CLIENT_SECRET: keys.secret,
      ZID_WEBHOOK_SECRET: keys.webhookSecret,
      SHOPIFY_CLIENT_ID: keys.id,
      SHOPIFY_CLIENT_SECRET: keys.secret,
      STORES_API_BASE: this.url,
    }
  }

  /** The merchant agrees on the platform's page; gives the query that the browser comes back with. */
  agree(permissionUrl: string): string {
    const { hostname, searchParams } = new URL(permissionUrl)
    const isShopify = hostname.endsWith('.myshopify.com')
    const merchantId = isShopify ? hostname : this.merchantId
    const code = newToken('code')
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    this.codes.set(code, { merchantId, redirectUri, challenge: searchParams.get('code_challenge') ?? '' })
    const state = (searchParams.get('state') ?? '').replaceAll('-', '')
    const back = new URLSearchParams({ code, state })
    if (isShopify) signAsShopify(back, hostname)
    return String(back)
  }

  /** A message of Salla: its text and the header that signs it. */
  sallaMessage(event: string, merchantId: string, data: object, at = new Date()) {
    const payload = JSON.stringify({ event, merchant: Number(merchantId), created_at: at.toISOString(), data })
    return { payload, signature: createHmac('sha256', keys.webhookSecret).update(payload).digest('hex') }
  }

  /** What Salla sends when its app is installed. */
  installed(merchantId: string, at = new Date()) {
    const { access, refresh } = this.grant(merchantId)
    const expires = Math.floor(Date.now() / 1000) + this.lifetime
    const data = { access_token: access, refresh_token: refresh, expires, scope: 'orders.read offline_access' }
    return this.sallaMessage('app.store.authorize', merchantId, data, at)
  }

  /** Whether this call for orders is to fail; answers it then. */
  #fails(reply: FastifyReply): boolean {
    this.#requests += 1
    if (this.failures > 0) {
      this.failures -= 1
      reply.status(500).send({ message: `fault of buyer1@mail.example` })
      return true
    }
    if (this.limitEach === 0 || this.#requests % this.limitEach !== 0) return false
    reply.status(429).header('retry-after', String(this.retryAfter)).send({ message: 'Too many' })
    return true
  }

  #salla() {
    const [accounts, api] = ['/accounts.salla.sa/oauth2', '/api.salla.dev/admin/v2']
    this.#app.post(`${accounts}/token`, (request, reply) => this.token(request, reply))
    this.#app.post(`${accounts}/revoke`, async (request) => {
      const { token } = Object(request.body)
      const grant = this.grants.find(({ refresh }) => refresh.split(' ').at(-1) === token)
      if (grant) grant.isDead = true
      return {}
    })
    const grantOf = ({ headers }: FastifyRequest) => this.grantOf(String(headers.authorization).replace('Bearer ', ''))
    this.#app.get(`${accounts}/user/info`, async (request, reply) => {
      const grant = grantOf(request)
      if (!grant) return reply.status(401).send({ success: false })
      const merchant = { id: Number(grant.merchantId), name: 'متجر نور', domain: 'https://noor.example' }
      return { status: 200, success: true, data: { id: 1, ...owner, email: this.ownerEmail, merchant } }
    })
    this.#app.get(`${api}/orders`, async (request, reply) => {
      const grant = grantOf(request)
      if (!grant) return reply.status(401).send({ success: false })
      if (this.#fails(reply)) return reply
      const query = new URLSearchParams(Object(request.query))
      const [from, to] = [query.get('from_date') ?? '', query.get('to_date') ?? '9']
      const perPage = Math.min(60, Number(query.get('per_page') ?? 15))
      const isAsked = ({ date: { date } }: ReturnType<typeof sallaOrder>) =>
        date.slice(0, 10) >= from && date.slice(0, 10) <= to
      const found = this.#ofSalla.filter(isAsked)
      const page = Number(query.get('page') ?? 1)
      const data = found.slice((page - 1) * perPage, page * perPage)
      const pagination = { count: data.length, total: found.length, perPage, currentPage: page }
      return {
        status: 200,
        success: true,
        data,
        pagination: { ...pagination, totalPages: Math.ceil(found.length / perPage) },
      }
    })
  }

  #zid() {
    this.#app.post('/oauth.zid.sa/oauth/token', (request, reply) => this.token(request, reply))
    const api = '/api.zid.sa/v1/managers'
    const grantOf = ({ headers }: FastifyRequest) => {
      const grant = this.grantOf(String(headers['x-manager-token']))
      return headers.authorization === `Bearer ${grant?.second}` ? grant : undefined
    }
    this.#app.get(`${api}/account/profile`, async (request, reply) => {
      const grant = grantOf(request)
      if (!grant) return reply.status(401).send({})
      return { user: { ...owner, email: this.ownerEmail, store: { id: Number(grant.merchantId), title: 'متجر زاد' } } }
    })
    this.#app.get(`${api}/store/orders`, async (request, reply) => {
      if (!grantOf(request)) return reply.status(401).send({})
      if (this.#fails(reply)) return reply
      const query = new URLSearchParams(Object(request.query))
      const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))]
      const found = this.#ofZid
      const orders = found.slice((page - 1) * perPage, page * perPage)
      const isWhole = query.get('payload_type') === 'default'
      return {
        orders: isWhole ? orders : orders.map(({ products: _, ...rest }) => rest),
        total_order_count: found.length,
      }
    })
  }

  #shopify() {
    this.#app.post<{ Params: { shop: string } }>('/:shop/admin/oauth/access_token', async ({ params, body }, reply) => {
      const { code, client_id: id, client_secret: secret } = Object(body)
      const known = this.codes.get(String(code))
      this.codes.delete(String(code))
      const isRight = id === keys.id && secret === keys.secret && known?.merchantId === params.shop
      if (!isRight) return reply.status(400).send({ error: 'invalid_request' })
      return { access_token: this.grant(params.shop).access, scope: 'read_orders' }
    })
    const grantOf = ({ headers }: FastifyRequest) => this.grantOf(String(headers['x-shopify-access-token']))
    this.#app.delete('/:shop/admin/api_permissions/current.json', async (request) => {
      const grant = grantOf(request)
      if (grant) grant.isDead = true
      return {}
    })
    this.#app.post('/:shop/admin/api/2026-07/graphql.json', async (request, reply) => {
      if (!grantOf(request)) return reply.status(401).send({ errors: '[API] Invalid API key or access token' })
      if (this.failures > 0 || this.limitEach > 0) if (this.#fails(reply)) return reply
      const { query, variables } = Object(request.body)
      return { data: /query Lines/.test(query) ? this.#moreLines(variables) : this.#ordersPage(variables) }
    })
  }

  #linesOf(order: ReturnType<typeof shopifyOrder>, from: number, count: number) {
    const nodes = order.lines.slice(from, from + count)
    return { nodes, pageInfo: { hasNextPage: from + count < order.lines.length, endCursor: String(from + count) } }
  }

  #moreLines({ id, after }: { id: string; after: string }) {
    const order = this.#ofShopify.find((one) => one.id === id)
    return { order: order && { lineItems: this.#linesOf(order, Number(after), 250) } }
  }

  #ordersPage({ first, lines, after, query }: { first: number; lines: number; after: string | null; query: string }) {
    const since = query.match(/created_at:>='([^']+)'/)?.[1] ?? ''
    const found = this.#ofShopify.filter(({ createdAt }) => createdAt >= since)
    const from = Number(after ?? 0)
    const nodes = found.slice(from, from + first).map((order) => {
      // Two lines at once, so that larger orders need another question.
      const { lines: _, ...rest } = order
      return { ...rest, lineItems: this.#linesOf(order, 0, Math.min(lines, 2)) }
    })
    const pageInfo = { hasNextPage: from + first < found.length, endCursor: String(from + first) }
    return { orders: { nodes, pageInfo } }
  }
}

/** As Shopify signs a way back. */
export function signAsShopify(back: URLSearchParams, shop: string): void {
  back.set('shop', shop)
  back.set('host', 'YWRtaW4')
  back.set('timestamp', String(Math.floor(Date.now() / 1000)))
  back.sort()
  const text = [...back].map(([name, value]) => `${name}=${value}`).join('&')
  back.set('hmac', createHmac('sha256', keys.secret).update(text).digest('hex'))
}
