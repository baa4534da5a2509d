import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { textKey } from '../../db/search'

/** Sorts after every text that begins with the prefix before it. */
const last = '\u{10ffff}'

/** The same as `beginsWith` for a start that has the form of a key already. */
export const keyBeginsWith = (key: SQLWrapper, start: SQL, after?: SQL): SQL | undefined =>
  and(after ?? gte(key, start), lt(key, sql`${start} || ${last}`))

/**
 * Texts that begin with `start`, through an index on `key`. `after` is what keeps a later page behind the one before;
 * it takes the place of the range's beginning: with both the database would expect far too few rows, and sort them all.
 */
export const beginsWith = (key: SQL, start: string, after?: SQL): SQL | undefined =>
  keyBeginsWith(key, textKey(sql`${start}`), after)
