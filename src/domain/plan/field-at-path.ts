import { type Field, type Fields, isNumberField, type NumberField } from './field'
import { planFields } from './plan-fields'

function below(field: Field, keys: readonly string[]): Field | null {
  if (keys.length === 0) return field
  if (field.kind === 'numbers') return keys.length === 1 ? field.of : null
  if (field.kind === 'group') return inFields(field.fields, keys)
  if (field.kind !== 'list') return null
  return keys.length === 1 ? field : inFields(field.fields, keys.slice(1))
}

function inFields(fields: Fields, [name = '', ...rest]: readonly string[]): Field | null {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field === undefined ? null : below(field, rest)
}

/**
 * The field at a path: 'vatPct', 'products.0.insurance', 'season.months.3'. An element of a list has its list's; null where
 * the plan has no field.
 */
export function fieldAt(path: string, fields: Fields = planFields): Field | null {
  return inFields(fields, path.split('.'))
}

/** The limits of the number at a path; null for a field that holds no number. */
export function limitOf(path: string): NumberField | null {
  const field = fieldAt(path)
  return field && isNumberField(field) ? field : null
}
