import { atom, type createStore } from 'jotai'
import { noTrial } from '../../../domain/edits/trial'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { createdPlan } from '../../../domain/plan/evaluator-defaults'
import { blankPlan, type Plan } from '../../../domain/plan/plan'
import { isJudgedByMargin } from '../../../domain/rules/changed-verdict'
import { currentStep, stepsDone } from '../../../domain/rules/steps'
import { namedSample } from '../../../domain/samples/named-sample'
import type { FirstDictionaries } from '../../../i18n'
import { dismissToast } from '../../../ui/overlays/toasts'
import {
  firstStepAtom,
  judgedBeforeAtom,
  languageAtom,
  planAtom,
  revealedStepsAtom,
  stepAtom,
  trialAtom,
  visitedStepsAtom,
} from '../../state/atoms'
import { draftsAtom } from '../../state/drafts'
import { evaluatorDefaultsAtom } from '../../state/reference/reference-data'
import { forgetMovesAtom } from '../../state/undo/trial-moves'
import { historyAtom } from '../../state/undo/undo'
import {
  type DevicePlan,
  forgetTrial,
  hasTrial,
  keepDrafts,
  keepPlan,
  lastOpened,
  planKeys,
  rememberOpened,
  restorePlan,
  setAside,
  storedDrafts,
} from './draft-storage'

type Store = ReturnType<typeof createStore>

/** Which plan is on the screen. */
export const openedAtom = atom<DevicePlan>('sample')

/** The state of keeping it: what the header shows beside the name. */
export const deviceStorageAtom = atom<'untouched' | 'stored' | 'failed'>('untouched')

/** The text of a stored plan that could not be read, offered as a file. */
export const unreadableAtom = atom<string | null>(null)

/** The plan as it was opened or last kept: while it is the one on the screen, there is nothing to keep. */
const settledPlanAtom = atom<Plan | null>(null)

/** The sample store as this page tells it: the figures of the demo plan under names of the page's language. */
const sampleAtom = atom<Plan>(demoPlan())

/** The second sample in the page's language, once it was loaded: it does not come with the first page. */
export const secondSampleAtom = atom<Plan | null>(null)

/** The currency of new plans: in a project the one that its owner prefers, elsewhere the blank plan's. */
export const newCurrencyAtom = atom(blankPlan().currency)

/** The name of a new plan's store: in a project the project's own, so that it is named once. */
export const newStoreNameAtom = atom('')

/** A plan as it is created now, with what administrators want it to begin with, in the page's language. */
export const newPlanAtom = atom(
  (get): Plan => ({
    ...createdPlan(get(evaluatorDefaultsAtom)),
    language: get(languageAtom),
    currency: get(newCurrencyAtom),
    storeName: get(newStoreNameAtom),
  }),
)

/** The plan that Reset leads back to: the sample as it was, or a new one. */
export const pristineAtom = atom((get): Plan => {
  const opened = get(openedAtom)
  if (opened === 'sample') return get(sampleAtom)
  return (opened === 'secondSample' ? get(secondSampleAtom) : null) ?? get(newPlanAtom)
})

/** Shows another plan, with an empty history; `stored` is what it was read from. */
export function showPlan(store: Store, plan: Plan, stored: unknown = null): void {
  store.set(historyAtom, { past: [], future: [] })
  store.set(forgetMovesAtom)
  store.set(draftsAtom, new Map())
  store.set(revealedStepsAtom, new Set())
  store.set(visitedStepsAtom, new Set([store.get(stepAtom)]))
  store.set(planAtom, plan)
  store.set(settledPlanAtom, plan)
  store.set(judgedBeforeAtom, isJudgedByMargin(stored) ? plan : null)
}

/** Keeps the plan on the screen on this device, unless it is there as it stands. */
function keepNow(store: Store): void {
  const plan = store.get(planAtom)
  if (plan === store.get(settledPlanAtom)) return
  const which = store.get(openedAtom)
  if (store.get(unreadableAtom) !== null) setAside(which)
  const isStored = keepPlan(which, plan, store.get(languageAtom))
  if (isStored) store.set(settledPlanAtom, plan)
  store.set(deviceStorageAtom, isStored ? 'stored' : 'failed')
}

/** The plans whose texts of the page before were shown: what is typed then is newer than they are. */
const shownDraftsAtom = atom<ReadonlySet<DevicePlan>>(new Set<DevicePlan>())

