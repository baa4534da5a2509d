import { type AnyColumn, and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from './errors'
import type { SecretKey } from './secret-key'

/** What a sort key can be: its type in the database, and the only texts that are passed on to it. */
const keyTypes = {
  text: /^[^\0]{0,1000}$/u,
  bigint: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,20}(\.\d{1,10})?$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
} as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** One way to sort a list. Without `by` it is sorted by its ids, which is the order in which the rows were made. */
export interface Sorting {
  direction: 'asc' | 'desc'
  /** A column or expression that is never null. Ids decide between equals, in the same direction. */
  by?: SQLWrapper
  type?: keyof typeof keyTypes
  /** Ids of what has the key, where that is not the row itself: many rows of many owners can have one key. */
  owner?: AnyColumn
}

interface PageInput {
  secretKey: SecretKey
  /** The list's name: a cursor of one list means nothing to another. */
  list: string
  /** Where the id is that decides between equals. */
  table: { id: AnyColumn }
  sorting: Sorting
  /** Everything else that decides which rows there are and in which order. */
  filters: unknown
  cursor?: string | null | undefined
  limit?: number | undefined
}

/** The part of a list's input that pages it; `cursor` is the `nextCursor` of the page before. */
export const pageInput = {
  cursor: z.nullish(z.string().check(z.maxLength(4000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** Our own client's paging names it; lists have one. */
  direction: z.optional(z.literal('forward')),
}

const usualLimit = 50

type Place = readonly [id: string, key: string]

/** A place with what it is a place in: that list, sorted and filtered in this one way. It is signed with the cursor. */
const placeIn = ({ list, sorting, filters }: PageInput, place: Place) =>
  JSON.stringify([list, sorting.direction, sorting.type ?? null, filters, place])

const encode = (input: PageInput, place: Place) =>
  Buffer.from(JSON.stringify([...place, input.secretKey.sign('cursor', placeIn(input, place))])).toString('base64url')

/** Whether a key can be passed on to the database. What has the form of a moment may still be none. */
function isKey(type: keyof typeof keyTypes, key: string): boolean {
  if (!keyTypes[type].test(key)) return false
  return type !== 'timestamptz' || !Number.isNaN(Date.parse(key.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')))
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A cursor holds nothing that its reader may not know; one that was not given out for this very list is refused. */
function decode(input: PageInput, cursor: string): Place {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString())
  const [id = '', key = '', signature = ''] = isTexts(parts) && parts.length === 3 ? parts : []
  const type = input.sorting.type
  const hasOwner = !input.sorting.owner || uuid.test(key.slice(-36))
  const isOurs =
    uuid.test(id) &&
    hasOwner &&
    (type ? isKey(type, key) : key === '') &&
    input.secretKey.isSigned('cursor', placeIn(input, [id, key]), signature)
  if (!isOurs) throw new AppError('BAD_INPUT', { issues: [{ path: 'cursor', code: 'invalid' }] })
  return [id, key]
}

/** A key as it is kept in a cursor: with the id of its owner, 36 letters long, behind it. */
const keyOf = ({ by, owner }: Sorting) =>
  owner ? sql<string>`${by}::text || ' ' || ${owner}::text` : by ? sql<string>`${by}::text` : sql<string>`''`

/** What the rows are sorted by before their own ids, and the same of the place where the page before ended. */
function keysAt({ by, type, owner }: Sorting, key: string): { columns: SQLWrapper[]; values: SQL[] } {
  if (!by || !type) return { columns: [], values: [] }
  const cast = sql.raw(type)
  if (!owner) return { columns: [by], values: [sql`${key}::${cast}`] }
  return { columns: [by, owner], values: [sql`${key.slice(0, -37)}::${cast}`, sql`${key.slice(-36)}::uuid`] }
}

const row = (parts: SQLWrapper[]) => sql`(${sql.join(parts, sql`, `)})`

function beyond({ table, sorting }: PageInput, [id, key]: Place): SQL {
  const sign = sorting.direction === 'asc' ? sql.raw('>') : sql.raw('<')
  const { columns, values } = keysAt(sorting, key)
  return sql`${row([...columns, table.id])} ${sign} ${row([...values, sql`${id}::uuid`])}`
}

/** Not before the owner at whom an ascending page before ended: what keeps a walk along owners from their first. */
function fromOwner(sorting: Sorting, [, key]: Place): SQL | undefined {
  const { columns, values } = keysAt(sorting, key)
  return sorting.owner && sql`${row(columns)} >= ${row(values)}`
}

/**
 * One page of a list by keys: it costs the same wherever in the list it is. Select `key` among the columns, put `after`
 * into the condition, sort by `orderBy`, read `limit` rows, and give them to `page`.
 *
 * Throws BAD_INPUT for a cursor that was not given out for this list with this sorting and these filters.
 */
export function keyset(input: PageInput) {
  const { table, sorting, cursor, limit = usualLimit } = input
  const { by, owner, direction } = sorting
  const inOrder = direction === 'asc' ? asc : desc
  const place = cursor ? decode(input, cursor) : undefined
  return {
    key: keyOf(sorting).as('page_key'),
    after: place && and(fromOwner(sorting, place), beyond(input, place)),
    orderBy: [by, owner, table.id].flatMap((one) => (one ? [inOrder(one)] : [])),
    /** One more than a page holds: whether it is there tells whether there is another page. */
    limit: limit + 1,
    /** A cursor behind a row in the list's order, though the list may not show that row. */
    cursorAt: ({ id, key }: { id: string; key: string }) => encode(input, [id, key]),
    page<Row extends { id: string; key: string }>(found: readonly Row[]) {
      const shown = found.slice(0, limit)
      const last = found.length > limit ? shown.at(-1) : undefined
      return {
        rows: shown.map(({ key: _, ...row }) => row),
        nextCursor: last ? encode(input, [last.id, last.key]) : null,
      }
    },
  }
}
