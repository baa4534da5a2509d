import { createHmac } from 'node:crypto'

/** The header by which Stripe signs what it sends: HMAC-SHA256 over the time and the very bytes. */
export function signatureOf(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}