/** The texts that the page before left of a plan, once. They stay stored until the page goes: it may go before it was drawn. */
function unshownDrafts(store: Store, which: DevicePlan): Map<string, string> {
  const shown = store.get(shownDraftsAtom)
  store.set(shownDraftsAtom, new Set([...shown, which]))
  return shown.has(which) ? new Map() : storedDrafts(which)
}

/** Opens a sample or the own plan as this device keeps it; what was just typed in another one is kept first. */
export function openDevicePlan(store: Store, which: DevicePlan): void {
  keepNow(store)
  const restored = restorePlan(which)
  const isOther = store.get(openedAtom) !== which
  const drafts = isOther ? [] : store.get(draftsAtom)
  // What a notice offers to take back is of the plan before.
  if (isOther) dismissToast()
  store.set(openedAtom, which)
  // What is tried on one plan means nothing on another.
  if (isOther) store.set(trialAtom, noTrial)
  store.set(unreadableAtom, restored.kind === 'unreadable' ? restored.text : null)
  store.set(deviceStorageAtom, restored.kind === 'plan' ? 'stored' : 'untouched')
  if (restored.kind === 'plan') showPlan(store, restored.plan, restored.stored)
  else showPlan(store, store.get(pristineAtom))
  store.set(draftsAtom, new Map([...drafts, ...unshownDrafts(store, which)]))
  store.set(firstStepAtom, which !== 'own' ? 'results' : currentStep(stepsDone(store.get(planAtom))))
  rememberOpened(which)
}

/**
 * Begins the guest's own plan with what `begin` makes of a created plan. It is not kept before something is typed: who only
 * looks leaves nothing on the device.
 */
export function beginOwnPlan(store: Store, begin: (created: Plan) => Plan): void {
  openDevicePlan(store, 'own')
  store.set(trialAtom, noTrial)
  forgetTrial('own')
  const show = () => showPlan(store, begin(store.get(newPlanAtom)))
  show()
  showWhenUntouched(store, show)
}

/**
 * Shows the new plan again when the defaults arrive late. Once it was touched, or another plan stands in
 * its place, it is left alone.
 */
export function showWhenUntouched(store: Store, show: () => void): void {
  let shown = store.get(planAtom)
  const stop = store.sub(evaluatorDefaultsAtom, () => {
    if (store.get(planAtom) !== shown) return stop()
    show()
    shown = store.get(planAtom)
  })
}

/** Whether a guest's own plan has been begun on this device. */
export function hasOwnPlan(): boolean {
  return restorePlan('own').kind !== 'none'
}

/** Whether this device, or this tab, keeps anything that the prerendered sample does not show. */
export function hasDeviceState(): boolean {
  const isTouched = restorePlan('sample').kind !== 'none' || storedDrafts('sample').size > 0 || hasTrial('sample')
  return lastOpened() !== 'sample' || isTouched
}

const delayMs = 150

/** Shows what another tab of this browser kept of the plan on the screen, unless something newer was typed here. */
function followTab(store: Store, key: string | null): void {
  const which = store.get(openedAtom)
  if (key !== planKeys[which] || store.get(planAtom) !== store.get(settledPlanAtom)) return
  const restored = restorePlan(which)
  if (restored.kind !== 'plan') return
  const drafts = store.get(draftsAtom)
  showPlan(store, { ...restored.plan, language: store.get(languageAtom) })
  store.set(draftsAtom, drafts)
  store.set(deviceStorageAtom, 'stored')
}

/** Keeps the plan on this device shortly after each edit, and at once when the page is hidden. Returns a function that stops it. */
export function keepOnDevice(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    keepNow(store)
  }
  const stop = store.sub(planAtom, () => {
    clearTimeout(timer)
    timer = setTimeout(flush, delayMs)
  })
  const followTabs = ({ key }: StorageEvent) => followTab(store, key)
  window.addEventListener('storage', followTabs)
  const leave = () => {
    flush()
    keepDrafts(store.get(openedAtom), store.get(draftsAtom))
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', flush)
  return () => {
    flush()
    stop()
    window.removeEventListener('storage', followTabs)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', flush)
  }
}

/** Prepares a store for a page of one language, with the sample on the screen. */
export function prepareStore(store: Store, language: Language, words: FirstDictionaries): void {
  store.set(languageAtom, language)
  const { first, second, third, ...names } = words.evaluator.sample.store
  store.set(sampleAtom, namedSample(language, { ...names, products: [first, second, third] }))
  store.set(firstStepAtom, 'results')
  showPlan(store, store.get(sampleAtom))
}
