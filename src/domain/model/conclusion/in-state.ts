import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'
import { type Benchmark, builtInBenchmarks } from '../../reference/benchmarks'
import { monthsAhead, registersWithin } from '../constants'
import { evaluate } from '../evaluate'
import type { CashPlanResult, Evaluation, ProjectionMonth } from '../evaluation'
import { incomeOf } from '../generated/outcome.gen'
import { dutyMonthOf } from '../generated/slices.gen'

/** A plan and what follows from it. */
export interface EvaluatedPlan {
  plan: Plan
  evaluation: Evaluation
  benchmarks: readonly Benchmark[]
}

/** The plan in the state of VAT in which it is concluded. Source: docs/model.md, 'Conclusion'. */
export function inConcludedState({ plan, evaluation: { conclusion, vat } }: EvaluatedPlan): Plan {
  const isRegistered = conclusion.state === 'registered'
  return vat.registered === isRegistered ? plan : { ...plan, vatRegistered: isRegistered }
}

/** The same of a plan alone: what is tried with it is tried in this state, and stands beside what is concluded. */
export const heldInState = (plan: Plan): Plan =>
  inConcludedState({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })

/** Whether a store that is not registered for VAT is concluded as registered, for it will have to be within the year. */
export const isConcludedRegistered = ({ conclusion, vat }: Pick<Evaluation, 'conclusion' | 'vat'>): boolean =>
  conclusion.state === 'registered' && !vat.registered

/** The month of a changed plan once registered, where its sales pass the threshold of VAT within the year; else null. */
export const registeredIncome = (evaluation: Pick<Evaluation, 'conclusion' | 'vat'>): number | null =>
  isConcludedRegistered(evaluation) ? evaluation.conclusion.income : null

/** The same of a plan alone, without the rest of its evaluation. */
export function incomeOnceRegistered(plan: Plan): number | null {
  if (plan.vatRegistered || readNumber(plan.vatPct, planFields.vatPct) === 0) return null
  const month = dutyMonthOf(plan)
  return month === null || month > registersWithin ? null : incomeOf({ ...plan, vatRegistered: true })
}

/** The whole evaluation in that state: break-even, margin and profit that belong to the conclusion. */
export function evaluatedInState(evaluated: EvaluatedPlan): Evaluation {
  const plan = inConcludedState(evaluated)
  return plan === evaluated.plan ? evaluated.evaluation : evaluate(plan, evaluated.benchmarks)
}

const shortest = 12

/** How many months a picture without growth needs: a year, or until the money is back where that is within the months ahead. */
function monthsToShow({ conclusion: { back } }: Evaluation): number {
  return back?.kind === 'month' ? Math.min(monthsAhead, Math.max(shortest, back.month)) : shortest
}

/** The plan without growth, as the conclusion counts its cash by month, over so many months. */
export function withoutGrowth(evaluated: EvaluatedPlan, months = monthsToShow(evaluated.evaluation)): EvaluatedPlan {
  const { benchmarks } = evaluated
  const steady = { monthlyGrowthRate: 0, seasonalityFactor: 1, planningHorizonMonths: months }
  const plan = { ...inConcludedState(evaluated), ...steady }
  return { plan, evaluation: evaluate(plan, benchmarks), benchmarks }
}

/** Cash by month without growth; null while the advanced analysis is off. */
export const projectionWithoutGrowth = (evaluated: EvaluatedPlan, months?: number): ProjectionMonth[] | null =>
  withoutGrowth(evaluated, months).evaluation.advanced?.projection ?? null

/** The cash plan over the months that the conclusion looks ahead, without growth; null while the cash plan is off. */
export function cashPlanAhead(evaluated: EvaluatedPlan): CashPlanResult | null {
  const plan = inConcludedState(evaluated)
  const ahead = { ...plan.cashPlan, months: monthsAhead, withGrowth: false }
  return evaluate({ ...plan, cashPlan: ahead }, evaluated.benchmarks).cashPlan
}
