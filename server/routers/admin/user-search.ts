import { and, asc, eq, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client'
import { users, userWords } from '../../../db/schema'
import { wordsOf, wordsQuery } from '../../../db/search'
import { latinDigits } from '../../../src/domain/text/latin-digits'
import { keyset } from '../../infra/paging'
import { keyBeginsWith } from '../../infra/search'
import type { SecretKey } from '../../infra/secret-key'
import { userColumns } from './user-columns'

type Words = readonly [longest: string, ...others: string[]]

/** What is searched for, the longest first; a user number, in digits of any script, is a word too. Null without any. */
export function searchedWords(search = ''): Words | null {
  const number = latinDigits(search.trim())
  const words = /^\d+$/.test(number) ? [number] : wordsOf(search)
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : [longest, ...others]
}

/** Words that a page looks at. So no search costs more than another, but what the filters leave may be few, or none. */
const maxSeen = 400

interface SearchInput {
  words: Words
  /** What else they must be. */
  where: SQL | undefined
  list: string
  filters: object
  cursor: string | null | undefined
  limit: number | undefined
  secretKey: SecretKey
}

const { word, userId } = userWords
const earlier = alias(userWords, 'earlier')

/** Words that begin with `start`, from where the page begins. */
const wordsFrom = (db: Db, start: SQL, { after, orderBy }: Pick<ReturnType<typeof keyset>, 'after' | 'orderBy'>) =>
  db
    .select({ id: userId, key: word })
    .from(userWords)
    .where(keyBeginsWith(word, start, after))
    .orderBy(...orderBy)

/**
 * A page of those who have words that begin with these, in the order of the words that begin with the longest:
 * each user once, at the first such token. A page that is not full has a cursor where not all rows were scanned.
 */
export async function searchUsers(db: Db, { words: [longest, ...others], where, ...list }: SearchInput) {
  const start = sql`lower(${longest})`
  const page = keyset({ ...list, table: { id: userId }, sorting: { direction: 'asc', by: word, type: 'text' } })
  const seen = wordsFrom(db, start, page).limit(maxSeen).as('seen')
  const isKnownEarlier = db
    .select({ userId: earlier.userId })
    .from(earlier)
    .where(and(eq(earlier.userId, seen.id), keyBeginsWith(earlier.word, start), lt(earlier.word, seen.key)))
  const hasOthers = others.length > 0 ? sql`${users.searchWords} @@ lower(${wordsQuery(others)})::tsquery` : undefined
  // One by one: joined at once, the few that were seen might be looked for among all users.
  const person = db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, seen.id), where, hasOthers))
    .limit(1)
    .as('person')
  const found = await db
    .select()
    .from(seen)
    .innerJoinLateral(person, sql`true`)
    .where(notExists(isKnownEarlier))
    .orderBy(asc(seen.key), asc(seen.id))
    .limit(page.limit)
  const { rows, nextCursor } = page.page(found.map(({ person, seen: { key } }) => ({ ...person, key })))
  if (nextCursor !== null) return { users: rows, nextCursor }
  const [last] = await wordsFrom(db, start, page)
    .offset(maxSeen - 1)
    .limit(1)
  return { users: rows, nextCursor: last ? page.cursorAt(last) : null }
}
