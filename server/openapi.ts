import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import { problemAnswer } from './answers/problem'
import { type RestRow, restTable } from './rest-table'
import { procedureNamed } from './router'

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType
const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema } })
const success = z.object({ success: z.literal(true) })

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** What stands in the path is no part of the body or the query; the rest of the procedure's input is. */
function withoutPath(row: RestRow, input: z.ZodMiniType | undefined) {
  if (!(input instanceof z.ZodMiniObject)) return input
  const inPath = pathNames(row.path).filter((name) => name in input.def.shape)
  const rest = inPath.length === 0 ? input : z.omit(input, Object.fromEntries(inPath.map((name) => [name, true])))
  return Object.keys(rest.def.shape).length === 0 ? undefined : rest
}

function answerSchema({ wrap, answer }: RestRow): z.ZodMiniType {
  if (wrap === 'success') return success
  if (!answer) return z.unknown()
  return wrap === undefined ? answer : z.object({ [wrap]: answer })
}

const headerDescriptions = {
  'If-Match': 'The ETag of the plan that is to be replaced; 412 when another save came first',
  'Idempotency-Key': 'Up to 200 characters: the same key and body are acted on once, for 24 hours',
}

const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, z.string()]))

function parameters(row: RestRow, input: z.ZodMiniType | undefined) {
  const [names, takes] = [pathNames(row.path), row.takes ?? []]
  const header = takes.map((name) => [
    name,
    z.optional(z.string()).check(z.meta({ description: headerDescriptions[name] })),
  ])
  const query = row.method === 'GET' && input instanceof z.ZodMiniObject ? input : undefined
  if (names.length + takes.length === 0 && !query) return {}
  return {
    requestParams: {
      ...(names.length > 0 && { path: z.object(texts(names)) }),
      ...(takes.length > 0 && { header: z.object(Object.fromEntries(header)) }),
      ...(query && { query }),
    },
  }
}

const refusals: Record<number, string> = {
  400: 'Bad input, or JSON that is malformed',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not there, or not yours',
  409: 'It conflicts with what is stored, or the same request is still in the works',
  412: 'Another save came first; the ETag names the present revision',
  413: 'Too large',
  415: 'Not JSON',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many; Retry-After says when to try again',
  500: 'A fault of ours',
  503: 'Not now; Retry-After says when to try again',
}

/** Every status with which this row may refuse. */
function refusalsOf(row: RestRow): number[] {
  return [
    ...[400, 429, 500, 503],
    ...(row.method === 'GET' ? [] : [403, 413, 415]),
    ...(row.signedIn ? [401, 403] : []),
    ...(pathNames(row.path).length > 0 ? [404] : []),
    ...(row.takes?.includes('If-Match') ? [412] : []),
    ...(row.takes?.includes('Idempotency-Key') ? [409, 422] : []),
    ...(row.refusals ?? []),
  ].toSorted()
}

function responses(row: RestRow) {
  const status = typeof row.status === 'number' ? row.status : 200
  const refused = refusalsOf(row).map((code) => [
    code,
    { description: refusals[code] ?? 'Refused', content: json(problemAnswer) },
  ])
  const etag = { headers: { ETag: { description: 'The revision of the plan', schema: { type: 'string' as const } } } }
  const kept = {
    headers: {
      'Cache-Control': { description: 'How long the answer may be kept', schema: { type: 'string' as const } },
    },
  }
  const answered = {
    description: 'OK',
    content: json(answerSchema(row)),
    ...(row.maxAge !== undefined && kept),
    ...(row.headers && etag),
  }
  return { [status]: answered, ...Object.fromEntries(refused) }
}

/** The router that serves a row, in words: calls of one router stand together. */
function groupOf({ procedure }: RestRow): string {
  const words = (procedure.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function operation(row: RestRow): ZodOpenApiOperationObject {
  const input = withoutPath(row, procedureNamed(row.procedure)._def.inputs.find(isSchema))
  const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : input
  return {
    operationId: row.procedure,
    summary: row.summary,
    tags: [groupOf(row)],
    ...(row.signedIn && { security: [{ session: [] }] }),
    ...parameters(row, input),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: responses(row),
  }
}

/** The document at /api/openapi.json: the table and the procedures' own schemas, nothing written twice. */
export function openApiDocument(version: string): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const row of restTable) paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row) }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Mizan', version },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mizan_session' } } },
      paths,
    },
    {
      override: ({ zodSchema, jsonSchema }) =>
        void (zodSchema._zod.def.type === 'date' && Object.assign(jsonSchema, { type: 'string', format: 'date-time' })),
    },
  )
}
