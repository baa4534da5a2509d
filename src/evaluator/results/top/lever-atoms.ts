import { atom, type Getter } from 'jotai'
import { isSliderElsewhere, isStepTried, type Trial, withStepTried, withTrial } from '../../../domain/edits/trial'
import { inConcludedState } from '../../../domain/model/conclusion/in-state'
import { countedMove, type MoveId, movesOf } from '../../../domain/model/decisions/moves'
import { nearestPair } from '../../../domain/model/decisions/nearest-pair'
import { evaluate } from '../../../domain/model/evaluate'
import { incomeOf } from '../../../domain/model/generated/outcome.gen'
import { benchmarksAtom, evaluationAtom, planAtom, trialAtom } from '../../state/atoms'

/** What would help most, told of the plan before any of it was tried, so that the moves keep their places. */
export const movesAtom = atom((get) => movesOf(get(planAtom), get(benchmarksAtom)))

/** Two figures together that bring a losing month to 0; null where it does not lose. */
export const nearestPairAtom = atom((get) => nearestPair(get(planAtom), get(benchmarksAtom)))

/** The month of another trial: as it would be, and held in the state of VAT of the month that is shown. */
function monthOf(get: Getter, trial: Trial) {
  const [plan, benchmarks, evaluation] = [withTrial(get(planAtom), trial), get(benchmarksAtom), get(evaluationAtom)]
  const { income, state } = evaluate(plan, benchmarks).conclusion
  const isHeld = state === evaluation.conclusion.state
  return { income, held: isHeld ? income : incomeOf(inConcludedState({ plan, evaluation, benchmarks })), isHeld }
}

function leverOf(get: Getter, id: MoveId) {
  const [trial, plan] = [get(trialAtom), get(planAtom)]
  const isTried = isStepTried(trial, plan, id)
  const other = monthOf(get, withStepTried(trial, plan, id, !isTried))
  const now = get(evaluationAtom).conclusion.income
  const gain = isTried ? now - other.income : other.held - now
  // A slider may stand beyond what the move would bring: then it is no advice.
  const isPassed = gain < 0 && !isTried
  const [before, after] = isTried ? [other.income, now] : [now, other.held]
  const better = after < 0 ? 'lessLoss' : before < 0 ? 'toProfit' : 'more'
  const effect = isPassed ? 'further' : gain < 0 ? 'less' : better
  return {
    isTried,
    isOfPlan: isSliderElsewhere(trial, plan, id),
    gain,
    effect,
    registered: isTried || other.isHeld ? null : other.income,
  } as const
}

/**
 * What a move brings, or has brought, on top of everything else that is tried; `isOfPlan` where its own slider is tried at
 * another place, so that the move has to say what its percentage is of; `registered` is the month where the move changes
 * the state of VAT, else null.
 */
export const leverAtom = (id: MoveId) => atom((get) => leverOf(get, id))

/** The whole units and orders that a move of units compares, as it is tried; null where they are exactly what it is called by. */
export const countedAtom = (id: MoveId) =>
  atom((get) => {
    const [trial, plan] = [get(trialAtom), get(planAtom)]
    const isTried = isStepTried(trial, plan, id)
    const [shown, other] = [withTrial(plan, trial), withTrial(plan, withStepTried(trial, plan, id, !isTried))]
    return isTried ? countedMove(other, shown, id) : countedMove(shown, other, id)
  })

/**
 * What the best moves bring together, on top of everything else that is tried: the month without all of them and with them.
 * One that a slider has passed is left out, for it would take back what is tried.
 */
export const togetherAtom = atom((get) => {
  const ids = get(movesAtom).best.flatMap(({ id }) => (leverOf(get, id).effect === 'further' ? [] : [id]))
  const [trial, plan] = [get(trialAtom), get(planAtom)]
  const areTried = ids.every((id) => isStepTried(trial, plan, id))
  const other = monthOf(
    get,
    ids.reduce((joined, id) => withStepTried(joined, plan, id, !areTried), trial),
  )
  const now = get(evaluationAtom).conclusion.income
  return areTried
    ? { ids, areTried, before: other.income, after: now, registered: null }
    : { ids, areTried, before: now, after: other.held, registered: other.isHeld ? null : other.income }
})
