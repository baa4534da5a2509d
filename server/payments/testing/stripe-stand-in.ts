import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Books, newId } from './books'
import { readForm } from './form'
import { checkoutPage } from './page'
import { Refusal } from './refusal'
import { signatureOf } from './signature'

interface Settings {
  key: string
  secret: string
}

/** What is the matter with Stripe: nothing, no connection, no response, or an error. */
export type Trouble = 'none' | 'down' | 'silent' | 'broken'

interface Answered {
  form: string
  body: string
}

/** As much of Stripe's API and checkout page as this product uses, refusing what Stripe refuses. */
export class StripeStandIn {
  readonly books: Books
  trouble: Trouble = 'none'
  /** Where events go when a buyer pays on the page. Null: Stripe's messages are late. */
  webhookUrl: string | null = null
  /** The calls that were answered, as 'POST /v1/…'. */
  readonly calls: string[] = []
  readonly #answered = new Map<string, Answered>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #port = 0

  constructor(readonly settings: Settings) {
    this.books = new Books(settings.key.includes('_live_'), (id) => `${this.url}/pay/${id}`)
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The settings that lead the product here. */
  get env() {
    const { key, secret } = this.settings
    return { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: this.url }
  }

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.#port = typeof address === 'object' && address ? address.port : 0
    return this
  }

  async stop() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** An event as Stripe would send it: its text, and the header that signs it. */
  event(type: string, object: object, { id = newId('evt'), livemode = this.books.livemode } = {}) {
    const created = Math.floor(Date.now() / 1000)
    const event = { id, object: 'event', type, livemode, created, api_version: null, data: { object } }
    const payload = JSON.stringify(event, null, 2)
    return { id, payload, signature: signatureOf(payload, this.settings.secret) }
  }

  async deliver(type: string, object: object) {
    if (!this.webhookUrl) return
    const { payload, signature } = this.event(type, object)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    await fetch(this.webhookUrl, { method: 'POST', headers, body: payload })
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    if (this.trouble === 'down') return void request.socket.destroy()
    if (this.trouble === 'silent') return
    let form = ''
    for await (const chunk of request) form += chunk
    const url = new URL(request.url ?? '/', this.url)
    try {
      if (url.pathname.startsWith('/pay/')) return await this.#page(request, response, url)
      if (this.trouble === 'broken') throw new Refusal(500, 'An unknown error occurred', { type: 'api_error' })
      this.#mustHaveKey(request)
      const body = this.#call(request, url, form)
      this.calls.push(`${request.method} ${url.pathname}`)
      response.writeHead(200, { 'content-type': 'application/json', 'request-id': newId('req') }).end(body)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const headers = { 'content-type': 'application/json', 'request-id': newId('req') }
      response.writeHead(cause.status, headers).end(JSON.stringify(cause.body))
    }
  }

  #mustHaveKey({ headers }: IncomingMessage) {
    if (headers.authorization === `Bearer ${this.settings.key}`) return
    throw new Refusal(401, 'Invalid API Key provided', { type: 'invalid_request_error' })
  }

  #call(request: IncomingMessage, url: URL, form: string): string {
    const [, , kind, ...rest] = url.pathname.split('/')
    const id = rest.at(-1) ?? ''
    if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      return this.#once(request, form, () => JSON.stringify(this.books.openSession(readForm(form))))
    }
    if (request.method === 'GET' && url.pathname.startsWith('/v1/checkout/sessions/')) {
      return JSON.stringify(this.#expanded(this.books.session(id), url, 'payment_intent.latest_charge'))
    }
    if (request.method === 'GET' && kind === 'payment_intents') {
      return JSON.stringify(this.#expanded(this.books.intent(id), url, 'latest_charge'))
    }
    if (request.method === 'GET' && url.pathname === '/v1/disputes') return JSON.stringify(this.#disputes(url))
    throw new Refusal(404, `Unrecognized request URL (${request.method}: ${url.pathname}).`)
  }

  /** The disputes of one payment, the newest first. */
  #disputes({ searchParams }: URL) {
    for (const name of searchParams.keys())
      if (!['payment_intent', 'limit'].includes(name))
        throw new Refusal(400, `Received unknown parameter: ${name}`, { code: 'parameter_unknown' })
    const { id } = this.books.intent(searchParams.get('payment_intent') ?? '')
    const data = [...this.books.disputes.values()].filter((dispute) => dispute.payment_intent === id).reverse()
    return { object: 'list', url: '/v1/disputes', has_more: false, data }
  }

  /** The same key gets the first answer again; with other parameters it is refused. */
  #once({ headers }: IncomingMessage, form: string, work: () => string): string {
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return work()
    if (key.length > 255) throw new Refusal(400, 'Idempotency keys may have at most 255 characters.')
    const known = this.#answered.get(key)
    if (known && known.form !== form)
      throw new Refusal(400, 'Keys can only be used with the same parameters.', { type: 'idempotency_error' })
    const body = known?.body ?? work()
    this.#answered.set(key, { form, body })
    return body
  }

  /** Puts what was asked for in place of its id; what cannot be expanded is refused. */
  #expanded(object: object, url: URL, allowed: string): object {
    const expansions = [...url.searchParams].filter(([name]) => name.startsWith('expand['))
    const wrong = [...url.searchParams.keys()].find((name) => !name.startsWith('expand['))
    if (wrong) throw new Refusal(400, `Received unknown parameter: ${wrong}`, { code: 'parameter_unknown' })
    for (const [, path] of expansions) {
      if (path !== allowed) throw new Refusal(400, `This property cannot be expanded (${path}).`)
    }
    return expansions.length === 0 ? object : this.#filled(object)
  }

  #filled(object: object): object {
    const filled = { ...object }
    if ('payment_intent' in filled && typeof filled.payment_intent === 'string')
      Object.assign(filled, { payment_intent: this.#filled(this.books.intent(filled.payment_intent)) })
    if ('latest_charge' in filled && typeof filled.latest_charge === 'string')
      Object.assign(filled, { latest_charge: this.books.charges.get(filled.latest_charge) })
    return filled
  }

  /** The page where a buyer pays, or thinks better of it. */
  async #page(request: IncomingMessage, response: ServerResponse, url: URL) {
    const session = this.books.session(url.pathname.split('/')[2] ?? '')
    if (request.method !== 'POST')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkoutPage(session))
    this.books.complete(session.id)
    await this.deliver('checkout.session.completed', session)
    const location = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
    response.writeHead(303, { location }).end()
  }
}
