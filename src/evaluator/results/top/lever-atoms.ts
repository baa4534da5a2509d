import { atom } from 'jotai'
import { isStepTried, withStepTried, withTrial } from '../../../domain/model/decisions/trial'
import { evaluate } from '../../../domain/model/evaluate'
import { type DriverId, driverEffects } from '../../../domain/model/sensitivities'
import { benchmarksAtom, evaluationAtom, planAtom, trialAtom } from '../../state/atoms'

/** The three changes that help most, told of the plan before any was tried, so that they keep their places. */
export const bestAtom = atom((get) =>
  driverEffects(get(planAtom), get(benchmarksAtom))
    .filter(({ incomeChange }) => incomeChange >= 0.5)
    .slice(0, 3)
    .map(({ id }) => id),
)

/** What a lever brings, or has brought, on top of everything else that is tried. */
export function leverAtom(id: DriverId) {
  return atom((get) => {
    const [trial, plan] = [get(trialAtom), get(planAtom)]
    const isTried = isStepTried(trial, plan, id)
    const other = withTrial(plan, withStepTried(trial, plan, id, !isTried))
    const incomeOfOther = evaluate(other, get(benchmarksAtom)).bottomLine.operatingIncome
    const now = get(evaluationAtom).bottomLine.operatingIncome
    const gain = isTried ? now - incomeOfOther : incomeOfOther - now
    // A slider may stand beyond what the lever would bring: then it is no advice.
    const isPassed = gain < 0 && !isTried
    const isLoss = (isTried ? now : incomeOfOther) < 0
    const effect = isPassed ? 'further' : gain < 0 ? 'less' : isLoss ? 'lessLoss' : 'more'
    return { isTried, gain, effect } as const
  })
}
