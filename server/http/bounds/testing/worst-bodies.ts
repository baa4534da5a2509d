import * as z from 'zod/mini'
import { inputSchema } from '../../../rest/input'
import type { ProcedureName } from '../../../routers/router'

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, at) => text(at))
const keys = (bytes: number) => `{${times(Math.floor(bytes / 12), (at) => `"${at.toString(36).padStart(5, 'k')}":0`)}}`

/** Texts of a length, made once: they are the same for every procedure, and a megabyte of small parts takes a while. */
function madeOnce(make: (bytes: number) => string[]): (bytes: number) => string[] {
  const made = new Map<number, string[]>()
  return (bytes) => {
    const texts = made.get(bytes) ?? make(bytes)
    made.set(bytes, texts)
    return texts
  }
}

/** Plans whose cost is not in their length, as long as one may be. */
const plans = madeOnce((bytes) => [
  `{"products":[${times(Math.floor(bytes / 3) - 10, () => '{}')}]}`,
  `{"team":[${times(Math.floor(bytes / 3) - 10, () => '{}')}]}`,
  `{"paymentMethods":[${times(Math.floor(bytes / 3) - 20, () => '{}')}]}`,
  `{"a":[${times(200, () => `[${times(Math.floor(bytes / 420), () => '0')}]`)}]}`,
  keys(bytes),
  '['.repeat(bytes),
  `${'{"a":'.repeat(Math.floor(bytes / 6))}0${'}'.repeat(Math.floor(bytes / 6))}`,
  JSON.stringify({ storeName: 'x'.repeat(bytes - 20) }),
  JSON.stringify({
    products: times(200, (at) => `p${at}`).map((id) => ({ id, unitPriceInclVAT: 1e300, unitsPerMonth: 1e300 })),
    team: times(200, (at) => `m${at}`).map((id) => ({ id, monthlyCost: 1e300 })),
    customOverheadsTech: times(200, (at) => `c${at}`).map((id) => ({ id, amount: 1e300, mode: 'oneTime' })),
    enableAdvancedAnalysis: true,
    planningHorizonMonths: 1e300,
  }),
])

/** Texts that cost much to compare, to normalize, to match or to show. */
const texts = (length: number): string[] => [
  'a'.repeat(length),
  `${'a@'.repeat(length / 2)}store.example`,
  `${'a.'.repeat(length / 2)}@${'b.'.repeat(100)}example`,
  // Marks that normalizing must put in order, one by one.
  `a${'\u0300'.repeat(length / 4)}${'\u0316'.repeat(length / 4)}`,
  '\ufdfa'.repeat(length / 3),
  ' '.repeat(length),
  '\u200d'.repeat(length / 3),
  '٣'.repeat(length / 2),
  '%_\\'.repeat(length / 3),
  `https://${'a.'.repeat(length / 2 - 8)}`,
]

/** What the texts and the plans of an input are in one body, and how long its lists are. */
interface Filling {
  text: string
  plan: string
  listed: number
}

/** More than any list of choices has; fewer where so many elements would be no body of their length any more. */
const lengths = [4000, 1000, 200, 20, 1]

/** An input as its schema has it: every field there, texts and plans as given, the rest what leads to the most work. */
function filled(schema: z.core.JSONSchema._JSONSchema, filling: Filling, name = ''): unknown {
  if (typeof schema === 'boolean') return filling.text
  const { type, properties, items, anyOf, oneOf } = schema
  const [choice] = schema.enum ?? []
  const [variant] = anyOf ?? oneOf ?? []
  if (variant) return filled(variant, filling, name)
  if (schema.const !== undefined || choice !== undefined) return schema.const ?? choice
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, filled(inner, filling, key)]))
  if (type === 'array')
    return Array(filling.listed).fill(filled([items].flat()[0] ?? {}, { ...filling, listed: 1 }, name))
  if (type === 'number' || type === 'integer') return Math.min(schema.maximum ?? 1e300, 1e300)
  if (type === 'boolean') return true
  return name === 'projectData' ? filling.plan : filling.text
}

/** What is refused before fields are validated. */
export const shapeless = madeOnce((bytes) => [
  `[${times(Math.floor(bytes / 3) - 10, () => '{}')}]`,
  keys(bytes - 20),
  '['.repeat(bytes),
  // As superjson would have it: nothing here reads it so.
  `{"json":{},"meta":{"v":1,"values":${keys(bytes - 60)}}}`,
  `"${'\\u0041'.repeat(bytes / 6 - 10)}"`,
])

/** The worst bodies of a procedure, none longer than this many bytes, made from its input. `id` is that of a project of the caller's. */
export function worstBodies(name: ProcedureName, bytes: number, id: string): string[] {
  const input = inputSchema({ procedure: name })
  if (!input) return []
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const withLists = (listed: number) => (texts: Omit<Filling, 'listed'>) =>
    JSON.stringify(filled(schema, { ...texts, listed }))
  const fits = (listed: number) => withLists(listed)({ text: '', plan: '' }).length <= bytes / 2
  const bodyOf = withLists(lengths.find(fits) ?? 1)
  const places = (mark: string) => bodyOf({ text: 'no text', plan: 'no plan', [mark]: 'MARK' }).split('MARK').length - 1
  const each = Math.floor((bytes - 2000) / Math.max(1, places('text')) / 2)
  const ofTexts = places('text') === 0 ? [] : texts(each).map((text) => bodyOf({ text, plan: '{}' }))
  const ofPlans = places('plan') === 0 ? [] : plans(256 * 1024).map((plan) => bodyOf({ text: id, plan }))
  return [...ofTexts, ...ofPlans]
}
