import { atom, useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import type { Plan } from '../../../../domain/plan/plan'
import { remixed } from '../../../../domain/plan/sales-mix'
import { planAtom } from '../../../state/atoms'
import { applyEditAtom, editAtom } from '../../../state/undo'

type Move = (plan: Plan) => Plan

/** A plan on which changes are tried: as it was before, and each change by the id of its control. */
interface Trial {
  base: Plan
  moves: ReadonlyMap<string, Move>
}

/** By the plan that the changes made: a plan that came about in any other way has nothing on trial. */
const trials = new WeakMap<Plan, Trial>()

const untried = (plan: Plan): Trial => ({ base: plan, moves: new Map() })

/** What is on trial in the plan on the screen; after Undo and Redo too. */
export const trialAtom = atom((get) => {
  const plan = get(planAtom)
  return trials.get(plan) ?? untried(plan)
})

/** The plan before everything that is tried. */
export const basePlanAtom = atom((get) => get(trialAtom).base)

/** A change of units reaches what depends on them: totals and shares of the sales plan. */
function changed(plan: Plan, move: Move): Plan {
  const next = move(plan)
  const isSold = next.products.every((product, at) => product.unitsPerMonth === plan.products[at]?.unitsPerMonth)
  return isSold ? next : remixed(next)
}

/** The plan with these changes, the later over the earlier. */
export function withMoves({ base, moves }: Trial): Plan {
  return [...moves.values()].reduce(changed, base)
}

/** The same trial with one change more, or another one in its place; without it when there is none. */
export function trialWith({ base, moves }: Trial, id: string, move: Move | null): Trial {
  const next = new Map(moves)
  next.delete(id)
  if (move) next.set(id, move)
  return { base, moves: next }
}

/**
 * Tries a change of the plan under the id of its control, or takes it back (null): an edit like any other, so Undo
 * takes it back too. `continues` joins what follows in the same place to one edit: the way of a slider.
 */
export function useTry(): (id: string, move: Move | null, continues?: boolean) => void {
  const store = useStore()
  const apply = useSetAtom(applyEditAtom)
  const edit = useSetAtom(editAtom)
  return useCallback(
    (id, move, continues) => {
      const trial = trialWith(store.get(trialAtom), id, move)
      const plan = withMoves(trial)
      if (trial.moves.size > 0) trials.set(plan, trial)
      if (continues) edit({ plan, place: id })
      else apply({ plan, place: id })
    },
    [store, apply, edit],
  )
}
