import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Address } from '../addresses'
import { createSend, type Send } from '../send'
import { certificate } from './certificate'

interface Received {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** What a receiver answers; null for nothing, ever. */
interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** A receiver of webhooks on loopback, which has a certificate for hooks.store.example. */
export async function startReceiver(answer: () => Answer | null = () => ({ status: 204 }), isSecure = true) {
  const received: Received[] = []
  const receive: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body })
      const said = answer()
      if (said) response.writeHead(said.status, said.headers).end(said.body)
    })
  }
  const server = isSecure ? createSecureServer(certificate, receive) : createServer(receive)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { received, port, stop, url: (path = '/hook') => `https://hooks.store.example:${port}${path}` }
}

const here: readonly Address[] = [{ address: '127.0.0.1', family: 4 }]

/** Sends as the product does, but to this machine. */
export const sendHere: Send = createSend({ addressesOf: async () => here, ca: certificate.cert, timeoutMs: 500 })
