import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import { normalEmail } from '../src/domain/account-schema'
import { hasEmail } from './accounts'
import { countByDay } from './counters'
import type { Env } from './env'
import type { Passwords } from './passwords'
import { endSessionsOfRole } from './sessions'

/** The account that the settings name: promoted if it is there, made if not. It takes no user number and no free place. */
export async function ensureFirstAdmin(db: Db, env: Env, passwords: Passwords): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return
  const email = normalEmail(ADMIN_EMAIL)
  const [present] = await db.select({ id: users.id, isAdmin: users.isAdmin }).from(users).where(hasEmail(email))
  if (present?.isAdmin) return
  const passwordHash = present ? '' : await passwords.hash(ADMIN_PASSWORD)
  await db.transaction(async (tx) => {
    if (present) {
      await tx.update(users).set({ isAdmin: true }).where(eq(users.id, present.id))
      return endSessionsOfRole(tx, present.id)
    }
    const name = { firstName: 'Admin', lastName: 'Mizan', phone: '', countryCode: 'SA' as const }
    const added = await tx
      .insert(users)
      .values({ email, passwordHash, ...name, isAdmin: true, isEmailVerified: true, accountType: 'lifetime' })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (added.length > 0) await countByDay(tx, 'users', 1)
  })
}
