import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { userSessions, users } from '../../../db/schema'
import { hasAccess } from '../../auth/accounts'
import { AppError } from '../../infra/errors'

const profileColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  countryCode: users.countryCode,
  isEmailVerified: users.isEmailVerified,
  isPhoneVerified: users.isPhoneVerified,
  businessName: users.businessName,
  businessType: users.businessType,
  businessCategory: users.businessCategory,
  preferredLanguage: users.preferredLanguage,
  preferredCurrency: users.preferredCurrency,
  accountType: users.accountType,
  placeHeldUntil: users.placeHeldUntil,
  givenAccess: users.givenAccess,
  paymentStatus: users.paymentStatus,
  paymentDate: users.paymentDate,
  paymentAmount: users.paymentAmount,
  userNumber: users.userNumber,
  isAdmin: users.isAdmin,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** The account as its owner sees it; throws where it is gone. */
export async function profileOf(db: Db, userId: string) {
  const [row] = await db.select(profileColumns).from(users).where(eq(users.id, userId))
  if (!row) throw new AppError('UNAUTHENTICATED')
  return { ...row, hasAccess: hasAccess(row) }
}

export const openSessions = (userId: string) =>
  and(eq(userSessions.userId, userId), isNull(userSessions.endedAt), gt(userSessions.expiresAt, new Date()))

/** Where an account is signed in, the last used first. */
export function sessionsOf(db: Db, userId: string) {
  const { id, userAgent, createdAt, lastAccessedAt } = userSessions
  return db
    .select({ id, userAgent, createdAt, lastAccessedAt })
    .from(userSessions)
    .where(openSessions(userId))
    .orderBy(desc(lastAccessedAt))
    .limit(100)
}
