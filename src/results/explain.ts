import type { Evaluation } from '../domain/evaluation'
import type { Plan } from '../domain/plan'
import { templates } from './explain-templates'
import { type Kind, type ResultName, resultKinds, resultOf } from './result-kinds'

/** Fields of the plan that formulas name, by what they are measured in. */
export const fieldKinds = {
  vatPct: 'percent',
  avgUnitsPerOrder: 'count',
  customerShippingChargeInclVAT: 'money',
  firstOrderDiscountPct: 'percent',
  firstOrderSharePct: 'percent',
  packagingPerOrder: 'money',
  shippingPerOrder: 'money',
  paymentBasicPercent: 'percent',
  paymentBasicFixed: 'money',
  fulfillmentPerOrder: 'money',
  customerAcquisitionCost: 'money',
  influencersMo: 'money',
  paidAdsMo: 'money',
  targetMarginPct: 'percent',
  avgCustomerLifespanMonths: 'count',
  repeatOrderRate: 'rate',
  inventoryTurnoverRate: 'count',
  inventoryCarryingCostPct: 'percent',
  supplierPaymentTermsDays: 'days',
  customerPaymentTermsDays: 'days',
  importLeadTimeMonths: 'count',
  expectedReturnRate: 'rate',
  returnProcessingCost: 'money',
  monthlyGrowthRate: 'rate',
  seasonalityFactor: 'rate',
  planningHorizonMonths: 'count',
} as const satisfies Partial<Record<keyof Plan, Kind | 'rate'>>
export type ExplainedField = keyof typeof fieldKinds

/** Where the name of an operand is found: a result, a field, a word of the explanations, or the founder's own text. */
export type OperandLabel =
  | { from: 'result'; name: ResultName }
  | { from: 'field'; name: ExplainedField }
  | { from: 'word'; name: OperandWord }
  | { from: 'text'; text: string }

export const operandWords = [
  'settlementDays',
  'realisticCash',
  'conservativeCash',
  'riskFactor',
  'earnedCash',
  'lowestCash',
  'firstCash',
  'cashThen',
  'operatingMarginPoints',
  'customerValuePoints',
  'grossMarginPoints',
  'safetyMarginPoints',
  'cashBackPoints',
] as const
export type OperandWord = (typeof operandWords)[number]

export interface Operand {
  label: OperandLabel
  value: number | null
  kind: Kind | 'rate'
}

/** A formula with places for its operands: '{salesExVAT} − {totalCOGS}'. */
export interface Formula {
  template: string
  /** Operands that are neither results nor fields, by the name that the template gives them. */
  own?: Record<string, Operand>
}

export interface ExplainContext {
  plan: Plan
  evaluation: Evaluation
}

export interface Explanation {
  name: ResultName
  value: number | null
  kind: Kind
  /** The formula cut at its operands: texts and operands in turn. */
  parts: (string | Operand)[]
  /** Each operand once, in the order of the formula. */
  operands: Operand[]
}

function isField(name: string): name is ExplainedField {
  return Object.hasOwn(fieldKinds, name)
}

function isResult(name: string): name is ResultName {
  return Object.hasOwn(resultKinds, name)
}

function operandNamed(name: string, formula: Formula, { plan, evaluation }: ExplainContext): Operand {
  const own = formula.own?.[name]
  if (own) return own
  if (isField(name)) return { label: { from: 'field', name }, value: plan[name], kind: fieldKinds[name] }
  if (isResult(name)) {
    return { label: { from: 'result', name }, value: resultOf(evaluation, name), kind: resultKinds[name] }
  }
  throw new Error(`No operand is called ${name}`)
}

/** How a result comes about, with the founder's own figures. Formulas: docs/model.md. */
export function explain(name: ResultName, context: ExplainContext): Explanation {
  const formula = templates[name](context)
  const operands = new Map<string, Operand>()
  const parts = formula.template.split(/(\{[^}]+\})/).flatMap((piece): (string | Operand)[] => {
    const named = /^\{(.+)\}$/.exec(piece)?.[1]
    if (named === undefined) return piece === '' ? [] : [piece]
    const operand = operands.get(named) ?? operandNamed(named, formula, context)
    operands.set(named, operand)
    return [operand]
  })
  return {
    name,
    value: resultOf(context.evaluation, name),
    kind: resultKinds[name],
    parts,
    operands: [...operands.values()],
  }
}
