import { atom } from 'jotai'
import { concludedOf } from '../../domain/model/conclusion/concluded'
import {
  type EvaluatedPlan,
  evaluatedInState,
  inConcludedState,
  withoutGrowth,
} from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { benchmarksAtom, evaluationAtom, planAtom, shownPlanAtom, storedEvaluationAtom } from '../state/atoms'

/** The plan on the screen with what follows from it. */
export const shownAtom = atom(
  (get): EvaluatedPlan => ({
    plan: get(shownPlanAtom),
    evaluation: get(evaluationAtom),
    benchmarks: get(benchmarksAtom),
  }),
)

/** The plan on the screen as the quick estimate has it: a cash plan has its own months, and its own month in which the money is back. */
export const estimatedAtom = atom((get): EvaluatedPlan => {
  const shown = get(shownAtom)
  const { cashPlan } = shown.plan
  if (!cashPlan.enabled) return shown
  const plan = { ...shown.plan, cashPlan: { ...cashPlan, enabled: false } }
  return { ...shown, plan, evaluation: evaluate(plan, shown.benchmarks) }
})

/** The same without growth: a year of it, or until the money is back. */
export const steadyAtom = atom((get) => withoutGrowth(get(estimatedAtom)))

/** The stored plan with what follows from it, to compare a trial with. */
export const storedAtom = atom(
  (get): EvaluatedPlan => ({
    plan: get(planAtom),
    evaluation: get(storedEvaluationAtom),
    benchmarks: get(benchmarksAtom),
  }),
)

/** The plan on the screen in the state of VAT in which it is concluded. */
export const planInStateAtom = atom((get) => inConcludedState(get(shownAtom)))

/** Everything in that state. */
export const evaluatedInStateAtom = atom((get) => evaluatedInState(get(shownAtom)))

/** The plan on the screen as it is typed, and in the state in which it is concluded. */
export const statesAtom = atom(
  (get): Record<'typed' | 'concluded', EvaluatedPlan> => ({
    typed: get(shownAtom),
    concluded: { plan: get(planInStateAtom), evaluation: get(evaluatedInStateAtom), benchmarks: get(benchmarksAtom) },
  }),
)

/** Everything of the stored plan in the state in which that one is concluded, to compare a trial with. */
export const storedInStateAtom = atom((get) => evaluatedInState(get(storedAtom)))

/** What is concluded from the plan on the screen. */
export const conclusionAtom = atom((get) => get(evaluationAtom).conclusion)

/** The same with what is said beside it, and what its amounts and months are written in. */
export const concludedAtom = atom((get) =>
  concludedOf(get(shownPlanAtom), get(evaluationAtom), () => get(evaluatedInStateAtom)),
)

/** The conclusion of the stored plan, for a file that holds that plan. */
export const storedConcludedAtom = atom((get) => concludedOf(get(planAtom), get(storedEvaluationAtom)))
