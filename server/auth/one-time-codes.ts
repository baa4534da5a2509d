import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { otps } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import type { CodeType } from '../../src/domain/options'
import { AppError } from '../http/errors'
import type { SecretKey } from './secret-key'

const lastsMinutes = 10
const mostTries = 5

/** Where codes are kept, and the key that they are kept under: a million of them are tried in a second without it. */
interface Store {
  db: Db
  secretKey: SecretKey
}

const askedBy = (device: string | null) => (device === null ? isNull(otps.device) : eq(otps.device, device))

/** A new code; those that were sent before for the same purpose, to the same known browser or to strangers, are void. */
export async function makeCode(
  { db, secretKey }: Store,
  email: string,
  type: CodeType,
  device: string | null = null,
): Promise<string> {
  const id = uuidv7()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const before = and(eq(otps.email, email), eq(otps.type, type), eq(otps.isUsed, false), askedBy(device))
  await db.update(otps).set({ isUsed: true }).where(before)
  const expiresAt = new Date(Date.now() + lastsMinutes * 60_000)
  await db
    .insert(otps)
    .values({ id, email, type, device, codeHash: secretKey.sign('code', `${id}:${code}`), expiresAt })
  return code
}

/** The code that is valid for this browser: its own, or one requested from an unknown browser. */
async function standingCode(db: Db, email: string, type: CodeType, device: string | null): Promise<string | undefined> {
  const [row] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(eq(otps.email, email), eq(otps.type, type), eq(otps.isUsed, false), askedBy(device)))
    .orderBy(desc(otps.id))
    .limit(1)
  return row || device === null ? row?.id : standingCode(db, email, type, null)
}

/**
 * Uses a code up, or throws. A try is counted before it is compared, and only one of several that are right at the
 * same time gets through.
 */
export async function useCode(
  { db, secretKey }: Store,
  email: string,
  type: CodeType,
  code: string,
  device: string | null = null,
): Promise<void> {
  const id = await standingCode(db, email, type, device)
  if (id === undefined) throw new AppError('CODE_INVALID')
  const isOpen = and(eq(otps.id, id), eq(otps.isUsed, false), gt(otps.expiresAt, new Date()))
  const [tried] = await db
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1` })
    .where(and(isOpen, lt(otps.tries, mostTries)))
    .returning({ codeHash: otps.codeHash })
  if (!tried || !secretKey.isSigned('code', `${id}:${code}`, tried.codeHash)) throw new AppError('CODE_INVALID')
  const used = await db.update(otps).set({ isUsed: true }).where(isOpen).returning({ id: otps.id })
  if (used.length === 0) throw new AppError('CODE_INVALID')
}
