import fc from 'fast-check'
import type { DocumentedCall, InputSchema } from './documented'

/** Texts that mean something somewhere: to SQL, to a path, to a date, to a reader of Arabic. */
const pointed = fc.constantFrom(
  ...['', ' ', "' OR 1=1 --", '1;--', '../..', '%00', '\u0000', '\u202e', '٣', '*', 'null', '1e999', '-1', '0', 'NaN'],
  ...['{}', '[]', '{"vatPct":5}', '{"__proto__":{}}', '"1"', '\ud800', '😀', 'a'.repeat(300), 'SAR', 'en'],
  ...['noor@store.example', '0501234567', '9999999999999', '2026-02-30', 'javascript:alert(1)'],
)
const text = fc.oneof(pointed, fc.string({ maxLength: 40 }), fc.uuid())
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text)

/** What a field means where its schema only says that it is text, or the document cannot know who exists. */
export type Meanings = Readonly<Record<string, fc.Arbitrary<unknown>>>

function number({ minimum = -3, maximum = 200, type }: InputSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum, -3)
  const max = Math.max(min, Math.min(maximum, 200))
  const whole = fc.integer({ min, max })
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

function scalar(schema: InputSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  return schema.format === 'uuid' ? fc.uuid() : fc.stringMatching(/^[a-z]{2,10}$/)
}

/** Values that the schema allows. */
function fitting(schema: InputSchema, meanings: Meanings): fc.Arbitrary<unknown> {
  const inner = (one: InputSchema) => fitting(one, meanings)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.type === 'array') return fc.array(schema.items ? inner(schema.items) : anything, { maxLength: 3 })
  if (schema.type !== 'object') return scalar(schema)
  const { properties = {}, required = [] } = schema
  const entries = Object.entries(properties).map(([name, one]) => {
    const value = meanings[name] ?? inner(one)
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })]
  })
  return fc.record(Object.fromEntries(entries))
}

/** Values that the schema allows in most of their parts, and in others not, or something else altogether. */
function straying(schema: InputSchema, meanings: Meanings): fc.Arbitrary<unknown> {
  const wrong = { weight: 1, arbitrary: anything }
  if (schema.type !== 'object') return fc.oneof({ weight: 4, arbitrary: fitting(schema, meanings) }, wrong, wrong)
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const known = meanings[name]
    return [name, known ? fc.oneof({ weight: 4, arbitrary: known }, wrong) : straying(one, meanings)]
  })
  return fc.oneof({ weight: 9, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) }, wrong)
}

/** Bodies that are no JSON, or say that they are something else. */
const odd = fc.constantFrom(
  { type: 'application/json', text: '{"projectData":' },
  { type: 'application/json', text: '{"__proto__":{"isAdmin":true}}' },
  { type: 'application/json', text: `${'['.repeat(5000)}${']'.repeat(5000)}` },
  { type: 'application/json', text: '{"projectName":"\\u0000"}' },
  { type: 'text/plain', text: '{}' },
  { type: 'application/x-www-form-urlencoded', text: 'isAdmin=true' },
)

const people = ['anonymous', 'user', 'administrator'] as const
type Person = (typeof people)[number]

export interface Sent {
  who: Person
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
  /** In place of the body. */
  odd: { type: string; text: string } | null
  site: 'same-origin' | 'cross-site'
  language: string
}

type Values = (schema: InputSchema, meanings: Meanings) => fc.Arbitrary<unknown>

function inputs({ operation }: DocumentedCall, meanings: Meanings, values: Values) {
  const inPlace = (place: string) => {
    const here = (operation.parameters ?? []).filter((one) => one.in === place)
    const bag = { type: 'object', properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])) }
    const required = here.filter((one) => one.required).map((one) => one.name)
    return { ...bag, required }
  }
  const schema = operation.requestBody?.content['application/json'].schema
  const objects = (place: string) =>
    values(inPlace(place), meanings).map((value) => (typeof value === 'object' ? { ...value } : {}))
  return {
    path: objects('path'),
    query: objects('query'),
    headers: objects('header'),
    body: schema ? values(schema, meanings) : fc.constant(undefined),
    language: fc.constantFrom('en', 'ar'),
  }
}

/** Whom the document lets make a call. */
export function callerOf({ path, operation }: Pick<DocumentedCall, 'path' | 'operation'>): Person {
  if (!operation.security.some((way) => 'session' in way)) return 'anonymous'
  return path.startsWith('/api/admin/') ? 'administrator' : 'user'
}

/** Requests that the document allows, from whom it lets. */
export function allowedRequests(call: DocumentedCall, meanings: Meanings): fc.Arbitrary<Sent> {
  return fc.record({
    ...inputs(call, meanings, fitting),
    who: fc.constant(callerOf(call)),
    odd: fc.constant(null),
    site: fc.constant('same-origin' as const),
  })
}

/** Arbitrary requests, from any kind of caller. */
export function anyRequests(call: DocumentedCall, meanings: Meanings): fc.Arbitrary<Sent> {
  const rarely = <T, U>(rare: fc.Arbitrary<T>, usual: U) =>
    fc.oneof({ weight: 1, arbitrary: rare }, { weight: 9, arbitrary: fc.constant(usual) })
  return fc.record({
    ...inputs(call, meanings, straying),
    who: fc.constantFrom(...people),
    odd: call.operation.requestBody ? rarely(odd, null) : fc.constant(null),
    site: rarely(fc.constant('cross-site' as const), 'same-origin' as const),
  })
}
