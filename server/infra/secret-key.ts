import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { secretKeys } from '../../db/service-schema'
import { isSameText } from './same-text'

/** What is signed, and what is sealed. Each purpose has its own key, so that a signature for one is not valid for another. */
type Purpose =
  | 'code'
  | 'cursor'
  | 'device'
  | 'idempotency'
  | 'limit'
  | 'passkey'
  | 'recovery'
  | 'sealed'
  | 'store'
  | 'webhook'

export interface SecretKey {
  /** HMAC-SHA-256 in base64url: 43 characters. */
  sign(purpose: Purpose, text: string): string
  /** The same with the key before this one; null where there is none. */
  signFormer: ((purpose: Purpose, text: string) => string) | null
  isSigned(purpose: Purpose, text: string, signature: string): boolean
  /** Encrypts what must be kept and must not be readable in a copy of its table: AES-256-GCM, bound to what it is of. */
  seal(text: string, of: string): string
  /** The text again; null where neither key opens it, or it is of something else. */
  unseal(sealed: string, of: string): string | null
}

const present = 'hmac'
/** The one before it: until it is forgotten messages to webhooks are signed with it as well, and recovery codes that it has hashed are good. */
const former = 'hmac former'

const newKey = () => randomBytes(32).toString('base64url')

async function readKey(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secretKeys.value }).from(secretKeys).where(eq(secretKeys.name, name))
  return row?.value
}

/** The key of this installation, made once: of several processes that start at the same time all take the first one's. */
async function ensureKey(db: Db): Promise<string> {
  const known = await readKey(db, present)
  if (known !== undefined) return known
  const value = newKey()
  await db.insert(secretKeys).values({ name: present, value }).onConflictDoNothing()
  return (await readKey(db, present)) ?? value
}

type KeyFor = (purpose: Purpose) => Buffer

function keysOf(value: string): KeyFor {
  const whole = Buffer.from(value, 'base64url')
  const keys = new Map<Purpose, Buffer>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', whole, '', `mizan ${purpose}`, 32))
    keys.set(purpose, key)
    return key
  }
}

const signerOf =
  (keyFor: KeyFor): SecretKey['sign'] =>
  (purpose, text) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')

const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const

function seal(keyFor: KeyFor, text: string, of: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor('sealed'), nonce).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

function unseal(keyFor: KeyFor, sealed: string, of: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const opening = createDecipheriv(cipher, keyFor('sealed'), nonce, { authTagLength: tagBytes })
    opening.setAAD(Buffer.from(of)).setAuthTag(tag)
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * What can be guessed (a code of six digits, a password, an address) must not be stored as an unkeyed hash:
 * a copy of the table would then be enough to try all values. The key is in a separate table: a copy of one table, or
 * a line of a log, does not contain it.
 */
export async function openSecretKey(db: Db): Promise<SecretKey> {
  const keyFor = keysOf(await ensureKey(db))
  const sign = signerOf(keyFor)
  const replaced = await readKey(db, former)
  const formerKeyFor = replaced === undefined ? null : keysOf(replaced)
  return {
    sign,
    signFormer: formerKeyFor && signerOf(formerKeyFor),
    seal: (text, of) => seal(keyFor, text, of),
    unseal: (sealed, of) => unseal(keyFor, sealed, of) ?? (formerKeyFor && unseal(formerKeyFor, sealed, of)),
    isSigned: (purpose, text, signature) => isSameText(signature, sign(purpose, text)),
  }
}

/**
 * Puts a new key in the place of the present one; processes take it when they start. Throws while a former one is still
 * in use: webhooks and recovery codes made before it would lose theirs.
 */
export async function rotateSecretKey(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const replaced = await ensureKey(tx)
    const made = await tx.insert(secretKeys).values({ name: former, value: replaced }).onConflictDoNothing().returning()
    if (made.length === 0) throw new Error('the former key is still in use: forget it first')
    await tx.update(secretKeys).set({ value: newKey(), createdAt: new Date() }).where(eq(secretKeys.name, present))
  })
}

/** Ends the use of the former key. Throws where there is none. */
export async function forgetFormerKey(db: Db): Promise<void> {
  const gone = await db.delete(secretKeys).where(eq(secretKeys.name, former)).returning()
  if (gone.length === 0) throw new Error('there is no former key')
}
