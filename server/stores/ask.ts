import { isShopDomain } from '../../src/domain/actuals/stores'
import { StoreTrouble } from './trouble'

/** The only hosts that are ever called, besides shops of Shopify. */
const hosts: ReadonlySet<string> = new Set(['accounts.salla.sa', 'api.salla.dev', 'oauth.zid.sa', 'api.zid.sa'])

/** A page of orders is a few hundred kilobytes. */
const maxBytes = 8 * 1024 * 1024

interface StoreRequest {
  method?: 'GET' | 'POST' | 'DELETE'
  url: string
  headers?: Record<string, string>
  /** Sent as a form, or as JSON. */
  form?: Record<string, string>
  json?: unknown
}

export interface Answer {
  status: number
  /** The answer as JSON; null where it is none. */
  body: unknown
  retryAfter: number | null
}

export type Ask = (request: StoreRequest, signal?: AbortSignal) => Promise<Answer>

function mustBeKnown({ protocol, hostname, port, username }: URL): void {
  const isKnown = hosts.has(hostname) || isShopDomain(hostname)
  if (protocol !== 'https:' || port !== '' || username !== '' || !isKnown) throw new Error('no host of a platform')
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new StoreTrouble('unreadable')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const secondsIn = (header: string | null) => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null)

interface AskOptions {
  /** For tests: what is called in place of every host, whose name then leads the path. */
  base?: string | undefined
  timeoutMs?: number
}

/** Asks a platform, once: no redirect is followed, so that no answer leads elsewhere. Throws a StoreTrouble where none comes in time. */
export function createAsk({ base, timeoutMs = 8000 }: AskOptions): Ask {
  return async ({ method = 'GET', url: text, headers = {}, form, json }, signal) => {
    const url = new URL(text)
    mustBeKnown(url)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(base === undefined ? url : `${base}/${url.hostname}${url.pathname}${url.search}`, {
        method,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: {
          accept: 'application/json',
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form && { body: new URLSearchParams(form) }),
        ...(json !== undefined && { body: JSON.stringify(json) }),
      })
      const body = jsonIn(await readBounded(response))
      return { status: response.status, body, retryAfter: secondsIn(response.headers.get('retry-after')) }
    } catch (cause) {
      if (cause instanceof StoreTrouble) throw cause
      throw new StoreTrouble('unavailable')
    }
  }
}

/** The body of an answer that is one. */
export function answered({ status, body, retryAfter }: Answer): unknown {
  if (status === 401 || status === 403) throw new StoreTrouble('revoked')
  if (status === 429) throw new StoreTrouble('limit', retryAfter)
  if (status >= 500) throw new StoreTrouble('unavailable')
  if (status < 200 || status >= 300 || body === null) throw new StoreTrouble('unreadable')
  return body
}

/**
 * The body of an answer to a question for tokens: a grant that is used up or was taken back is refused with 400. Where the
 * keys in our settings are not taken nothing is said of the grant, which may be good once they are right.
 */
export function grantedIn(answer: Answer): unknown {
  const { status, body } = answer
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (error === 'invalid_client' || error === 'unauthorized_client') throw new StoreTrouble('unavailable')
  if (status === 400 && (error === 'invalid_grant' || error === 'invalid_request')) throw new StoreTrouble('revoked')
  return answered(answer)
}
