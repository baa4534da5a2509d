import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Random keys of this installation, made at its first start. Whoever reads one can guess at what it was used for. */
export const secretKeys = pgTable('secret_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})
