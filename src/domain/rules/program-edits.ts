import { maxNumber } from '../numbers'
import type { Field, LimitedTextField, NumberField, TextField } from '../plan/field'
import { fieldAt } from '../plan/field-at-path'
import { withOrigin } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { valueAtPath, withValueAt } from '../text/value-at-path'
import { withTyped } from './given'
import { withQuestionsSettled } from './unanswered'

// What a program writes into a plan, figure by figure.

/** Why a figure cannot be set; each is a code of what can be wrong with one field. */
type FigureRefusal = 'unknownKey' | 'invalid' | 'number' | 'choice' | 'fieldRange' | 'whole' | 'tooLong'

export interface RefusedFigure {
  path: string
  code: FigureRefusal
}

/** The bounds of an amount of money are in SAR, and bind no other currency. */
const highest = ({ max, money }: NumberField, { currency }: Plan) => (money && currency !== 'SAR' ? maxNumber : max)

function refusalOfNumber(field: NumberField, value: unknown, plan: Plan): FigureRefusal | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number'
  if (value < field.min || value > highest(field, plan)) return 'fieldRange'
  return field.whole && !Number.isInteger(value) ? 'whole' : null
}

function refusalOfText(field: TextField | LimitedTextField, value: unknown): FigureRefusal | null {
  if (typeof value !== 'string') return 'invalid'
  return 'maxLength' in field && value.length > field.maxLength ? 'tooLong' : null
}

/** Why a value cannot stand in a field; null where it can. */
function refusalOf(field: Field, value: unknown, plan: Plan): FigureRefusal | null {
  switch (field.kind) {
    case 'amount':
    case 'percent':
    case 'range':
      return refusalOfNumber(field, value, plan)
    case 'optional':
      return value === null ? null : refusalOfNumber(field.of, value, plan)
    case 'choice':
      return field.choices.some((choice) => choice === value) ? null : 'choice'
    case 'switch':
      return typeof value === 'boolean' ? null : 'invalid'
    case 'text':
      return refusalOfText(field, value)
    default:
      // Lists, groups and ids are no figures: what they hold has paths of its own.
      return 'unknownKey'
  }
}

function withValue(plan: Plan, path: string, value: unknown): Plan
function withValue(plan: Plan, path: string, value: unknown): unknown {
  return withValueAt(plan, path.split('.'), value)
}

function withFigure(plan: Plan, path: string, value: unknown): Plan {
  const typed = withTyped(withValue(plan, path, value), path, value === 0)
  return withQuestionsSettled(plan, withOrigin(typed, [path], 'program'), path)
}

/**
 * The plan with figures set at their paths, in their order, as a founder would type them: what they answer is no question any
 * more, and they are known as a program's. Where any is refused the plan is as it was. Source: docs/model.md, 'Origins'.
 */
export function withFigures(
  plan: Plan,
  figures: Readonly<Record<string, unknown>>,
): { plan: Plan; refused: RefusedFigure[] } {
  let [written, refused]: [Plan, RefusedFigure[]] = [plan, []]
  for (const [path, value] of Object.entries(figures)) {
    const field = valueAtPath(written, path) === undefined ? null : fieldAt(path)
    const code = field === null ? 'unknownKey' : refusalOf(field, value, written)
    if (code === null) written = withFigure(written, path, value)
    else refused = [...refused, { path, code }]
  }
  return { plan: refused.length > 0 ? plan : written, refused }
}
