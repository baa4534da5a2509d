import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import { auditLog, otps, users } from '../../db/schema'
import { normalEmail } from '../../src/domain/schemas/account-schema'
import { hasEmail } from '../auth/accounts'
import { confirmAddress } from '../auth/held-places'
import { ownPassword } from '../auth/initial-password'
import type { Passwords } from '../auth/passwords'
import { endSessions, endSessionsOfRole } from '../auth/sessions'
import { endPrograms } from '../connect/end-programs'
import { countByDay } from '../infra/counters'
import type { Env } from '../infra/env'

const columns = { id: users.id, isAdmin: users.isAdmin, isEmailVerified: users.isEmailVerified }
type Account = Pick<typeof users.$inferSelect, keyof typeof columns>

/** Whether the last change of the role took it away: the settings do not give back what other administrators took. */
async function wasDemoted(tx: Db, { id, isAdmin }: Account): Promise<boolean> {
  if (isAdmin) return false
  const [last] = await tx
    .select({ after: auditLog.after })
    .from(auditLog)
    // Old entries hold an id as it was sent.
    .where(and(inArray(auditLog.targetId, [id, id.toUpperCase()]), eq(auditLog.action, 'user.role')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const { after } = last ?? {}
  return typeof after === 'object' && after !== null && 'isAdmin' in after && after.isAdmin === false
}

/**
 * Takes over an unconfirmed account with the address of the settings: anyone may have registered it with that address.
 * Who sets the environment owns the machine, so the password is theirs, and all that was opened before ends.
 */
async function takeOver(tx: Db, env: Env, { id }: Account, email: string, passwordHash: string) {
  await confirmAddress(tx, env, id)
  await tx
    .update(users)
    .set({ ...ownPassword(passwordHash), isAdmin: true })
    .where(eq(users.id, id))
  await tx.update(otps).set({ isUsed: true }).where(eq(otps.email, email))
  await endSessions(tx, id)
  await endPrograms(tx, id, null)
}

async function promote(tx: Db, { id }: Account) {
  await tx.update(users).set({ isAdmin: true }).where(eq(users.id, id))
  await endSessionsOfRole(tx, id)
}

async function make(tx: Db, email: string, passwordHash: string) {
  const name = { firstName: 'Admin', lastName: 'Mizan', phone: '', countryCode: 'SA' as const }
  const added = await tx
    .insert(users)
    .values({
      email,
      passwordHash,
      ...name,
      isAdmin: true,
      isEmailVerified: true,
      accountType: 'lifetime',
      givenAccess: true,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added.length > 0) await countByDay(tx, 'users', 1)
}

const done = {
  made: 'ADMIN_EMAIL: the account was made',
  promoted: 'ADMIN_EMAIL: the account was made an administrator and keeps its password; its sessions have ended',
  takenOver:
    'ADMIN_EMAIL: the address of this account had not been confirmed; it has the password of ADMIN_PASSWORD now, its ' +
    'sessions and codes are void, and it is an administrator',
  demoted: 'ADMIN_EMAIL: other administrators took the role from this account; it was not given back',
}

/**
 * The account that the settings name: made if it is not there, promoted if it is and its address is confirmed. It takes
 * no user number and no free place.
 */
export async function ensureFirstAdmin(db: Db, env: Env, passwords: Passwords, log?: FastifyBaseLogger): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return
  const email = normalEmail(ADMIN_EMAIL)
  const [present] = await db.select(columns).from(users).where(hasEmail(email))
  if (present?.isAdmin && present.isEmailVerified) return
  const passwordHash = present?.isEmailVerified
    ? ''
    : await passwords.hash(ADMIN_PASSWORD, { key: 'the first administrator' })
  const what = await db.transaction(async (tx): Promise<keyof typeof done> => {
    if (!present) return make(tx, email, passwordHash).then(() => 'made')
    if (await wasDemoted(tx, present)) return 'demoted'
    if (!present.isEmailVerified) return takeOver(tx, env, present, email, passwordHash).then(() => 'takenOver')
    return promote(tx, present).then(() => 'promoted')
  })
  if (what === 'made') log?.info(done[what])
  else log?.warn(done[what])
}
