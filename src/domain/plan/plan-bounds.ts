import { isRecord } from '../numbers'
import { blankValue, type Field, type Fields } from './field'
import { maxProducts } from './plan'
import { planFields } from './plan-fields'

/** How many objects and lists may stand inside one another; the plan itself is the first. */
export const deepestNesting = 20

/** The longest text of a plan that is kept, in bytes of UTF-8. */
export const maxPlanBytes = 256 * 1024

/** The most entries of any other list than those of names. */
export const maxEntries = 200

/** The most names of fields that were given or are still asked for: each product has several. */
export const maxNames = 1000

/** The most keys that the product does not know, entries of lists under them included. */
const maxUnknownKeys = 2000

/** Bytes of one UTF-16 unit of a text in UTF-8; a character of two units has four bytes. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  return unit < 0x800 || isHalf ? 2 : 3
}

/** Whether a text has more bytes of UTF-8 than it may have: by default those of the longest plan that is kept. */
export function isTooLong(text: string, most = maxPlanBytes): boolean {
  if (text.length > most) return true
  if (text.length * 3 <= most) return false
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) bytes += bytesOf(text.charCodeAt(index))
  return bytes > most
}

/** Fields with one entry in each list, which stands for all of them. */
function oneOfEach(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, oneOf(field)]))
}

function oneOf(field: Field): unknown {
  if (field.kind === 'list') return [oneOfEach(field.fields)]
  if (field.kind === 'texts') return ['']
  return field.kind === 'group' ? oneOfEach(field.fields) : blankValue(field)
}

/** The product's own fields: they are no unknown keys, wherever a plan has them. */
const form = oneOfEach(planFields)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function maxOf(fields: unknown): number {
  if (fields === form.products) return maxProducts
  return fields === form.unanswered || fields === form.given ? maxNames : maxEntries
}

/** Looks through a value until one of the bounds is passed; what is nested too deep is not looked at. */
class Bounds {
  #left = maxUnknownKeys

  hold(value: unknown, fields: unknown, depth: number): boolean {
    if (!isObject(value) || depth > deepestNesting) return true
    if (Array.isArray(value)) return this.#holdList(value, fields, depth)
    return Object.keys(value).every((key) => {
      const known: unknown = isRecord(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined
      return this.#count(known) && this.hold(Reflect.get(value, key), known, depth + 1)
    })
  }

  #holdList(list: readonly unknown[], fields: unknown, depth: number): boolean {
    if (list.length > maxOf(fields)) return false
    const entry: unknown = Array.isArray(fields) ? fields[0] : undefined
    return list.every((inner) => this.#count(entry) && this.hold(inner, entry, depth + 1))
  }

  #count(known: unknown): boolean {
    if (known === undefined) this.#left -= 1
    return this.#left >= 0
  }
}

/** Whether the lists and keys of a stored object keep within bounds. Source: docs/model.md, 'What may be stored'. */
export const isWithinBounds = (saved: unknown): boolean => new Bounds().hold(saved, form, 1)

/** Fields of old forms, which reading converts. */
const formerFields = ['unitPriceInclVAT', 'unitsPerMonth', 'finalUnitCost', 'unitCostLanded', 'internationalFreight']

function ownFields(value: object, fields: object): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key of [...Object.keys(fields), ...formerFields]) {
    if (Object.hasOwn(value, key)) result[key] = firstEntries(Reflect.get(value, key), Reflect.get(fields, key))
  }
  return result
}

function firstEntries(value: unknown, fields: unknown): unknown {
  if (!isObject(value)) return value
  if (Array.isArray(value) !== Array.isArray(fields) || !isObject(fields)) return null
  if (!Array.isArray(value) || !Array.isArray(fields)) return ownFields(value, fields)
  const list: unknown[] = value
  return list.slice(0, maxOf(fields)).map((entry) => firstEntries(entry, fields[0]))
}

/** The product's own fields of an object that passes the bounds, and of each list its first entries. */
export const withinBounds = (saved: object): Record<string, unknown> => ownFields(saved, form)

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** The place after the JSON text that begins at `from`. */
function textEnd(json: string, from: number): number {
  let at = from + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function eachSign(json: string, see: (sign: string, at: number) => void): void {
  for (let at = 0; at < json.length; ) {
    const sign = json.charAt(at)
    if (sign === '"') at = textEnd(json, at)
    else see(sign, at++)
  }
}

/** As much of a text as a plan may be long, ended before the value that does not fit. JSON stays JSON. */
export function beginningOf(text: string): string {
  const start = text.slice(0, maxPlanBytes)
  let end = 0
  eachSign(start, (sign, at) => {
    if (sign === ',') end = at
  })
  const open: string[] = []
  eachSign(start.slice(0, end), (sign) => {
    const close = closing[sign]
    if (close !== undefined) open.push(close)
    else if (sign === '}' || sign === ']') open.pop()
  })
  return start.slice(0, end) + open.toReversed().join('')
}
