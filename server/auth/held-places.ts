import { and, eq, gt, inArray, isNotNull, like, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { count, readCounters } from '../infra/counters'
import type { Env } from '../infra/env'
import { siteOf } from '../infra/ip-key'
import { ownedDomain } from '../infra/mail/mail-domains'

/** How long a place waits for an address to be confirmed: a mail comes within minutes. */
const heldMs = 3_600_000

/** Places that one network address, and one mail domain, may hold at a time. */
const maxHeld = 5
/** The same for the lines of one /48, which one owner may have 256 of. */
const maxHeldBySite = 15
const maxAtOnce = 1000

/** Of an account that holds no place. */
const holdsNone = { placeHeldUntil: null, placeHeldFrom: null, placeHeldDomain: null }

/** Places that are given or held: every number took one, but for those that came too late and those that gave theirs back. */
export async function readPlacesTaken(db: Db): Promise<number> {
  const counted = await readCounters(db)
  return (counted.get('user_number') ?? 0) - (counted.get('numbers_without_place') ?? 0)
}

/**
 * Frees the places of those who did not confirm in time. Accounts that another transaction has locked are skipped, so
 * that the holder of the counters' lock never waits. Returns the number of places.
 */
export async function freeLapsedPlaces(tx: Db, now = new Date()): Promise<number> {
  const lapsed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.placeHeldUntil), lt(users.placeHeldUntil, now)))
    .orderBy(users.placeHeldUntil)
    .limit(maxAtOnce)
    .for('update', { skipLocked: true })
  const ids = (await lapsed).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.update(users).set(holdsNone).where(inArray(users.id, ids))
  await count(tx, 'numbers_without_place', ids.length)
  return ids.length
}

/** Whether the places that are taken, `more` of them not counted yet, are as many as there may be at most. */
async function isWithin(tx: Db, limit: number, more: number): Promise<boolean> {
  const taken = (await readPlacesTaken(tx)) + more
  return taken <= limit || taken - (await freeLapsedPlaces(tx)) <= limit
}

/** Takes a place for the number that the transaction has just counted; false when none is left. */
async function reservePlace(tx: Db, limit: number): Promise<boolean> {
  const isFree = await isWithin(tx, limit, 0)
  if (!isFree) await count(tx, 'numbers_without_place', 1)
  return isFree
}

/**
 * Takes the place that has been held longest: what is scarce is given for a proof, not for asking. False when none is
 * held. Accounts that another transaction has locked may be confirming, and keep theirs.
 */
async function takeHeldPlace(tx: Db): Promise<boolean> {
  const oldest = tx
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.placeHeldUntil))
    .orderBy(users.placeHeldUntil)
    .limit(1)
    .for('update', { skipLocked: true })
  const [holder] = await oldest
  if (holder) await tx.update(users).set(holdsNone).where(eq(users.id, holder.id))
  return holder !== undefined
}

/** Takes a place for an account that has a number but no place. The numbers are held, so that all do this in turn. */
async function takePlaceLater(tx: Db, limit: number): Promise<boolean> {
  await count(tx, 'user_number', 0)
  if (await isWithin(tx, limit, 1)) {
    await count(tx, 'numbers_without_place', -1)
    return true
  }
  return (await isWithin(tx, limit, 0)) && takeHeldPlace(tx)
}

/** Gives back the place that was given to an account which is now deleted. */
export async function returnGivenPlace(tx: Db, account: Pick<typeof users.$inferSelect, 'accountType' | 'userNumber'>) {
  if (account.accountType === 'early_access' && account.userNumber !== null) await count(tx, 'numbers_without_place', 1)
}

/** Gives back the place that an account holds, when it does: it needs none, or is about to go. */
export async function releasePlace(tx: Db, userId: string): Promise<void> {
  const given = await tx
    .update(users)
    .set(holdsNone)
    .where(and(eq(users.id, userId), isNotNull(users.placeHeldUntil)))
    .returning({ id: users.id })
  if (given.length > 0) await count(tx, 'numbers_without_place', 1)
}

type Settings = Pick<Env, 'FREE_ACCESS_LIMIT' | 'SMTP_URL'>

const withPlace = { accountType: 'early_access', paymentStatus: 'free_trial' } as const
const withoutPlace = { accountType: 'requires_payment', paymentStatus: 'pending' } as const

/** Who asks for a place: the network address as limits count it, and the address that will have to be confirmed. */
export interface Asking {
  from: string
  email: string
}

/** Whether one more place may be held by them. The numbers are held, so that all do this in turn. */
async function mayHold(tx: Db, from: string, domain: string | null): Promise<boolean> {
  const held = gt(users.placeHeldUntil, sql`now()`)
  const site = siteOf(from)
  if ((await tx.$count(users, and(eq(users.placeHeldFrom, from), held))) >= maxHeld) return false
  if (site && (await tx.$count(users, and(like(users.placeHeldFrom, `${site}%`), held))) >= maxHeldBySite) return false
  return domain === null || (await tx.$count(users, and(eq(users.placeHeldDomain, domain), held))) < maxHeld
}

/**
 * The access that an account begins with. Where mails are sent a place is held until the address is confirmed: an
 * address that the user cannot read gives no rights. Who holds as many as they may gets one by confirming, if one is left
 * then, and a held one may go to who confirms first. Without mails there is no way to confirm, and it is access at once.
 */
export async function firstAccess(tx: Db, { FREE_ACCESS_LIMIT, SMTP_URL }: Settings, isPaid: boolean, asking: Asking) {
  const isHeld = !isPaid && SMTP_URL !== undefined
  const domain = ownedDomain(asking.email)
  if (isHeld && !(await mayHold(tx, asking.from, domain))) {
    await count(tx, 'numbers_without_place', 1)
    return withoutPlace
  }
  if (!(await reservePlace(tx, FREE_ACCESS_LIMIT))) return withoutPlace
  if (!isHeld) return withPlace
  const placeHeldUntil = new Date(Date.now() + heldMs)
  return { ...withoutPlace, placeHeldUntil, placeHeldFrom: asking.from, placeHeldDomain: domain }
}

const columns = {
  isEmailVerified: users.isEmailVerified,
  accountType: users.accountType,
  paymentStatus: users.paymentStatus,
  placeHeldUntil: users.placeHeldUntil,
  givenAccess: users.givenAccess,
}

/**
 * Notes that the owner of an account has shown that its address is read. The first time a held place becomes access; who
 * holds none gets one while not all are given, if need be the one that another account holds unconfirmed. True the first
 * time.
 */
export async function confirmAddress(tx: Db, settings: Settings, userId: string): Promise<boolean> {
  const [account] = await tx.select(columns).from(users).where(eq(users.id, userId)).for('update')
  if (!account || account.isEmailVerified) return false
  const { accountType, paymentStatus, placeHeldUntil, givenAccess } = account
  const isOpen = accountType === 'requires_payment' && paymentStatus === 'pending' && givenAccess === null
  const hasPlace = isOpen && (placeHeldUntil !== null || (await takePlaceLater(tx, settings.FREE_ACCESS_LIMIT)))
  const access = hasPlace ? withPlace : {}
  await tx
    .update(users)
    .set({ isEmailVerified: true, ...holdsNone, ...access })
    .where(eq(users.id, userId))
  return true
}
