import { atom } from 'jotai'
import { type EvaluatedPlan, evaluatedInState, withoutGrowth } from '../../domain/model/conclusion/in-state'
import {
  benchmarksAtom,
  currencyAtom,
  evaluationAtom,
  planAtom,
  shownPlanAtom,
  storedEvaluationAtom,
} from '../state/atoms'
import { startMonthAtom } from '../state/use-month-name'

/** The plan on the screen with what follows from it. */
export const shownAtom = atom(
  (get): EvaluatedPlan => ({
    plan: get(shownPlanAtom),
    evaluation: get(evaluationAtom),
    benchmarks: get(benchmarksAtom),
  }),
)

/** The plan on the screen without growth: a year of it, or until the money is back. */
export const steadyAtom = atom((get) => withoutGrowth(get(shownAtom)))

/** The stored plan with what follows from it, to compare a trial with. */
export const storedAtom = atom(
  (get): EvaluatedPlan => ({
    plan: get(planAtom),
    evaluation: get(storedEvaluationAtom),
    benchmarks: get(benchmarksAtom),
  }),
)

/** Everything in the state of VAT in which the plan is concluded. */
export const evaluatedInStateAtom = atom((get) => evaluatedInState(get(shownAtom)))

/** What is concluded from the plan on the screen. */
export const conclusionAtom = atom((get) => get(evaluationAtom).conclusion)

/** The same with what its amounts and months are written in. */
export const concludedAtom = atom((get) => ({
  conclusion: get(conclusionAtom),
  currency: get(currencyAtom),
  startMonth: get(startMonthAtom),
}))

/** The conclusion of the stored plan, for a file that holds that plan. */
export const storedConcludedAtom = atom((get) => ({
  ...get(concludedAtom),
  conclusion: get(storedEvaluationAtom).conclusion,
}))
