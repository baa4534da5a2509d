import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Random keys of this installation, made at its first start. With one, values that it signed can be guessed. */
export const secretKeys = pgTable('secret_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})
