import { type Assumptions, assumptionsOf } from '../../domain/assumptions'
import type { OverheadId, PaymentMethodId } from '../../domain/options'
import { blankPlan, type Plan, type TeamMember } from '../../domain/plan'
import { amountOf, percentOf } from '../../domain/reading'
import type { Kind, ResultName } from '../result-kinds'

/** What an operand is measured in; a factor is a bare number. */
export type OperandKind = Kind | 'months' | 'points' | 'factor'

type Reader = readonly [kind: OperandKind, read: (plan: Plan) => number]

const blank = blankPlan()

const assumed = (kind: OperandKind, name: keyof Assumptions): Reader => [kind, (plan) => assumptionsOf(plan)[name]]

/** Fields of the plan that formulas name: what they are measured in, and how the model reads them. */
export const fieldReaders = {
  vatPct: ['percent', (plan) => percentOf(plan.vatPct, blank.vatPct)],
  avgUnitsPerOrder: ['count', (plan) => Math.max(1, amountOf(plan.avgUnitsPerOrder, blank.avgUnitsPerOrder))],
  customerShippingChargeInclVAT: ['money', (plan) => amountOf(plan.customerShippingChargeInclVAT)],
  firstOrderDiscountPct: ['percent', (plan) => percentOf(plan.firstOrderDiscountPct)],
  firstOrderSharePct: ['percent', (plan) => percentOf(plan.firstOrderSharePct)],
  packagingPerOrder: ['money', (plan) => amountOf(plan.packagingPerOrder)],
  shippingPerOrder: ['money', (plan) => amountOf(plan.shippingPerOrder)],
  paymentBasicPercent: ['percent', (plan) => percentOf(plan.paymentBasicPercent, blank.paymentBasicPercent)],
  paymentBasicFixed: ['money', (plan) => amountOf(plan.paymentBasicFixed, blank.paymentBasicFixed)],
  fulfillmentPerOrder: ['money', (plan) => amountOf(plan.fulfillmentPerOrder)],
  customerAcquisitionCost: ['money', (plan) => amountOf(plan.customerAcquisitionCost, blank.customerAcquisitionCost)],
  influencersMo: ['money', (plan) => amountOf(plan.influencersMo)],
  paidAdsMo: ['money', (plan) => amountOf(plan.paidAdsMo)],
  contingencyMo: ['money', (plan) => amountOf(plan.contingencyMo)],
  targetMarginPct: ['percent', (plan) => percentOf(plan.targetMarginPct, blank.targetMarginPct, 95)],
  avgCustomerLifespanMonths: assumed('months', 'lifespanMonths'),
  repeatOrderRate: assumed('factor', 'repeatOrderRate'),
  inventoryTurnoverRate: assumed('factor', 'turnover'),
  inventoryCarryingCostPct: assumed('percent', 'carryingPct'),
  supplierPaymentTermsDays: assumed('days', 'supplierDays'),
  customerPaymentTermsDays: assumed('days', 'customerDays'),
  importLeadTimeMonths: assumed('months', 'leadTimeMonths'),
  expectedReturnRate: assumed('factor', 'returnRate'),
  returnProcessingCost: assumed('money', 'returnCost'),
  monthlyGrowthRate: assumed('factor', 'growth'),
  seasonalityFactor: assumed('factor', 'seasonality'),
  planningHorizonMonths: assumed('months', 'horizonMonths'),
} as const satisfies Partial<Record<keyof Plan, Reader>>
export type ExplainedField = keyof typeof fieldReaders

/** Names that are neither results nor fields; each has its words in the dictionaries. */
export const words = [
  'daysOfYear',
  'daysOfMonth',
  'monthsOfYear',
  'firstOrder',
  'bufferMonths',
  'products',
  'handling',
  'unsellable',
  'leftByOrders',
  'handlingReturns',
  'goodsOnTheWay',
  'suppliersWait',
  'daysOnTheWay',
  'recurringFixed',
  'tiedUpCash',
  'settlementDays',
  'capital',
  'yearPlanned',
  'yearConservative',
  'yearGap',
  'riskWeight',
  'monthPlanned',
  'monthConservative',
  'growthOf6Months',
  'growthOf12Months',
  'growthOfDemand',
  'earnedCash',
  'hundred',
  'lowestCash',
  'cashAtStart',
  'cashBefore',
  'cashThen',
  'cashAtEnd',
  'operatingMarginPoints',
  'customerValuePoints',
  'grossMarginPoints',
  'safetyMarginPoints',
  'cashBackPoints',
  'capLosing',
  'capShortOfCash',
] as const
export type Word = (typeof words)[number]

/** Where the name of an operand is found. */
export type Label =
  | { from: 'result'; name: ResultName }
  | { from: 'field'; name: ExplainedField }
  | { from: 'word'; name: Word; month?: number; growth?: number }
  | { from: 'overhead'; id: OverheadId }
  | { from: 'method'; id: PaymentMethodId }
  | { from: 'member'; member: Pick<TeamMember, 'role' | 'customRole'> }
  /** What the founder called it; empty when she has not. */
  | { from: 'own'; text: string }

export interface Operand {
  label: Label
  value: number | null
  kind: OperandKind
}

export function isField(name: string): name is ExplainedField {
  return Object.hasOwn(fieldReaders, name)
}

export function fieldOperand(plan: Plan, name: ExplainedField): Operand {
  const [kind, read] = fieldReaders[name]
  return { label: { from: 'field', name }, value: read(plan), kind }
}

/** An operand that has a word of its own. */
export function word(name: Word, value: number | null, kind: OperandKind): Operand {
  return { label: { from: 'word', name }, value, kind }
}

export function own(text: string, value: number | null, kind: OperandKind): Operand {
  return { label: { from: 'own', text }, value, kind }
}
