import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { otps, users } from '../db/schema'
import { keepOneAdmin } from './administrators'
import { audit } from './audit'
import { count } from './counters'

/**
 * Removes an account with all that hangs on it: sessions, projects and their versions go with the row. Orders stay
 * without it, for they are business records, and so does the revenue that they are counted in.
 */
export async function deleteAccount(tx: Db, user: { id: string; email: string; isAdmin: boolean; ip: string }) {
  if (user.isAdmin) {
    await keepOneAdmin(tx, user.id)
    const { id, ip } = user
    await audit(tx, { actorId: id, ip, action: 'account.delete', targetType: 'user', targetId: id })
  }
  const deleted = await tx
    .delete(users)
    .where(eq(users.id, user.id))
    .returning({ projects: users.projectCount, paymentStatus: users.paymentStatus })
  const [gone] = deleted
  if (!gone) return
  await count(tx, 'users', -1)
  await count(tx, 'projects', -gone.projects)
  if (gone.paymentStatus === 'paid') await count(tx, 'paid_users', -1)
  await tx.delete(otps).where(eq(otps.email, user.email))
}
