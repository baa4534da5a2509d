import * as z from 'zod'
import { dereferenced } from '../../dereference'
import { openApiDocument } from '../../openapi'

/** The parts of a JSON schema that inputs are made from. */
export interface InputSchema {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: InputSchema[]
  oneOf?: InputSchema[]
  properties?: Record<string, InputSchema>
  required?: string[]
  items?: InputSchema
  minimum?: number
  maximum?: number
}

interface Json {
  content: { 'application/json': { schema: InputSchema } }
}

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { in: string; name: string; required?: boolean; schema: InputSchema }[]
  requestBody?: Json
  responses: Record<string, Json>
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

export interface DocumentedCall {
  path: string
  method: (typeof methods)[keyof typeof methods]
  operation: Operation
}

// As a reader of it gets it: text.
const { paths }: { paths: Record<string, Partial<Record<keyof typeof methods, Operation>>> } = JSON.parse(
  JSON.stringify(dereferenced(openApiDocument('test'))),
)

const names = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call of the OpenAPI document. */
export const documentedCalls: readonly DocumentedCall[] = Object.entries(paths).flatMap(([path, operations]) =>
  names.flatMap((name) => {
    const operation = operations[name]
    return operation ? [{ path, method: methods[name], operation }] : []
  }),
)

const schemas = new WeakMap<Json, z.ZodType>()

/** Making the schema of an answer takes as long as the answer. */
function schemaOf(answer: Json): z.ZodType {
  if (!answer.content) return z.undefined()
  // A file is no JSON.
  if (!('application/json' in answer.content)) return z.string().check(z.minLength(1))
  const schema =
    schemas.get(answer) ?? z.fromJSONSchema(JSON.parse(JSON.stringify(answer.content['application/json'].schema)))
  schemas.set(answer, schema)
  return schema
}

/** What the document says that each status is answered with. */
export function documentedAnswers({ operation }: DocumentedCall) {
  return Object.entries(operation.responses).map(([status, answer]) => ({
    status: Number(status),
    schema: schemaOf(answer),
  }))
}
