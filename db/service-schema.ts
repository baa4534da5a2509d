import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns'

/** Random keys of this installation, made at its first start. With one, values that it signed can be guessed. */
export const secretKeys = pgTable('secret_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})

/**
 * Whose a secret is, of a session, an access token or a link, by its hash: everything else of theirs is found by the founder.
 * It says nothing of whether the secret is still good, and may stay when it is not.
 */
export const secretOwners = pgTable(
  'secret_owners',
  { hash: text().primaryKey(), userId: uuid().notNull(), endsAt: moment().notNull() },
  (t) => [index('secret_owners_user_idx').on(t.userId), index('secret_owners_ends_idx').on(t.endsAt)],
)

/** E-mails that no mail server has taken yet; gone once one has. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** What the log calls it. */
    kind: text().notNull(),
    tries: integer().notNull().default(0),
    /** While a process sends it: when another one may. */
    nextTryAt: moment().notNull(),
    /** When it is of no use any more. */
    endsAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('mails_next_try_idx').on(t.nextTryAt)],
)

/** Work that one process at a time does, by name, until when it is that process's alone. */
export const leases = pgTable('leases', { name: text().primaryKey(), endsAt: moment().notNull() }, (t) => [
  index('leases_ends_idx').on(t.endsAt),
])
