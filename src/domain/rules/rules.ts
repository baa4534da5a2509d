import { isInSar } from '../model/currency'
import { monthBasis, monthlyResults } from '../model/month/month'
import type { StepId } from '../options'
import { numberNames } from '../plan/field'
import type { Plan } from '../plan/plan'
import { advancedFields } from '../plan/plan-fields'
import { checkCosts } from './costs-rules'
import { checkNumbers } from './field-rules'
import type { Check } from './findings'
import { checkRevenue } from './revenue-rules'
import { checkSetup } from './setup-rules'

/** Everything that the rules can say; both dictionaries have a sentence for each. Source: docs/model.md, 'Rules'. */
export const ruleCodes = [
  'storeNameRequired',
  'storeNameTooLong',
  'productNameRequired',
  'productNameTooLong',
  'productCategoryRequired',
  'productsRequired',
  'tooManyProducts',
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
] as const
export type RuleCode = (typeof ruleCodes)[number]

/** An error keeps its step from being left by Next; a warning is only shown. */
export type FindingLevel = 'error' | 'warning'

/** What a rule says about a field: a code, and the figures that its sentence names. */
export interface Finding {
  /** Dot path of the field: 'products.0.unitPriceInclVAT'; 'products' and 'paymentMethods' for the list as a whole. */
  path: string
  step: StepId
  level: FindingLevel
  code: RuleCode
  params: Record<string, number>
}

const advancedNumbers = numberNames(advancedFields)

function checkAdvanced(check: Check): void {
  if (!check.plan.enableAdvancedAnalysis) return
  checkNumbers(check, '', check.plan, advancedFields, advancedNumbers)
}

/**
 * Everything that is wrong or doubtful in a plan, step by step. Fields that the plan's choices hide are left out: what
 * nobody sees must not hold anybody up. Source: docs/model.md, 'Rules'.
 */
export function checkPlan(plan: Plan): Finding[] {
  const check: Check = { plan, isSar: isInSar(plan), findings: [] }
  const monthly = monthlyResults(monthBasis(plan))
  checkSetup(check)
  checkRevenue(check, monthly)
  checkCosts(check, monthly)
  checkAdvanced(check)
  return check.findings
}
