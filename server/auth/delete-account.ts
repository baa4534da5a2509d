import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { dayOf } from '../../db/days'
import { otps, userProjects, users } from '../../db/schema'
import { audit } from '../infra/audit'
import { count, countByDay } from '../infra/counters'
import { forgetKeysOf } from '../infra/idempotency'
import { ensureOneAdminRemains } from './administrators'
import { releasePlace, returnGivenPlace } from './held-places'
import { forgetSecretsOf } from './secret-owners'

function projectsByDay(tx: Db, userId: string) {
  const day = dayOf(userProjects.createdAt).as('day')
  return tx
    .select({ day, made: sql<number>`count(*)::int` })
    .from(userProjects)
    .where(and(eq(userProjects.userId, userId), isNull(userProjects.deletedAt)))
    .groupBy(day)
    .orderBy(day)
}

/**
 * Removes an account with all that hangs on it: sessions, projects, deleted ones too, and their versions go with the row. Orders stay
 * without it, for they are business records, and so does the revenue that they are counted in.
 */
export async function deleteAccount(tx: Db, user: { id: string; email: string; isAdmin: boolean; ip: string }) {
  if (user.isAdmin) {
    await ensureOneAdminRemains(tx, user.id)
    const { id, ip } = user
    await audit(tx, { actorId: id, ip, action: 'account.delete', targetType: 'user', targetId: id })
  }
  // Locked first: a project that is just being made is either counted here or finds no account any more.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  await releasePlace(tx, user.id)
  const projects = await projectsByDay(tx, user.id)
  const deleted = await tx
    .delete(users)
    .where(eq(users.id, user.id))
    .returning({
      day: dayOf(users.createdAt),
      paymentStatus: users.paymentStatus,
      accountType: users.accountType,
      userNumber: users.userNumber,
    })
  const [gone] = deleted
  if (!gone) return
  await countByDay(tx, 'users', -1, gone.day)
  for (const { day, made } of projects) await countByDay(tx, 'projects', -made, day)
  await returnGivenPlace(tx, gone)
  if (gone.paymentStatus === 'paid') await count(tx, 'paid_users', -1)
  await tx.delete(otps).where(eq(otps.email, user.email))
  await forgetKeysOf(tx, user.id)
  await forgetSecretsOf(tx, user.id)
}
