import { evaluatedInState, isConcludedRegistered } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import type { Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { lackOfSales, type MissingAnswer, missingAnswers, planSoFar } from '../../domain/rules/unanswered'

/** A plan of the comparison, under the name that heads its column. */
export interface ComparedPlan {
  id: string
  name: string
  /** Below the name: whose version it is, or that it is none. */
  note?: string | null
  plan: Plan
}

/** What a plan lacks for a comparison: units and a price, an answer, or nothing (null). */
export function lackOf(plan: Plan): 'noResult' | 'incomplete' | null {
  if (lackOfSales(plan) !== null) return 'noResult'
  return missingAnswers(plan).length > 0 ? 'incomplete' : null
}

/** What is compared of a plan, in the state of VAT that it is concluded in; the results are null where there is nothing to sell, for zeros would be no results. */
export interface ComparedEvaluation {
  results: Evaluation | null
  /** Whether they count it as registered for VAT, though it is not yet. */
  isCountedRegistered: boolean
  /** What is still to be answered: what is not known costs nothing, which is no merit. */
  missing: readonly MissingAnswer[]
}

export function comparedEvaluation(plan: Plan): ComparedEvaluation {
  const lack = lackOf(plan)
  const soFar = planSoFar(plan)
  const missing = missingAnswers(plan)
  if (lack === 'noResult') return { results: null, isCountedRegistered: false, missing }
  const evaluation = evaluate(soFar)
  return {
    results: evaluatedInState({ plan: soFar, evaluation, benchmarks: builtInBenchmarks }),
    isCountedRegistered: isConcludedRegistered(evaluation),
    missing,
  }
}

/** The place of the one that the others are compared with: the first that has results. */
export function placeOfBase(plans: readonly ComparedPlan[]): number {
  const place = plans.findIndex(({ plan }) => lackOf(plan) !== 'noResult')
  return place === -1 ? 0 : place
}
