import { isInSar } from '../model/currency'
import { evaluate } from '../model/evaluate'
import { numberNames } from '../plan/field'
import type { Plan } from '../plan/plan'
import { advancedFields, secondPartFields } from '../plan/plan-fields'
import { checkCashPlan, checkSeason } from './calendar-rules'
import { checkCosts } from './costs-rules'
import { checkDoubts } from './doubt-rules'
import { checkNumber, checkNumbers } from './field-rules'
import type { Check, Finding } from './findings'
import { checkRevenue } from './revenue-rules'
import { checkSetup } from './setup-rules'

const advancedNumbers = numberNames(advancedFields)

function checkAdvanced(check: Check): void {
  if (!check.plan.enableAdvancedAnalysis) return
  checkNumbers(check, '', check.plan, advancedFields, advancedNumbers)
  const { returnsUnsellablePct } = check.plan
  checkNumber(check, 'returnsUnsellablePct', returnsUnsellablePct, secondPartFields.returnsUnsellablePct)
}

/**
 * Everything that is wrong or doubtful in a plan, step by step. Fields that the plan's choices hide are left out: a field
 * that is not shown must not block a step. Source: docs/model.md, 'Rules'.
 */
export function checkPlan(plan: Plan): Finding[] {
  const check: Check = { plan, isSar: isInSar(plan), findings: [] }
  const { monthly } = evaluate(plan)
  checkSetup(check)
  checkRevenue(check, monthly)
  checkCosts(check, monthly)
  checkAdvanced(check)
  checkSeason(check)
  checkCashPlan(check)
  checkDoubts(check, monthly)
  return check.findings
}
