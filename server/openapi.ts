import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import { problemAnswer } from './answers/problem'
import { type RestRow, restTable } from './rest-table'
import { procedureNamed } from './router'

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType
const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema } })
const success = z.object({ success: z.literal(true) })

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** What stands in the path is no part of the body; the rest of the procedure's input is. */
function bodySchema(row: RestRow, input: z.ZodMiniType | undefined) {
  if (!(input instanceof z.ZodMiniObject)) return input
  const inPath = pathNames(row.path).filter((name) => name in input.def.shape)
  return inPath.length === 0 ? input : z.omit(input, Object.fromEntries(inPath.map((name) => [name, true as const])))
}

function answerSchema({ wrap, answer }: RestRow): z.ZodMiniType {
  if (wrap === 'success') return success
  if (!answer) return z.unknown()
  return wrap === undefined ? answer : z.object({ [wrap]: answer })
}

const problem = (description: string) => ({ description, content: json(problemAnswer) })

function operation(row: RestRow): ZodOpenApiOperationObject {
  const input = procedureNamed(row.procedure)._def.inputs.find(isSchema)
  const names = pathNames(row.path)
  const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : bodySchema(row, input)
  const status = typeof row.status === 'number' ? row.status : 200
  return {
    operationId: row.procedure,
    summary: row.summary,
    ...(row.signedIn && { security: [{ session: [] }] }),
    ...(names.length > 0 && {
      requestParams: { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) },
    }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: { description: 'OK', content: json(answerSchema(row)) },
      ...(body && { 400: problem('Bad input') }),
      ...(row.signedIn && { 401: problem('No session'), 403: problem('Not allowed') }),
      default: problem('Any other refusal'),
    },
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
