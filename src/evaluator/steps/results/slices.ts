import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { benchmarkOf } from '../../../domain/benchmarks'
import { bestDriver, bestHealthDriver } from '../../../domain/drivers'
import type { Evaluation } from '../../../domain/evaluation'
import type { HealthBasis } from '../../../domain/health'
import { isInSar } from '../../../domain/model/currency'
import { benchmarksAtom, evaluationAtom, planAtom } from '../../atoms'
import { driversAtom, missingAtom } from '../../rail-figures'
import { isSameData } from './same-data'

/** Part of the evaluation that stays the same object while its figures do, so that only what changed is drawn anew. */
const sliceAtom = <T>(slice: (evaluation: Evaluation) => T) => selectAtom(evaluationAtom, slice, isSameData)

export const monthlyAtom = sliceAtom(({ monthly }) => monthly)
/** The month after returns and stock: what conclusions are read from. */
export const bottomLineAtom = sliceAtom(({ bottomLine }) => bottomLine)
export const monthResultsAtom = sliceAtom(({ monthly, bottomLine }) => ({ monthly, bottomLine }))
export const advancedAtom = sliceAtom(({ advanced }) => advanced)
export const breakEvenStateAtom = sliceAtom(({ breakEvenState }) => breakEvenState)
export const verdictAtom = sliceAtom(({ verdict }) => verdict)
export const performanceBadgeAtom = sliceAtom(({ performanceBadge }) => performanceBadge)

/** Whether there is something to draw: without units or a price there is not. */
export const hasPictureAtom = atom((get) => get(missingAtom) === null)

export const isInSarAtom = atom((get) => isInSar(get(planAtom)))

/** What stores of the plan's category usually reach. */
export const benchmarkAtom = atom((get) => benchmarkOf(get(planAtom).productCategory, get(benchmarksAtom)))

/** The driver that would help most, and the one that would add most to the health score. */
export const bestDriverAtom = selectAtom(driversAtom, bestDriver, isSameData)
export const bestHealthDriverAtom = selectAtom(driversAtom, bestHealthDriver, isSameData)

/** What the health score is worked out from; null while the advanced analysis is off. */
export const healthBasisAtom = atom((get): HealthBasis | null => {
  const { monthly, bottomLine, advanced } = get(evaluationAtom)
  return advanced && { monthly, bottomLine, advanced, typicalMargin: get(benchmarkAtom).typicalMargin }
})

/** Whether some of the plan's bills come once a year. */
export const hasAnnualBillsAtom = atom((get) => {
  const { overheads, customOverheadsTech, customOverheadsOps } = get(planAtom)
  const items = [...Object.values(overheads), ...customOverheadsTech, ...customOverheadsOps]
  return items.some((item) => item?.mode === 'annual' && item.amount > 0)
})
