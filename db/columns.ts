import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { boolean, check, customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'
import { uuidv7 } from './uuid'

export const id = () => uuid().primaryKey().$defaultFn(uuidv7)
/** Of a row of a founder's: its key begins with the founder's id. */
export const ownId = () => uuid().notNull().$defaultFn(uuidv7)
export const moment = () => timestamp({ withTimezone: true })
export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date())
/** The hour that it is, of the server's clock. */
export const thisHour = sql`date_trunc('hour', now())`
export const money = () => numeric({ precision: 12, scale: 2, mode: 'number' })
export const isActive = () => boolean().notNull().default(true)

/** The lists are ours, never a user's: they can stand in the statement as text. */
export const oneOf = (name: string, column: AnyColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

/** The words of a text, for prefixes to be looked up among them. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text in the order of code points, alike in every database. */
export const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A person's name as it is written and read. */
export const fullName = ({ firstName, lastName }: { firstName: AnyColumn; lastName: AnyColumn }): SQL<string> =>
  sql<string>`(${firstName} || ' ' || ${lastName})`

/** Bytes that only the program reads. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Rows of several founders by their keys, which begin with the founder's id: `keys` has for each row the values of the
 * columns, in their order. Each is looked up by its key, in the one place where its founder's rows are.
 */
export function rowsIn(columns: readonly AnyColumn[], keys: readonly (readonly string[])[]): SQL {
  const names = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )
  const lists = columns.map((_, at) => sql`${`{${keys.map((key) => key[at]).join(',')}}`}::uuid[]`)
  return sql`(${names}) in (select * from unnest(${sql.join(lists, sql`, `)}))`
}
