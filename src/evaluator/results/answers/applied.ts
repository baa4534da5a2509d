import { atom, useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { remixed } from '../../../domain/edits/sales-mix'
import type { Lever } from '../../../domain/model/decisions/levers'
import { withLever } from '../../../domain/model/decisions/levers'
import { withOriginsSettled } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { isTryingAtom, planAtom, shownPlanAtom } from '../../state/atoms'
import { applyEditAtom } from '../../state/undo/undo'

/** A lever and the value that an answer gives it. */
export interface Move {
  lever: Lever
  value: number
}

/** What was applied to a plan, by the id of its control, and the plan before. */
interface Applied {
  base: Plan
  moves: ReadonlyMap<string, readonly Move[]>
}

/** By the plan that the answers made: a plan that came about in any other way has none applied. */
const applied = new WeakMap<Plan, Applied>()

/** The answers that the stored plan took over; after Undo and Redo too. */
export const appliedAtom = atom((get): Applied => {
  const plan = get(planAtom)
  return applied.get(plan) ?? { base: plan, moves: new Map() }
})

/** The plan that answers start from: what is being tried, else the plan before any answer was applied. */
export const answerBaseAtom = atom((get) => (get(isTryingAtom) ? get(shownPlanAtom) : get(appliedAtom).base))

function withMove(plan: Plan, { lever, value }: Move): Plan {
  const moved = withLever(plan, lever, value)
  // A change of units reaches what depends on them: totals and shares of the sales plan.
  return lever === 'units' ? remixed(moved) : moved
}

/** Writes an answer into the plan as one edit, under the id of its control, or takes it out again (null). */
export function useApply(): (id: string, moves: readonly Move[] | null) => void {
  const store = useStore()
  const apply = useSetAtom(applyEditAtom)
  return useCallback(
    (id, moves) => {
      const { base, moves: before } = store.get(appliedAtom)
      const after = new Map(before)
      after.delete(id)
      if (moves) after.set(id, moves)
      const moved = [...after.values()].flat().reduce(withMove, base)
      // As the edit leaves it: what it wrote is typed.
      const plan = withOriginsSettled(store.get(planAtom), moved, { place: id, isEmptied: false })
      if (after.size > 0) applied.set(plan, { base, moves: after })
      apply({ plan, place: id })
    },
    [store, apply],
  )
}
