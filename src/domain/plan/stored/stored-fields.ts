import { isRecord } from '../../numbers'
import { blankValue, type Field, type Fields, type ListField, type NumbersField, type ValuesOf } from '../field'
import { deepestNesting } from '../plan-bounds'
import { forbiddenKeys } from '../plan-guard'
import { withUniqueIds } from './stable-ids'

type Saved = Record<string, unknown>

/** A finite number, also one that was stored as text; undefined for anything else. Minus zero is zero. */
export function numberIn(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number + 0 : undefined
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replaceAll('\0', '') : undefined
}

/** A value under a key that the product does not know, kept as far as a plan's text may hold it. */
function unknownValue(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return numberIn(value) ?? null
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepestNesting) return null
  if (Array.isArray(value)) return value.map((inner) => unknownValue(inner, depth + 1))
  return unknownKeys(value, {}, depth)
}

/** The keys of a saved object that are none of its fields. */
function unknownKeys(saved: object, fields: object, depth: number): Saved {
  const result: Saved = {}
  for (const [key, value] of Object.entries(saved)) {
    if (Object.hasOwn(fields, key) || forbiddenKeys.has(key) || key.includes('\0')) continue
    result[key] = unknownValue(value, depth + 1)
  }
  return result
}

/** A field's saved value where it is of the field's kind, else its default. */
function fieldIn(field: Field, saved: unknown, depth: number): unknown {
  switch (field.kind) {
    case 'text':
    case 'id':
      return textIn(saved) ?? field.default
    case 'choice':
      return field.choices.find((choice) => choice === saved) ?? field.default
    case 'switch':
      return typeof saved === 'boolean' ? saved : field.default
    case 'optional':
      return numberIn(saved) ?? null
    case 'numbers':
      return numbersIn(field, saved)
    case 'texts':
      return Array.isArray(saved) ? saved.flatMap((entry) => textIn(entry) ?? []) : blankValue(field)
    case 'group':
      return isRecord(saved) ? completed(field.fields, saved, depth) : blankValue(field)
    case 'list':
      return listIn(field, saved, depth)
    default:
      return numberIn(saved) ?? field.default
  }
}

function numbersIn({ length, of }: NumbersField, saved: unknown): number[] {
  const list: readonly unknown[] = Array.isArray(saved) ? saved : []
  return Array.from({ length }, (_, index) => numberIn(list[index]) ?? of.default)
}

/** A saved list with each object in it completed; the blank list when none was saved. */
function listIn(field: ListField, saved: unknown, depth: number): unknown {
  if (!Array.isArray(saved)) return blankValue(field)
  const elements = saved.filter(isRecord).map((element) => completed(field.fields, element, depth + 1))
  const { idPrefix } = field
  if (idPrefix === undefined) return elements
  const identified = elements.map((element) => ({ ...element, id: String(element.id) }))
  return withUniqueIds(identified, idPrefix)
}

/** The saved values of some fields, their defaults where nothing fits, and the saved keys that are not theirs. */
function completed(fields: Fields, saved: Saved, depth: number): Saved {
  const result = unknownKeys(saved, fields, depth)
  for (const [name, field] of Object.entries(fields)) result[name] = fieldIn(field, saved[name], depth + 1)
  return result
}

/**
 * A saved object as a form with these fields has it: what does not fit a field gives way to its default, keys that the
 * product does not know are kept.
 */
export function storedValues<F extends Fields>(fields: F, saved: Saved): ValuesOf<F>
export function storedValues(fields: Fields, saved: Saved): unknown {
  return completed(fields, saved, 1)
}
