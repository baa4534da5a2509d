import { atom } from 'jotai'
import { evaluate } from '../../../domain/model/evaluate'
import { bestDriver, driverEffects } from '../../../domain/model/sensitivities'
import { benchmarksAtom, evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { missingAtom } from '../../state/unanswered'
import { planBeforeEditAtom } from '../../state/undo/undo'

const evaluationBeforeAtom = atom((get) => {
  const before = get(planBeforeEditAtom)
  return before ? evaluate(before, get(benchmarksAtom)) : undefined
})

/** By how much the last edit moved the month's profit; null when there is nothing to compare with. */
export const profitChangeAtom = atom((get) => {
  const before = get(evaluationBeforeAtom)
  if (!before || before.monthly.totalUnits === 0 || get(missingAtom) !== null) return null
  const change = get(evaluationAtom).bottomLine.operatingIncome - before.bottomLine.operatingIncome
  return Math.abs(change) < 0.005 ? 0 : change
})

/** What every driver would change, moved by a twentieth. */
export const driversAtom = atom((get) => driverEffects(get(shownPlanAtom), get(benchmarksAtom)))

/** The driver that would help most; null when none would. */
export const bestDriverAtom = atom((get) => bestDriver(get(driversAtom)))
