import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isShopDomain, type StorePlatform, storePlatforms } from '../../src/domain/actuals/stores'
import { isSameText } from '../infra/same-text'
import type { SecretKey } from '../infra/secret-key'

/** Who asked for a store, in which session, and for which project. */
export interface Asker {
  userId: string
  sessionId: string
}

interface PermissionRequest extends Asker {
  platform: StorePlatform
  projectId: string
  /** The shop, of Shopify; '' otherwise. */
  shop: string
}

/** A merchant reads, signs in and agrees. */
const lastsMs = 15 * 60_000

// The platform, the end in seconds, the project and bytes that nobody can guess: in hexadecimal, for Salla strips hyphens.
const said = /^([0-2])([\da-f]{8})([\da-f]{32})([\da-f]{24})$/
const saidLength = 65

const hashOf = (key: SecretKey, words: string, { userId, sessionId }: Asker, shop: string) =>
  Buffer.from(key.sign('store', `state ${words} ${userId} ${sessionId} ${shop}`), 'base64url').toString('hex')

/** What binds the code that comes back to the question it was asked by. It is stored nowhere. */
const verifierOf = (key: SecretKey, words: string) => key.sign('store', `verifier ${words}`)

/** What a merchant takes along to the platform and back: good for the session that asked, for its shop, and for some minutes. */
export function newState(key: SecretKey, { platform, projectId, shop, ...asker }: PermissionRequest, now = Date.now()) {
  const ends = Math.floor((now + lastsMs) / 1000)
  const project = projectId.replaceAll('-', '')
  const words = `${storePlatforms.indexOf(platform)}${ends.toString(16).padStart(8, '0')}${project}${randomBytes(12).toString('hex')}`
  const challenge = createHash('sha256').update(verifierOf(key, words)).digest('base64url')
  return { state: `${words}${hashOf(key, words, asker, shop)}`, challenge }
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether Shopify signed a way back: over all that it says but the signature, in the order of names. */
function isSignedByShopify(query: URLSearchParams, secret: string): boolean {
  const signed = [...query].filter(([name]) => name !== 'hmac').sort(([a], [b]) => (a < b ? -1 : 1))
  const text = signed.map(([name, value]) => `${name}=${value}`).join('&')
  return isSameText(query.get('hmac') ?? '', createHmac('sha256', secret).update(text).digest('hex'))
}

export interface Permitted {
  platform: StorePlatform
  projectId: string
  shop: string
  code: string
  verifier: string
}

/**
 * What a merchant came back with; null for a way back that this session did not ask for, that has ended, that is of another
 * shop, or that Shopify did not sign.
 */
export function permittedBy(
  key: SecretKey,
  text: string,
  asker: Asker,
  shopifySecret: string | undefined,
  now = Date.now(),
): Permitted | null {
  const query = new URLSearchParams(text)
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? '']
  const words = state.slice(0, saidLength)
  const [, at = '', ends = '', project = ''] = said.exec(words) ?? []
  const platform = at === '' ? undefined : storePlatforms[Number(at)]
  if (platform === undefined || code === '' || code.length > 2000) return null
  const shop = platform === 'shopify' ? (query.get('shop') ?? '') : ''
  if (!isSameText(state.slice(saidLength), hashOf(key, words, asker, shop))) return null
  if (Number.parseInt(ends, 16) * 1000 < now) return null
  if (platform === 'shopify') {
    if (!isShopDomain(shop) || shopifySecret === undefined || !isSignedByShopify(query, shopifySecret)) return null
  }
  return { platform, projectId: uuidOf(project), shop, code, verifier: verifierOf(key, words) }
}
