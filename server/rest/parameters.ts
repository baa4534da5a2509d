import * as z from 'zod/mini'
import { exampleIds } from './responses/fields'
import type { RestRoute } from './route'

/** What the names in queries mean, wherever they are. */
const descriptions: Record<string, string> = {
  cursor: 'The nextCursor of the page before; without it the first page. Good for the same list, sorting and filters.',
  limit: 'How many rows a page may have, at most 100.',
  direction: 'Lists are read forward; may be left out.',
  search: 'What is looked for; without it the whole list.',
  searchBy: 'The field that search looks in.',
  sort: 'What the list is sorted by, with a minus for descending order. A search is sorted by what it finds.',
  state: 'Only active or only inactive accounts.',
  role: 'Only administrators or only other users.',
  paymentStatus: 'Only accounts with this payment status.',
  status: 'Only orders with this status.',
  action: 'Only entries of this action.',
  actorId: 'Only entries of this administrator.',
  targetId: 'Only entries about this user or row.',
  category: 'Only what holds for stores of this category of products.',
  sourcing: 'Only what holds for goods that are bought so.',
  language: 'The language of the file; without it the account’s.',
  kind: 'Everything, or one page, which is made without it.',
  source: 'Only what this source says of the month; without it the whole month.',
}

/** The query of a list, each of its parameters described. */
export function queryParameters(query: z.ZodMiniObject): z.ZodMiniObject {
  for (const [name, schema] of Object.entries(query.def.shape)) {
    const description = descriptions[name]
    if (!description) throw new Error(`the parameter ${name} has no description`)
    z.globalRegistry.add(schema, { description })
  }
  return query
}

const pathDescriptions: Record<string, [description: string, example: string]> = {
  id: ['The id of the row', exampleIds.project],
  shareId: ['The id of the link', exampleIds.row],
  deliveryId: ['The id of the delivery', exampleIds.entry],
  versionId: ['The id of the version', exampleIds.version],
  storeId: ['The id of the connected store', exampleIds.row],
  month: ['A calendar month', '2026-09'],
}

export function pathParameters(names: readonly string[]): z.ZodMiniObject {
  const described = names.map((name) => {
    const [description, example] = pathDescriptions[name] ?? []
    if (!description) throw new Error(`the path parameter ${name} has no description`)
    return [name, z.string().check(z.meta({ description, examples: [example] }))]
  })
  return z.object(Object.fromEntries(described))
}

const headers = {
  'If-Match': {
    description: 'The ETag of the plan that is to be replaced; 412 when another save came first',
    example: '"4"',
  },
  'If-None-Match': {
    description: 'The ETag of the answer that the caller has; 304 without a body while it is still the same',
    example: 'W/"qZk-NkcGgWq6PiVxeFDCbJzQ2J0"',
  },
  'Idempotency-Key': {
    description: 'Up to 200 characters: the same key and body are acted on once, for 24 hours',
    example: 'import-2026-11-02-0001',
  },
}

export function headerParameters({
  method,
  file,
  ifMatch,
  takesIdempotencyKey,
}: RestRoute): z.ZodMiniObject | undefined {
  const names = [
    ...(method === 'GET' || file !== undefined ? (['If-None-Match'] as const) : []),
    ...(ifMatch ? (['If-Match'] as const) : []),
    ...(takesIdempotencyKey ? (['Idempotency-Key'] as const) : []),
  ]
  if (names.length === 0) return undefined
  const described = names.map((name) => {
    const { description, example } = headers[name]
    return [name, z.optional(z.string()).check(z.meta({ description, examples: [example] }))]
  })
  return z.object(Object.fromEntries(described))
}
