import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { secretKeys } from '../../db/service-schema'

/** What is signed. Each purpose has its own key, so that a signature for one is not valid for another. */
type Purpose = 'code' | 'cursor' | 'device' | 'idempotency' | 'limit' | 'webhook'

export interface SecretKey {
  /** HMAC-SHA-256 in base64url: 43 characters. */
  sign(purpose: Purpose, text: string): string
  /** Compared in the same time whatever differs. */
  isSigned(purpose: Purpose, text: string, signature: string): boolean
}

const name = 'hmac'

async function readKey(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ value: secretKeys.value }).from(secretKeys).where(eq(secretKeys.name, name))
  return row?.value
}

/** The key of this installation, made once: of several processes that start at the same time all take the first one's. */
async function ensureKey(db: Db): Promise<string> {
  const present = await readKey(db)
  if (present !== undefined) return present
  const value = randomBytes(32).toString('base64url')
  await db.insert(secretKeys).values({ name, value }).onConflictDoNothing()
  return (await readKey(db)) ?? value
}

/**
 * What can be guessed (a code of six digits, a password, an address) must not be stored as an unkeyed hash:
 * a copy of the table would then be enough to try all values. The key is in a separate table: a copy of one table, or
 * a line of a log, does not contain it.
 */
export async function openSecretKey(db: Db): Promise<SecretKey> {
  const whole = Buffer.from(await ensureKey(db), 'base64url')
  const keys = new Map<Purpose, Buffer>()
  function keyFor(purpose: Purpose): Buffer {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', whole, '', `mizan ${purpose}`, 32))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: Purpose, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
