import { madeTypes } from '../../../src/files/made-file'
import { dereferenced } from '../dereference'
import type { Schema } from './shape'

export interface Content {
  content?: { 'application/json': { schema: Schema; example?: unknown } }
}

/** The ending of the name of the file that a call answers with; null where it answers with JSON. */
export function fileOf({ responses }: Operation): string | null {
  const kinds = Object.keys(responses['200']?.content ?? {})
  return Object.values(madeTypes).find(({ mediaType }) => kinds.includes(mediaType))?.extension ?? null
}

export interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema & { examples?: readonly unknown[] }
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  /** The scope that an access token needs. */
  'x-scope'?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { description: string; headers?: Record<string, unknown> }>
}

/** A call of the document. */
export interface Call {
  method: string
  path: string
  operation: Operation
}

interface Group {
  name: string
  calls: Call[]
}

/** The calls of an OpenAPI document with every reference replaced, in its groups. */
export function groupsOf(document: unknown): Group[] {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    JSON.stringify(dereferenced(document)),
  )
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const names = [...new Set(calls.flatMap(({ operation }) => operation.tags))]
  return names.map((name) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }))
}

/** Whether nobody has to be known: `{}` among the ways says so, and a token may come all the same. */
export const isPublic = ({ security }: Operation): boolean =>
  security.every((way) => Object.keys(way).length === 0 || 'token' in way)

/** Who may call, in words. */
export function accessOf(operation: Operation): string {
  const scope = operation['x-scope']
  if (isPublic(operation)) return scope ? 'Public; takes an access token too.' : 'Public.'
  return scope ? `Needs a session, or an access token of the scope ${scope}.` : 'Needs a session.'
}
