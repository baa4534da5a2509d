import { useStore } from 'jotai'
import { useMemo } from 'react'
import { isStepTried, noTrial, trialSize, withStepTried, withTrial, withTried } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import type { Lever } from '../../../domain/model/decisions/levers'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { openedAtom } from '../../saving/guest/plan-store'
import { planAtom, trialAtom } from '../../state/atoms'
import { moveTrialAtom } from '../../state/undo/trial-moves'
import { applyEditAtom } from '../../state/undo/undo'

/** The control that the caret goes to when what was kept is undone. */
const place = 'slider-price'

/** What can be done with a trial. Until it is kept, nothing of it reaches the plan. */
export interface TrialActions {
  /** Moves a driver to a value; today's value takes it out of the trial. */
  move(driver: Driver, value: number): void
  /** Takes the levers' values that answer a goal into the trial; the cost of products is a factor of the tried one. */
  seek(moves: readonly { lever: Lever; value: number }[]): void
  /** Tries a change by a twentieth, or no longer. */
  toggle(step: MoveId): void
  /** Tries several changes together, or none of them any longer. */
  toggleAll(steps: readonly MoveId[], isTried: boolean): void
  /** Writes everything that is tried into the plan as one edit. */
  keep(): void
  /** Ends the trial; the answer brings it back, as long as the same plan is open and nothing else is tried. */
  drop(): () => void
}

export function useTrial(): TrialActions {
  const store = useStore()
  return useMemo(
    () => ({
      move: (driver, value) =>
        store.set(moveTrialAtom, withTried(store.get(trialAtom), store.get(planAtom), driver, value), driver),
      seek: (moves) => {
        const plan = store.get(planAtom)
        const joined = moves.reduce((trial, { lever, value }) => {
          const factor = lever === 'productCost' ? (trial.values.productCost ?? 1) : 1
          return withTried(trial, plan, lever, value * factor)
        }, store.get(trialAtom))
        store.set(moveTrialAtom, joined, null)
      },
      toggle: (step) => {
        const [trial, plan] = [store.get(trialAtom), store.get(planAtom)]
        store.set(moveTrialAtom, withStepTried(trial, plan, step, !isStepTried(trial, plan, step)), null)
      },
      toggleAll: (steps, isTried) => {
        const plan = store.get(planAtom)
        const joined = steps.reduce((trial, step) => withStepTried(trial, plan, step, isTried), store.get(trialAtom))
        store.set(moveTrialAtom, joined, null)
      },
      keep: () => {
        const plan = withTrial(store.get(planAtom), store.get(trialAtom))
        store.set(trialAtom, noTrial)
        store.set(applyEditAtom, { plan, place })
      },
      drop: () => {
        const [trial, opened] = [store.get(trialAtom), store.get(openedAtom)]
        store.set(trialAtom, noTrial)
        return () => {
          // On another plan, or over another trial, it means nothing.
          if (store.get(openedAtom) === opened && trialSize(store.get(trialAtom)) === 0) store.set(trialAtom, trial)
        }
      },
    }),
    [store],
  )
}
