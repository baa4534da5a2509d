import { atom } from 'jotai'
import { evaluate } from '../../domain/model/evaluate'
import { bestDriver, driverEffects } from '../../domain/model/sensitivities'
import { benchmarksAtom, evaluationAtom, planAtom, shownPlanAtom } from '../state/atoms'
import { planBeforeEditAtom } from '../state/undo'

/** What must be added before there is anything to say, or null when there is a result. */
export const missingAtom = atom((get) => {
  const plan = get(planAtom)
  if (plan.products.length === 0) return 'addProduct' as const
  if (get(evaluationAtom).monthly.totalUnits === 0) return 'addUnits' as const
  if (!plan.products.some((product) => product.unitPriceInclVAT > 0)) return 'addPrice' as const
  return null
})

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
