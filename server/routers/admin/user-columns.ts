import { users } from '../../../db/schema'
import { initialPasswordEndsAt } from '../../auth/initial-password'

/** What administrators see of an account. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isAdmin: users.isAdmin,
  isActive: users.isActive,
  accountType: users.accountType,
  paymentStatus: users.paymentStatus,
  userNumber: users.userNumber,
  projectCount: users.projectCount,
  passwordEndsAt: initialPasswordEndsAt,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
}
