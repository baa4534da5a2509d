import * as z from 'zod/mini'
import { maxNumber } from '../numbers'
import { givenYes } from '../options'
import { costQuestions } from '../questions'
import {
  type Field,
  type Fields,
  isNumberField,
  type NumberField,
  type OptionalField,
  type Unit,
  type ValuesOf,
} from './field'
import { maxProducts, type Plan } from './plan'
import { maxEntries } from './plan-bounds'
import { planFields } from './plan-fields'

const kinds: Record<Unit, string> = {
  money: 'Amount',
  percent: 'Percent',
  count: 'Count',
  days: 'Days',
  months: 'Months',
  timesAYear: 'Number',
  factor: 'Number',
}

/** What the lists hold that our screens write. */
const listDescriptions: Partial<Record<string, string>> = {
  unanswered: `What our screens still ask: ${costQuestions.join(', ')}, or the id of a product that is an example. No formula reads it.`,
  given: `What was given though no number shows it: the ids of fields whose 0 was typed, and of ${givenYes.join(', ')} what was answered with yes. No formula reads it.`,
}

/** 'Percent, 0 to 100, usually at most 30. Blank plan: 15.' */
function numberDescription(field: NumberField): string {
  const { min, max, usualMin, usualMax } = field
  const range = max >= maxNumber ? `at least ${min}` : `${min} to ${max}`
  const usual = [
    ...(usualMin === undefined ? [] : [`at least ${usualMin}`]),
    ...(usualMax === undefined ? [] : [`at most ${usualMax}`]),
  ]
  const parts = [kinds[field.unit], ...(field.whole ? ['whole'] : []), range]
  if (usual.length > 0) parts.push(`usually ${usual.join(' and ')}`)
  return `${parts.join(', ')}. Blank plan: ${field.default}.`
}

/** The same of a number that may be left open. */
const optionalDescription = ({ of }: OptionalField) => numberDescription(of).replace(/\d+\.$/, 'null: not answered.')

function description(name: string, field: Field): string | undefined {
  if (isNumberField(field)) return numberDescription(field)
  if (field.kind === 'optional') return optionalDescription(field)
  if (field.kind === 'numbers') return `${field.length} numbers. ${numberDescription(field.of)}`
  if (field.kind === 'texts') return listDescriptions[name]
  if (field.kind === 'list') return `At most ${name === 'products' ? maxProducts : maxEntries}.`
  if (field.kind === 'text' && 'maxLength' in field) return `At most ${field.maxLength} characters.`
  if (field.kind === 'choice' || field.kind === 'switch') return `Blank plan: ${JSON.stringify(field.default)}.`
  return undefined
}

/** A plan as a program sends it: every key may be missing, and counts then as in a blank plan. */
export type PlanInput = PartsOf<Plan>
type PartsOf<V> = V extends readonly (infer E)[]
  ? PartsOf<E>[]
  : V extends object
    ? { [K in keyof V]?: PartsOf<V[K]> }
    : V

type ObjectSchema = (fields: Fields) => z.ZodMiniType

function plainSchema(field: Field, inner: ObjectSchema): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'id':
      return z.string()
    case 'choice':
      return z.enum(field.choices)
    case 'switch':
      return z.boolean()
    case 'optional':
      return z.nullable(z.number())
    case 'texts':
      return z.array(z.string())
    case 'numbers':
      return z.array(z.number())
    case 'group':
      return inner(field.fields)
    case 'list':
      return z.array(inner(field.fields))
    default:
      return z.number()
  }
}

function fieldSchema(name: string, field: Field, inner: ObjectSchema): z.ZodMiniType {
  const schema = plainSchema(field, inner)
  const about = description(name, field)
  return about === undefined ? schema : schema.check(z.meta({ description: about }))
}

/** The schema of an object with these fields. Unknown keys are kept. */
export function objectSchema<F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>>
export function objectSchema(fields: Fields): z.ZodMiniType {
  return z.looseObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field, objectSchema)])),
  )
}

/** The same, of which every key may be missing. */
function partsSchema<F extends Fields>(fields: F): z.ZodMiniType<PartsOf<ValuesOf<F>>>
function partsSchema(fields: Fields): z.ZodMiniType {
  return z.looseObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, z.optional(fieldSchema(name, field, partsSchema))]),
    ),
  )
}

/** The whole plan: everything a founder types. Unknown keys are kept. See docs/model.md, 'The plan'. */
export const planSchema: z.ZodMiniType<Plan> = objectSchema(planFields)

/** The same as a program sends it. */
export const planInputSchema: z.ZodMiniType<PlanInput> = partsSchema(planFields)
