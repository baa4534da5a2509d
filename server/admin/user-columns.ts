import { users } from '../../db/schema'

/** What administrators see of an account. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isAdmin: users.isAdmin,
  isActive: users.isActive,
  paymentStatus: users.paymentStatus,
  userNumber: users.userNumber,
  projectCount: users.projectCount,
  /** Until when the password that an administrator set opens the account; null once its owner has chosen another. */
  passwordEndsAt: users.passwordEndsAt,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
}
