import { evaluate } from '../evaluate'
import type { EvaluatedPlan } from './in-state'

/** Whether the month in which a plan has to register for VAT is one that its growth brings: without growth it is later, or none. */
export function isRegistrationByGrowth({ plan, evaluation, benchmarks }: EvaluatedPlan): boolean {
  const { registration } = evaluation.conclusion
  if (registration === null || !plan.enableAdvancedAnalysis || plan.monthlyGrowthRate <= 0) return false
  return evaluate({ ...plan, monthlyGrowthRate: 0 }, benchmarks).vat.mustRegisterMonth !== registration.month
}
