import type { Evaluation } from '../../domain/model/evaluation'
import type { Kind } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import type { OverheadId, PaymentMethodId, SeasonEventId } from '../../domain/options'
import { isNumberName, type NumberName, readNumber, shownField, shownNumber, type Unit } from '../../domain/plan/field'
import type { Plan, TeamMember } from '../../domain/plan/plan'
import { planFields, productFields } from '../../domain/plan/plan-fields'
import type { explain } from '../../i18n/en/evaluator/explain'
import { kindOf, resultOf } from '../result-kinds'
import type { CashLine } from './cash-lines'
import { figureWords } from './figure-words.gen'
import type { ProductName, ScenarioLine } from './row-lines'

/** What an operand is measured in; a factor is a bare number. */
export type OperandKind = Kind | Unit | 'points'

/** A number of the plan that a formula names. */
export type ExplainedField = NumberName<typeof planFields>
/** A number that was typed for the plan or for a product. */
type TypedField = ExplainedField | NumberName<typeof productFields>

/** Names that are neither results nor fields, by their words in the dictionaries. */
export type Word = keyof typeof explain.words
export const isFigureWord = (name: string): name is Word => figureWords.has(name)

/** Entries of the cash plan, by their words in the dictionaries, with the month in them. */
export type Entry = keyof typeof explain.entries

/** Where the name of an operand is found. */
export type Label =
  | { from: 'result'; name: ResultName }
  | { from: 'field'; name: TypedField }
  | { from: 'word'; name: Word; month?: number; growth?: number }
  /** A figure of the cash plan that belongs to a month, or to several; 0 is before the first sale. */
  | { from: 'entry'; name: Entry; month: number; until?: number; method?: PaymentMethodId | undefined }
  | { from: 'cash'; line: CashLine }
  /** A figure of a scenario or of a month of the projection. */
  | { from: 'scenario'; line: ScenarioLine }
  /** A figure of one product. */
  | { from: 'product'; line: ProductName }
  | { from: 'event'; id: SeasonEventId }
  | { from: 'overhead'; id: OverheadId }
  | { from: 'method'; id: PaymentMethodId }
  | { from: 'member'; member: Pick<TeamMember, 'role' | 'customRole'> }
  /** The founder's name for it; empty without one. */
  | { from: 'own'; text: string }

export interface Operand {
  label: Label
  value: number | null
  kind: OperandKind
}

interface Written {
  label: Label | null
  kind: OperandKind
  /** What is worked out was not typed. */
  working: readonly unknown[]
}

/** Rates that a law or the founder states with more decimals than a result is shown with. */
const statedRates: readonly string[] = ['customsFeeRate', 'insuranceRate', 'deposit', 'balance']

const isTyped = (label: Label) =>
  label.from === 'field' ||
  label.from === 'method' ||
  label.from === 'own' ||
  label.from === 'event' ||
  (label.from === 'word' && statedRates.includes(label.name))

/** Decimals of an operand: what was typed stands as it was typed, 2.75 % and not 2.8; undefined for the usual ones. */
export function typedDigits({ label, kind, working }: Written): { min: number; max: number } | undefined {
  if (label === null || working.length > 0 || !isTyped(label)) return undefined
  if (kind === 'percent') return { min: 0, max: 4 }
  return kind === 'money' && label.from !== 'own' ? { min: 2, max: 4 } : undefined
}

function isField(name: string): name is ExplainedField {
  return isNumberName(planFields, name)
}

export const isTypedField = (name: string): name is TypedField => isField(name) || isNumberName(productFields, name)

/** A number of the plan as the model reads it. */
export function fieldOperand(plan: Plan, name: ExplainedField): Operand {
  const field = planFields[name]
  const value = shownNumber(field, readNumber(plan[name], field))
  return { label: { from: 'field', name }, value, kind: shownField(field).unit }
}

/** A result as the evaluation has it. */
export const resultOperand = (evaluation: Evaluation, name: ResultName): Operand => ({
  label: { from: 'result', name },
  value: resultOf(evaluation, name),
  kind: kindOf(name),
})

/** An operand that has a word of its own. */
export function word(name: Word, value: number | null, kind: OperandKind): Operand {
  return { label: { from: 'word', name }, value, kind }
}
