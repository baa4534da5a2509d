import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import { uuidv7 } from '../../db/uuid'
import type { Registration } from '../../src/domain/schemas/account-schema'
import { count, countByDay } from '../infra/counters'
import type { Env } from '../infra/env'
import { AppError } from '../infra/errors'
import { firstAccess, releasePlace, returnGivenPlace } from './held-places'
import type { initialPassword } from './initial-password'

/** Rows by address, through the index that knows no case. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email)

/** Whether an account may use what is paid for, as far as its own row says. */
export function hasAccess({
  isAdmin,
  accountType,
}: Pick<typeof users.$inferSelect, 'isAdmin' | 'accountType'>): boolean {
  return isAdmin || accountType !== 'requires_payment'
}

type NewAccount = Omit<Registration, 'password' | 'paymentIntentId'> & {
  passwordHash: string
}

/** Adds an account that an administrator makes: it has lifetime access, and takes neither a number nor a free place. */
export async function addGivenAccount(
  tx: Db,
  account: NewAccount & ReturnType<typeof initialPassword> & { isAdmin: boolean },
): Promise<string> {
  const id = uuidv7()
  await countByDay(tx, 'users', 1)
  // The trigger user_words_kept makes the account's words to search for: db/functions/keep-user-words.sql.
  const added = await tx
    .insert(users)
    .values({ ...account, id, accountType: 'lifetime', givenAccess: true })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added.length === 0) throw new AppError('EMAIL_TAKEN')
  return id
}

/** Gives an account access that nobody paid for, or ends what was given or came early, whose place another may have. */
export async function setGivenAccess(
  tx: Db,
  account: Pick<typeof users.$inferSelect, 'id' | 'accountType' | 'userNumber' | 'paymentStatus'>,
  givenAccess: boolean,
): Promise<void> {
  await releasePlace(tx, account.id)
  await returnGivenPlace(tx, account)
  const accountType = givenAccess ? 'lifetime' : 'requires_payment'
  const paymentStatus = account.paymentStatus === 'free_trial' ? 'pending' : account.paymentStatus
  await tx.update(users).set({ givenAccess, accountType, paymentStatus }).where(eq(users.id, account.id))
}

/**
 * Adds an account with the next user number, for who asks from a network address; gives its id. The first are free, the
 * others ask for a payment; nothing that the client says has a part in it. EMAIL_TAKEN leaves no trace, and the number
 * unused.
 */
export async function addAccount(
  tx: Db,
  env: Env,
  account: NewAccount,
  isPaid: boolean,
  from: string,
): Promise<string> {
  const id = uuidv7()
  const userNumber = await count(tx, 'user_number', 1)
  const access = await firstAccess(tx, env, isPaid, { from, email: account.email })
  await countByDay(tx, 'users', 1)
  // The trigger user_words_kept makes the account's words to search for: db/functions/keep-user-words.sql.
  const added = await tx
    .insert(users)
    .values({ ...account, id, userNumber, ...access })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added.length === 0) throw new AppError('EMAIL_TAKEN')
  return id
}
