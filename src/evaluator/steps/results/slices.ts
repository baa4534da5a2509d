import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { benchmarkOf } from '../../../domain/benchmarks'
import { bestDriver, bestHealthDriver } from '../../../domain/drivers'
import { evaluate } from '../../../domain/evaluate'
import type { Evaluation } from '../../../domain/evaluation'
import { isInSar } from '../../../domain/rules'
import { benchmarksAtom, evaluationAtom, planAtom } from '../../atoms'
import { driversAtom, missingAtom } from '../../rail-figures'
import { isSameData } from './same-data'

/** Part of the evaluation that stays the same object while its figures do, so that only what changed is drawn anew. */
const sliceAtom = <T>(slice: (evaluation: Evaluation) => T) => selectAtom(evaluationAtom, slice, isSameData)

export const monthlyAtom = sliceAtom(({ monthly }) => monthly)
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

/** The month in which cash would be back if sales did not grow. */
export const noGrowthMonthAtom = atom((get) => {
  const flat = { ...get(planAtom), monthlyGrowthRate: 0 }
  return evaluate(flat, get(benchmarksAtom)).advanced?.cashBreakevenMonth ?? null
})

/** Whether some of the plan's bills come once a year. */
export const hasAnnualBillsAtom = atom((get) => {
  const { overheads, customOverheadsTech, customOverheadsOps } = get(planAtom)
  const items = [...Object.values(overheads), ...customOverheadsTech, ...customOverheadsOps]
  return items.some((item) => item?.mode === 'annual' && item.amount > 0)
})
