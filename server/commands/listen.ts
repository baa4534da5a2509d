import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { faultOf } from '../connect/signature'

interface Listening {
  /** The signing secret of the webhook. */
  secret: string
  port: number
  say(line: string): void
}

/**
 * Receives deliveries of a webhook on this machine, and says of each what it is, whether its signature is good, and what it
 * holds. A bad one is answered with 401, as a receiver should. Gives the function that ends it.
 */
export async function listen({ secret, port, say }: Listening): Promise<{ port: number; close(): void }> {
  if (!/^whsec_[\w+/=]+$/.test(secret)) throw new Error('the signing secret of a webhook begins with whsec_')
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const fault = request.method === 'POST' ? faultOf(secret, request.headers, body, new Date()) : 'no signature'
    say(
      `${request.headers['webhook-id'] ?? 'no webhook-id'} ${fault === null ? 'signature good' : `REFUSED: ${fault}`}`,
    )
    // What a stranger sends is shown as data: a terminal would carry out control characters.
    say(JSON.stringify(body).slice(1, -1).replaceAll('\\"', '"'))
    response.writeHead(fault === null ? 204 : 401).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
