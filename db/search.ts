import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

// How people are found by name. Not with pg_trgm: it has to be installed, and knows no Arabic where a database's locale is C.

/** Marks over and under letters, and the stroke that only lengthens Arabic words. */
const marks = '\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed'

/** Letters that Arabic writes in several ways, and the one they are normalized to. */
const variants = { from: 'أإآٱةى', to: 'ااااهي' }

/** SQL of a text as people compare it: without case, marks and the letters that are written in several ways. */
const before = 'lower(translate(regexp_replace(normalize('
const after = `, NFKD), '[${marks}]', '', 'g'), '${variants.from}', '${variants.to}'))`
const comparable = (text: string) => before + text + after

/**
 * Such a text as lists are searched and sorted by it: alike in every database, regardless of its language. Cut, for one
 * ligature can become eighteen letters, and what is too long for an index could not be stored at all.
 */
export const textKey = (text: SQLWrapper): SQL =>
  sql`(left(${sql.raw(before)}${text}${sql.raw(after)}, 200) collate "C")`

/** Cut for the same reason: a search token may not be longer than 2046 bytes. */
export const nameKey = `left(${comparable(`"first_name" || ' ' || "last_name"`)}, 500)`

/** Each word of the name, its parts at hyphens, Arabic words without their article too, the address and its host. */
const texts = [
  nameKey,
  `translate(${nameKey}, '-', ' ')`,
  `regexp_replace(${nameKey}, '(^| )ال', '\\1', 'g')`,
  `lower("email")`,
  `lower(split_part("email", '@', 2))`,
]
export const searchWords = `array_to_tsvector(array_remove(string_to_array(${texts.join(" || ' ' || ")}, ' '), ''))`

/** The words of a search, as they are among a user's search tokens, but for their case, which is left to the database. */
export function wordsOf(search: string): string[] {
  return [...variants.from]
    .reduce(
      (text, letter, at) => text.replaceAll(letter, variants.to[at] ?? letter),
      search.normalize('NFKD').replace(new RegExp(`[${marks}]`, 'gu'), ''),
    )
    .split(/\s+/)
    .map((word) => word.replace(/^@+/, '').slice(0, 500))
    .filter(Boolean)
}

/** What `searchWords` is to match (`@@`, as tsquery) so that each of these is a prefix of one of a user's tokens. */
export const wordsQuery = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ')
