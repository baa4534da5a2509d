import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { recoveryCodes as table } from '../../../db/connect-schema'
import { recoveryAlphabet } from '../../../src/domain/schemas/passkey-schema'
import { AppError } from '../../infra/errors'
import type { SecretKey } from '../../infra/secret-key'

const howMany = 8
const letters = 24

const hashOf = (secretKey: SecretKey, userId: string, code: string) => secretKey.sign('recovery', `${userId}:${code}`)

/** 120 random bits: nothing that could be guessed, here or in a copy of the table. */
const newCode = () =>
  Array.from({ length: letters }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** As it is written down: in groups of four. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

export const endRecoveryCodes = (tx: Db, userId: string) => tx.delete(table).where(eq(table.userId, userId))

interface Maker {
  userId: string
  /** Whether a passkey has opened the session that they are made in. */
  isStrong: boolean
}

/** New codes of an account, which are shown once; those before them are void. */
export async function makeRecoveryCodes(tx: Db, secretKey: SecretKey, { userId, isStrong }: Maker): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await endRecoveryCodes(tx, userId)
  await tx.insert(table).values(codes.map((code) => ({ userId, isStrong, codeHash: hashOf(secretKey, userId, code) })))
  return codes.map(inGroups)
}

/** When each was made and used, and nothing that would open the account. */
export const recoveryCodesOf = (db: Db, userId: string) =>
  db.select({ createdAt: table.createdAt, usedAt: table.usedAt }).from(table).where(eq(table.userId, userId))

interface Store {
  db: Db
  secretKey: SecretKey
}

interface Recovered {
  id: string
  /** Then codes that were made without one, perhaps before it was, open nothing. */
  needsPasskey: boolean
}

/** Those of before the installation's key was replaced are good until that one is forgotten. */
function unused({ secretKey }: Store, { id: userId, needsPasskey }: Recovered, code: string) {
  const former = secretKey.signFormer?.('recovery', `${userId}:${code}`)
  const hashes = [hashOf(secretKey, userId, code), ...(former === undefined ? [] : [former])]
  const isGood = needsPasskey ? eq(table.isStrong, true) : undefined
  return and(eq(table.userId, userId), inArray(table.codeHash, hashes), isNull(table.usedAt), isGood)
}

/** Whether a code would open the account; uses nothing up. */
export async function isRecoveryCode(store: Store, account: Recovered, code: string): Promise<boolean> {
  const { codeHash } = table
  const rows = await store.db
    .select({ codeHash })
    .from(table)
    .where(unused(store, account, code))
  return rows.length > 0
}

/** Uses a code up; only one of several that do so at the same time gets through. */
export async function spendRecoveryCode(store: Store, account: Recovered, code: string): Promise<void> {
  const { codeHash } = table
  const used = await store.db
    .update(table)
    .set({ usedAt: new Date() })
    .where(unused(store, account, code))
    .returning({ codeHash })
  if (used.length === 0) throw new AppError('RECOVERY_INVALID')
}
