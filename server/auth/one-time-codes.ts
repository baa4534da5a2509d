import { randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { otps } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import type { CodeType } from '../../src/domain/options'
import { isLinkSecret } from '../../src/domain/schemas/mailed-code'
import { AppError } from '../infra/errors'
import type { SecretKey } from '../infra/secret-key'

const lastsMinutes = 10
const maxTries = 5

/** Where codes are kept, and the key that they are kept under: a million of them are tried in a second without it. */
interface Store {
  db: Db
  secretKey: SecretKey
}

/** Whose mailbox it is sent to, and what it is good for. */
export interface Purpose {
  email: string
  type: CodeType
  /** The known browser that asks, whose codes are its own; null for strangers. */
  device: string | null
}

const lastsUntil = () => new Date(Date.now() + lastsMinutes * 60_000)
const openOnes = ({ email, type }: Purpose, isLink: boolean) =>
  and(eq(otps.email, email), eq(otps.type, type), eq(otps.isUsed, false), eq(otps.isLink, isLink))
const requestedBy = (device: string | null) => (device === null ? isNull(otps.device) : eq(otps.device, device))

/** A new code; those that were sent before for the same purpose, to the same known browser or to strangers, are void. */
export async function makeCode({ db, secretKey }: Store, purpose: Purpose): Promise<string> {
  const id = uuidv7()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .update(otps)
    .set({ isUsed: true })
    .where(and(openOnes(purpose, false), requestedBy(purpose.device)))
  const codeHash = secretKey.sign('code', `${id}:${code}`)
  await db.insert(otps).values({ id, ...purpose, codeHash, expiresAt: lastsUntil() })
  return code
}

/** A link's random part can be looked up by its hash: another stored one cannot be guessed. */
const linkHash = (secretKey: SecretKey, secret: string) => secretKey.sign('code', `link:${secret}`)

/** The secret of a new link: 128 random bits. Those that were sent before stay good, so that strangers cannot void them. */
export async function makeLinkSecret({ db, secretKey }: Store, { email, type }: Purpose): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  const codeHash = linkHash(secretKey, secret)
  await db.insert(otps).values({ id: uuidv7(), email, type, isLink: true, codeHash, expiresAt: lastsUntil() })
  return secret
}

/** The code that is valid for this browser: its own, or one requested from an unknown browser. */
async function standingCode(db: Db, purpose: Purpose): Promise<string | undefined> {
  const [row] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(openOnes(purpose, false), requestedBy(purpose.device)))
    .orderBy(desc(otps.id))
    .limit(1)
  return row || purpose.device === null ? row?.id : standingCode(db, { ...purpose, device: null })
}

/** The link with this secret; null when there is none, or when it is over. */
export async function standingLink({ db, secretKey }: Store, purpose: Purpose, secret: string): Promise<string | null> {
  const isIt = and(openOnes(purpose, true), eq(otps.codeHash, linkHash(secretKey, secret)))
  const [row] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(isIt, gt(otps.expiresAt, new Date())))
  return row?.id ?? null
}

/** What comparing a code came to: the row that it opens, that it is wrong, or that there was none to compare it with. */
type Compared = { id: string } | 'wrong' | 'none'

/** A try is counted before it is compared; one that is right is given back. */
async function compare({ db, secretKey }: Store, purpose: Purpose, code: string): Promise<Compared> {
  const id = await standingCode(db, purpose)
  if (id === undefined) return 'none'
  const [tried] = await db
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1` })
    .where(and(eq(otps.id, id), eq(otps.isUsed, false), gt(otps.expiresAt, new Date()), lt(otps.tries, maxTries)))
    .returning({ codeHash: otps.codeHash })
  if (!tried) return 'none'
  if (!secretKey.isSigned('code', `${id}:${code}`, tried.codeHash)) return 'wrong'
  await db
    .update(otps)
    .set({ tries: sql`${otps.tries} - 1` })
    .where(eq(otps.id, id))
  return { id }
}

/** Compares what was typed, six digits or the secret of a link, with what was mailed for the purpose; uses nothing up. */
export async function compareMailed(store: Store, purpose: Purpose, typed: string): Promise<Compared> {
  if (!isLinkSecret(typed)) return compare(store, purpose, typed)
  const id = await standingLink(store, purpose, typed)
  return id === null ? 'none' : { id }
}

/** Uses up what was compared; only one of several that do so at the same time gets through. */
export async function spend(db: Db, id: string): Promise<void> {
  const used = await db
    .update(otps)
    .set({ isUsed: true })
    .where(and(eq(otps.id, id), eq(otps.isUsed, false), gt(otps.expiresAt, new Date())))
    .returning({ id: otps.id })
  if (used.length === 0) throw new AppError('CODE_INVALID')
}
