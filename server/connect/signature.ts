import { createHmac } from 'node:crypto'
import type { SecretKey } from '../infra/secret-key'

/**
 * The key of a webhook, as its owner is shown it once. It is not stored but derived from the installation's own key, so
 * neither the table nor an export contains it.
 */
export function webhookSecret(secretKey: SecretKey, webhookId: string): string {
  const bytes = Buffer.from(secretKey.sign('webhook', webhookId), 'base64url')
  return `whsec_${bytes.toString('base64')}`
}

/** The headers of a delivery, by the Standard Webhooks specification: libraries of most languages can check them. */
export function signedHeaders(secret: string, deliveryId: string, sentAt: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${deliveryId}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Mizan-Webhooks/1',
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
