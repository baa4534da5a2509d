import type { webhooks } from './api.gen.js'

type Event = keyof webhooks

/** The message of a webhook, by its `event`. */
export type WebhookEvent = {
  [E in Event]: webhooks[E]['post'] extends { requestBody: { content: { 'application/json': infer Message } } }
    ? Message
    : never
}[Event]

export interface WebhookMessage {
  /** The webhook's secret, `whsec_…`, which its owner was shown once. */
  secret: string
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>
  /** The body as it came, before anything reads it as JSON. */
  body: string
  now?: Date
}

/** An older message may be one that was recorded and is replayed. */
const maxAgeSeconds = 300

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

function reader(headers: WebhookMessage['headers']): (name: string) => string {
  if (headers instanceof Headers) return (name) => headers.get(name) ?? ''
  return (name) => String(headers[name] ?? '')
}

/** Whether one of the signatures is good; a text that is no base64 is none. */
async function fits(secret: string, text: string, given: string): Promise<boolean> {
  const name = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', bytes, name, false, ['verify'])
  for (const one of given.split(' ')) {
    if (!/^v1,[A-Za-z0-9+/]+={0,2}$/.test(one) || one.length % 4 !== 3) continue
    if (await crypto.subtle.verify('HMAC', key, bytesOf(one.slice(3)), new TextEncoder().encode(text))) return true
  }
  return false
}

/** The message of a webhook, once its signature is known to be good; null where it is not, or the message is too old. */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
}: WebhookMessage): Promise<WebhookEvent | null> {
  const read = reader(headers)
  const [id, timestamp, given] = [read('webhook-id'), read('webhook-timestamp'), read('webhook-signature')]
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= maxAgeSeconds)) return null
  return (await fits(secret, `${id}.${timestamp}.${body}`, given)) ? JSON.parse(body) : null
}
