import { valueAtPath } from '../text/value-at-path'
import { type Field, type Fields, isNumberField, type NumberField } from './field'
import type { Plan } from './plan'
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
  if (field?.kind === 'optional') return field.of
  return field && isNumberField(field) ? field : null
}

/** Whether the number at a path may be without an answer, which is then null. */
export const isOptional = (path: string): boolean => fieldAt(path)?.kind === 'optional'

// How fields are named beside the plan's own values: by the id of their element, so that a name stays with its product
// wherever that moves.

/** Lists of the plan, those within groups too: 'products', 'season.events'. */
function listsIn(fields: Fields, start = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return [`${start}${name}`]
    return field.kind === 'group' ? listsIn(field.fields, `${start}${name}.`) : []
  })
}

const starts = listsIn(planFields).map((list) => `${list}.`)

const listOf = (path: string) => starts.find((start) => path.startsWith(start))?.slice(0, -1)

function idsOf(plan: Plan, list: string): unknown[] {
  return Object.values(Object(valueAtPath(plan, list))).map((element) => Reflect.get(Object(element), 'id'))
}

/** The id of the field at a path: 'products.product-2.insurance' for 'products.1.insurance'. */
export function fieldId(plan: Plan, path: string): string {
  const list = listOf(path)
  if (list === undefined) return path
  const [place, ...field] = path.slice(list.length + 1).split('.')
  return [list, valueAtPath(plan, `${list}.${place}.id`), ...field].join('.')
}

/** The path at which the field of an id is now; null where the plan has nothing there, as of a product that was removed. */
export function pathOfField(plan: Plan, id: string): string | null {
  const list = listOf(id)
  const end = id.lastIndexOf('.')
  const place = list === undefined ? 0 : idsOf(plan, list).indexOf(id.slice(list.length + 1, end))
  const path = list === undefined ? id : `${list}.${place}.${id.slice(end + 1)}`
  return place >= 0 && valueAtPath(plan, path) !== undefined ? path : null
}
