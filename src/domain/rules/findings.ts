import type { StepId } from '../options'
import type { Plan } from '../plan/plan'
import { stepOfPath } from './steps'

/** Everything that the rules can say; both dictionaries have a sentence for each. Source: docs/model.md, 'Rules'. */
export const ruleCodes = [
  'storeNameRequired',
  'storeNameTooLong',
  'productNameRequired',
  'productNameTooLong',
  'productCategoryRequired',
  'productsRequired',
  'unitPriceRequired',
  'unitPriceTooLow',
  'unitPriceTooHigh',
  'unitsRequired',
  'unitsTooHigh',
  'negative',
  'tooHigh',
  'percentRange',
  'percentTooHigh',
  'outOfRange',
  'notWhole',
  'aboveUsual',
  'belowUsual',
  'overheadAboveCap',
  'productCostMissing',
  'lowYield',
  'lossesTooHigh',
  'averageDefectHigh',
  'teamRoleRequired',
  'teamRoleTooLong',
  'cacAgainstPrice',
  'revenueTooHigh',
  'gatewayFeeTooHigh',
  'paymentSharesTotal',
  'paymentSharesZero',
  'newShareZero',
  'newShareImplied',
  'marketingTwice',
  'startMonthInvalid',
  'seasonTwice',
  'annualBillsAfterEnd',
  'freeGift',
  'vatNotUsual',
  'newShareAboveImplied',
  'parcelsToPack',
  'notInsured',
  'givenDifferently',
  'countsInCash',
  'everyMonthSells',
] as const
export type RuleCode = (typeof ruleCodes)[number]

/** An error keeps its step from being left by Next; a warning is only shown. */
type FindingLevel = 'error' | 'warning'

/** What a rule says about a field: a code, and the figures that its sentence names. */
export interface Finding {
  /** Dot path of the field: 'products.0.unitPriceInclVAT'; 'products' and 'paymentMethods' for the list as a whole. */
  path: string
  step: StepId
  level: FindingLevel
  code: RuleCode
  params: Record<string, number>
}

/** What the rules work on: the plan, whether its money is SAR, and where findings go. */
export interface Check {
  readonly plan: Plan
  readonly isSar: boolean
  readonly findings: Finding[]
}

type Params = Finding['params']

function add(check: Check, level: FindingLevel, path: string, code: RuleCode, params: Params): void {
  check.findings.push({ path, step: stepOfPath(path), level, code, params })
}

export function error(check: Check, path: string, code: RuleCode, params: Params = {}): void {
  add(check, 'error', path, code, params)
}

export function warning(check: Check, path: string, code: RuleCode, params: Params = {}): void {
  add(check, 'warning', path, code, params)
}
