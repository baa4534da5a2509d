import { atom } from 'jotai'
import { movesOf } from '../../../domain/model/decisions/moves'
import { evaluate } from '../../../domain/model/evaluate'
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
  const change = get(evaluationAtom).conclusion.income - before.conclusion.income
  return Math.abs(change) < 0.005 ? 0 : change
})

/** The move that would help most; null when none would. */
export const bestMoveAtom = atom((get) => movesOf(get(shownPlanAtom), get(benchmarksAtom)).best[0] ?? null)
