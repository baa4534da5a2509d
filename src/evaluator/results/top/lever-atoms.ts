import { atom } from 'jotai'
import { isStepTried, withStepTried, withTrial } from '../../../domain/edits/trial'
import { type MoveId, movesOf } from '../../../domain/model/decisions/moves'
import { nearestPair } from '../../../domain/model/decisions/nearest-pair'
import { evaluate } from '../../../domain/model/evaluate'
import { benchmarksAtom, evaluationAtom, isTryingAtom, planAtom, trialAtom } from '../../state/atoms'

/** What would help most, told of the plan before any of it was tried, so that the moves keep their places. */
export const movesAtom = atom((get) => movesOf(get(planAtom), get(benchmarksAtom)))

/** Two figures together that bring a losing month to 0; null where it does not lose. */
export const nearestPairAtom = atom((get) => nearestPair(get(planAtom), get(benchmarksAtom)))

/** What a move brings, or has brought, on top of everything else that is tried. */
export function leverAtom(id: MoveId) {
  return atom((get) => {
    const [trial, plan] = [get(trialAtom), get(planAtom)]
    const isTried = isStepTried(trial, plan, id)
    const other = withTrial(plan, withStepTried(trial, plan, id, !isTried))
    const incomeOfOther = evaluate(other, get(benchmarksAtom)).conclusion.income
    const now = get(evaluationAtom).conclusion.income
    const gain = isTried ? now - incomeOfOther : incomeOfOther - now
    // A slider may stand beyond what the move would bring: then it is no advice.
    const isPassed = gain < 0 && !isTried
    const isLoss = (isTried ? now : incomeOfOther) < 0
    const effect = isPassed ? 'further' : gain < 0 ? 'less' : isLoss ? 'lessLoss' : 'more'
    return { isTried, gain, effect } as const
  })
}

/** What the best moves bring together, on top of everything else that is tried: the month without all of them and with them. */
export const togetherAtom = atom((get) => {
  const { best, income, together } = get(movesAtom)
  const [trial, plan] = [get(trialAtom), get(planAtom)]
  const areTried = best.every(({ id }) => isStepTried(trial, plan, id))
  // All of the model's own are in the state of VAT in which the plan is concluded.
  if (!get(isTryingAtom)) return { areTried, before: income, after: together }
  const steps = best.reduce((joined, { id }) => withStepTried(joined, plan, id, !areTried), trial)
  const other = evaluate(withTrial(plan, steps), get(benchmarksAtom)).conclusion.income
  const now = get(evaluationAtom).conclusion.income
  return areTried ? { areTried, before: other, after: now } : { areTried, before: now, after: other }
})
