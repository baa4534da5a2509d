import { atom, createStore } from 'jotai'
import { planToSave } from '../../domain/edits/saved-plan'
import { mergedPlan } from '../../domain/history/merge-plans'
import { isNotBegun } from '../../domain/plan/evaluator-defaults'
import { objectIn, parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { storeNameOf } from '../../domain/project/project-name'
import { begunPlan } from '../../domain/quick-start/begun-plan'
import { isProjectAtom, languageAtom, planAtom, stepAtom } from '../state/atoms'
import { draftsAtom } from '../state/drafts'
import { followReferenceData } from '../state/reference/reference-data'
import { mergeAtom } from '../state/undo/undo'
import type { Autosave } from './autosave-run'
import { startAutosave } from './autosave-start'
import { browserDevice } from './browser-storage'
import {
  newCurrencyAtom,
  newPlanAtom,
  newStoreNameAtom,
  openedAtom,
  showPlan,
  showWhenUntouched,
} from './guest/plan-store'
import { LocalDraftStore, type UnsyncedDraft } from './local-drafts'
import type { StoredProject } from './open-project'
import { otherTabs } from './other-tabs'
import type { SavePorts, SaveView } from './save-ports'

type Store = ReturnType<typeof createStore>

/** How the saving of the project on the screen stands; null before it is open. */
export const saveViewAtom = atom<SaveView | null>(null)

export type SaveCalls = Pick<SavePorts, 'server' | 'refusalOf'>

/** A project that is open on this page: a store of its own, and what saves it. */
export interface SaveSession {
  project: StoredProject
  store: Store
  autosave: Autosave
  /** What earlier pages left on this device and cannot be parsed. */
  unreadableDrafts: readonly UnsyncedDraft[]
  /** When edits were typed that had not reached the server and are shown again. */
  restoredAt: number | null
  /** Keeps the plan on the screen as a version: another takes its place. */
  keepBefore(): Promise<unknown>
  /** The plan on the screen, as it is stored. */
  planText(): string
  /** Shows another plan without taking that for an edit. */
  show(projectData: string): void
  /** Shows a plan that is not begun as the quick start begins it, which is no edit. */
  begin(): void
  /** Follows what other tabs of this browser save; answers what ends that. */
  followTabs(): () => void
}

interface Start {
  /** The page's own store, for what is not the plan's. */
  page: Store
  userId: string
  /** The currency that the user prefers, for new plans. */
  currency?: string
  project: StoredProject
  left: readonly UnsyncedDraft[]
  calls: SaveCalls
}

/** Apart from the page's store, so that no plan of this device and no other project can be taken for this one. */
function storeOf({ page, currency, project }: Start): Store {
  const store = createStore()
  // What is loaded by now; the page that shows the project passes on what comes later.
  followReferenceData(page, store)()
  store.set(languageAtom, page.get(languageAtom))
  store.set(openedAtom, 'own')
  store.set(isProjectAtom, true)
  if (currency) store.set(newCurrencyAtom, currency)
  store.set(newStoreNameAtom, storeNameOf(project.projectName))
  return store
}

/** `begin`: what the quick start makes of a plan that is not begun; without it the plan is as it was created. */
function planIn(text: string, store: Store, begin: (created: Plan) => Plan = (created) => created): Plan {
  return isNotBegun(text)
    ? begin(store.get(newPlanAtom))
    : { ...parsePlan(text).plan, language: store.get(languageAtom) }
}

const isReadable = (text: string) => parsePlan(text).status !== 'unreadable'
const isTooLarge = (text: string) => parsePlan(text).status === 'too-large'

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Shows the plan on the screen with what another save changed; answers the fields that both did, and then shows nothing new. */
function mergeInto(store: Store, base: string, theirs: string): readonly string[] | null {
  if (![base, theirs].every((text) => isReadable(text) && !isTooLarge(text))) return null
  const [was, there] = [planIn(base, store), planIn(theirs, store)]
  const { plan, clashes } = mergedPlan(was, store.get(planAtom), there)
  if (clashes.length === 0) store.set(mergeAtom, { plan, with: (earlier) => mergedPlan(was, earlier, there).plan })
  return clashes
}

/** Opens a project: on top of what the server holds, with what this device still has of it. */
export function startSession(start: Start): SaveSession {
  const { userId, project, left, calls } = start
  const store = storeOf(start)
  let isShowing = false
  let beginsQuickly = false
  const show = (text: string) => {
    isShowing = true
    showPlan(store, planIn(text, store, beginsQuickly ? begunPlan : undefined), objectIn(text))
    isShowing = false
  }
  const merge = (base: string, theirs: string) => {
    isShowing = true
    const clashes = mergeInto(store, base, theirs)
    isShowing = false
    return clashes
  }
  const planText = () => JSON.stringify(planToSave(store.get(planAtom)))
  const mirror = new LocalDraftStore(browserDevice, { userId, ...project })
  const onChange = (view: SaveView) => store.set(saveViewAtom, view)
  const tabs = otherTabs(userId, project.id)
  const ports = {
    ...calls,
    project,
    isReadable,
    isTooLarge,
    mirror,
    tellTabs: tabs.tell,
    planText,
    now: () => Date.now(),
    random: Math.random,
    later,
    onChange,
    merge,
  }
  const { autosave, opening } = startAutosave(ports, project, left)
  show(opening.text)
  if (isNotBegun(opening.text)) showWhenUntouched(store, () => show(opening.text))
  onChange(autosave.view)
  store.sub(planAtom, () => isShowing || autosave.edited())
  store.sub(stepAtom, () => autosave.requestSave())
  const restoredAt = opening.restored?.edits.at ?? null
  const followTabs = () =>
    tabs.hear((saved) => {
      const drafts = store.get(draftsAtom)
      if (!autosave.takeOver(saved)) return
      show(saved.projectData)
      // What was typed and is no number yet stays in its boxes.
      store.set(draftsAtom, drafts)
    })
  const keepBefore = () => calls.server.keepVersion(planText())
  const unreadableDrafts = opening.unreadable
  const begin = () => {
    beginsQuickly = true
    if (isNotBegun(opening.text)) show(opening.text)
  }
  return { project, store, autosave, unreadableDrafts, restoredAt, planText, keepBefore, show, begin, followTabs }
}

const maxLeaveMs = 5000
const closingSessions = new Map<string, Promise<void>>()

/**
 * Waits until a project that was just left has sent what it had to send: otherwise reopening immediately would conflict
 * with the pending save.
 */
export async function sessionClosed(projectId: string): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, maxLeaveMs))
  await Promise.race([closingSessions.get(projectId), tooLong])
}

/** Saves when the page is left, and again when the person or the network is back. Returns a function that stops it. */
export function keepSaved({ project, autosave, store, followTabs }: SaveSession): () => void {
  const hidden = () => autosave.pageHidden()
  const returned = () => autosave.reconnected()
  const turned = () => (document.visibilityState === 'hidden' ? hidden() : returned())
  const leaving = (event: BeforeUnloadEvent) => {
    const view = store.get(saveViewAtom)
    // Only where nothing else holds the edits: everybody else may leave without a question.
    if (view && !view.isPersisted && view.state.edits > view.state.saved) event.preventDefault()
  }
  const listeners = [
    [document, 'visibilitychange', turned],
    [window, 'pagehide', hidden],
    [window, 'pageshow', returned],
    [window, 'online', returned],
    [window, 'focus', returned],
  ] as const
  autosave.resume()
  const leaveTabs = followTabs()
  for (const [target, type, run] of listeners) target.addEventListener(type, run)
  window.addEventListener('beforeunload', leaving)
  return () => {
    leaveTabs()
    for (const [target, type, run] of listeners) target.removeEventListener(type, run)
    window.removeEventListener('beforeunload', leaving)
    closingSessions.set(project.id, autosave.stop())
  }
}
