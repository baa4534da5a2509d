import { createHmac } from 'node:crypto'
import { isSameText } from '../infra/same-text'
import type { SecretKey } from '../infra/secret-key'

const written = (signature: string) => `whsec_${Buffer.from(signature, 'base64url').toString('base64')}`

/**
 * The key of a webhook, as its owner is shown it once. It is not stored but derived from the installation's own key, so
 * neither the table nor an export contains it.
 */
export function webhookSecret(secretKey: SecretKey, webhookId: string): string {
  return written(secretKey.sign('webhook', webhookId))
}

/** The keys that a receiver may know the webhook by: after a change of the installation's key two, until the former is forgotten. */
export function webhookSecrets(secretKey: SecretKey, webhookId: string): string[] {
  const former = secretKey.signFormer?.('webhook', webhookId)
  return [webhookSecret(secretKey, webhookId), ...(former === undefined ? [] : [written(former)])]
}

function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

/** The headers of a delivery, by the Standard Webhooks specification: libraries of most languages can check them. */
export function signedHeaders(
  secrets: readonly string[],
  deliveryId: string,
  sentAt: Date,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => signatureOf(secret, `${deliveryId}.${timestamp}.${body}`))
  return {
    'content-type': 'application/json',
    'user-agent': 'Mizan-Webhooks/1',
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** Older messages may be replays. */
const maxAgeSeconds = 300

/** Why a message is not one of ours, as a receiver finds it out with its secret; null where it is. */
export function faultOf(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  body: string,
  now: Date,
): 'no signature' | 'too old' | 'another secret, or another body' | null {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name])
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return 'no signature'
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= maxAgeSeconds)) return 'too old'
  const expected = signatureOf(secret, `${id}.${timestamp}.${body}`)
  const fits = given.split(' ').some((one) => isSameText(one, expected))
  return fits ? null : 'another secret, or another body'
}
