import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.gen.js'
import { retrying } from './retry.js'

/** Every call of the document, by its method and path: `mizan.GET('/api/projects')`. */
export type Mizan = Client<paths, `${string}/${string}`>

export interface Connection {
  /** Where Mizan is, without a path: `https://mizan.example`. */
  baseUrl: string
  /** An access token, made on the page “API and webhooks”. Evaluating needs none. */
  token?: string
  /** The language of refusals and files. */
  language?: 'en' | 'ar'
  /** How often a call is tried again that is refused for now; 2 unless told. */
  retries?: number
  /** The longest pause that is waited for, in milliseconds; 10 000 unless told. */
  longestPauseMs?: number
  fetch?: typeof fetch
}

/** A client of one Mizan. It holds nothing but its settings. */
export function connect(connection: Connection): Mizan {
  const { baseUrl, token, language, retries = 2, longestPauseMs = 10_000 } = connection
  const send = connection.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  const mizan: Mizan = createClient<paths, `${string}/${string}`>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
    },
    fetch: retrying(send, retries, longestPauseMs),
  })
  mizan.use({
    onRequest({ request }) {
      // Pages of other sites may evaluate without a token, and may not send this header.
      const makes = request.method === 'POST' && token !== undefined
      if (makes && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
  })
  return mizan
}
