import { useStore } from 'jotai'
import { noTrial } from '../../../domain/edits/trial'
import type { Plan } from '../../../domain/plan/plan'
import { currentStep, stepsDone } from '../../../domain/rules/steps'
import { ownPlan } from '../../saving/guest/guest-draft'
import { openDevicePlan, openedAtom } from '../../saving/guest/plan-store'
import { languageAtom, planAtom, trialAtom } from '../../state/atoms'
import { draftsAtom } from '../../state/drafts'
import { useStep } from '../../state/navigation/step-location'
import { applyEditAtom } from '../../state/undo/undo'

/** Where what is opened goes: into the plan on the screen, or into the guest's own plan on this device. */
export type Place = 'shown' | 'device'

/** The plan that a file is opened over, and the one change, which Undo takes back, that puts another in its place. */
export function useTarget(place: Place) {
  const store = useStore()
  const [, go] = useStep()
  const isShown = () => place === 'shown' || store.get(openedAtom) === 'own'

  /** Null where this device has no plan of one's own yet: a sample is never written over. */
  const current = (): Plan | null => (isShown() ? store.get(planAtom) : (ownPlan()?.plan ?? null))

  const put = (plan: Plan, from = 'content') => {
    const wasShown = isShown()
    if (!wasShown) openDevicePlan(store, 'own')
    // What is tried on one plan, or half typed in it, means nothing on another.
    store.set(trialAtom, noTrial)
    store.set(draftsAtom, new Map())
    store.set(applyEditAtom, { plan: { ...plan, language: store.get(languageAtom) }, place: from })
    if (!wasShown) go(currentStep(stepsDone(plan)))
  }
  return { current, put }
}
