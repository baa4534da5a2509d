import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { DeliveryOutcome } from '../../src/domain/options'
import { type Address, type AddressesOf, isLoopback } from './addresses'

/** What a try came to. */
export interface Sent {
  outcome: DeliveryOutcome
  /** Null where nothing was answered. */
  status: number | null
}

export type Send = (url: string, headers: Record<string, string>, body: string) => Promise<Sent>

interface SendOptions {
  addressesOf: AddressesOf
  /** Certificates to trust in place of the usual ones. */
  ca?: string
  timeoutMs?: number
}

/** Connects to these addresses, regardless of where the name would lead by now; the certificate is still checked against the name. */
const pinned =
  ([first, ...others]: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    if (!first) return done(new Error('no address'), '')
    if (all) return done(null, [first, ...others])
    done(null, first.address, first.family)
  }

/** By the codes of OpenSSL and of Node. */
const isAboutCertificate = (code: string) => /CERT|SIGNATURE|ALTNAME|SSL|TLS|EPROTO/.test(code)

function outcomeOf(error: unknown): DeliveryOutcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout'
  return isAboutCertificate(code) ? 'certificate' : 'connection'
}

const isOk = (status: number) => status >= 200 && status < 300
const isRedirect = (status: number) => status >= 300 && status < 400

/** Of the answer only the status counts: its body is not read. */
function answered(response: IncomingMessage, sent: ClientRequest): Sent {
  const status = response.statusCode ?? 0
  sent.destroy()
  return { outcome: isOk(status) ? 'ok' : isRedirect(status) ? 'redirect' : 'status', status }
}

/** Posts to an address of the public internet, once: no redirect is followed, and nothing is read but the status. */
export function createSend({ addressesOf, ca, timeoutMs = 8000 }: SendOptions): Send {
  return async (url, headers, body) => {
    const { protocol, hostname, port, pathname, search } = new URL(url)
    const addresses = await addressesOf(hostname)
    const isPlain = protocol === 'http:'
    if (addresses.length === 0 || (isPlain && !addresses.every(isLoopback))) return { outcome: 'address', status: null }
    return new Promise((done) => {
      const sent = (isPlain ? requestPlain : requestEncrypted)({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? (isPlain ? 80 : 443) : Number(port),
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: pinned(addresses),
        // A connection that was kept could have been made to another address.
        agent: false,
        // From the first packet to the status.
        signal: AbortSignal.timeout(timeoutMs),
        ...(ca !== undefined && { ca }),
      })
      sent.on('response', (response) => done(answered(response, sent)))
      sent.on('error', (error) => done({ outcome: outcomeOf(error), status: null }))
      sent.on('close', () => done({ outcome: 'connection', status: null }))
      sent.end(body)
    })
  }
}
