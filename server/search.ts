import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import { textKey } from '../db/search'

/** Comes after every text that begins with what stands before it. */
const last = '\u{10ffff}'

/**
 * Texts that begin with `start`, through an index on `key`. `reached` is the key where the page before ended: where
 * the rows come from another table than the key, nothing else would keep a late page from beginning at the first key.
 */
export function beginsWith(key: SQL, start: string, reached?: string): SQL | undefined {
  const from = textKey(sql`${start}`)
  return and(gte(key, reached === undefined ? from : sql`${reached}`), lt(key, sql`${from} || ${last}`))
}
