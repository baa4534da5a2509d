import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema'
import { AppError } from '../infra/errors'

const hourMs = 3_600_000

/** How long a password that an administrator has set opens an account. */
const initialPasswordHours = 72

/**
 * Until when the password that an administrator set opens an account; null once its owner has chosen another, also by the
 * version before this one, which knows of no end and leaves it there.
 */
export const initialPasswordEndsAt: SQL.Aliased<Date | null> =
  sql`case when ${users.mustChangePassword} then ${users.passwordEndsAt} end`
    .mapWith(users.passwordEndsAt)
    .as('password_ends_at')

/** What is stored with a password that its owner has chosen. */
export const ownPassword = (passwordHash: string) => ({ passwordHash, mustChangePassword: false, passwordEndsAt: null })

/** The same without any password: its owner comes in by a code, and chooses one. */
export const noPassword = () => ({ ...ownPassword(''), mustChangePassword: true })

/** The same for a password that an administrator has set: two people know it, so it is replaced, and soon. */
export const initialPassword = (passwordHash: string) => ({
  passwordHash,
  mustChangePassword: true,
  passwordEndsAt: new Date(Date.now() + initialPasswordHours * hourMs),
})

/** Said only to who knows the password. */
export function mustNotHaveEnded({ passwordEndsAt }: { passwordEndsAt: Date | null }): void {
  if (passwordEndsAt !== null && passwordEndsAt <= new Date()) throw new AppError('PASSWORD_ENDED')
}
