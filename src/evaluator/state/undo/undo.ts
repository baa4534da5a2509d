import { atom } from 'jotai'
import type { StepId } from '../../../domain/options'
import { withoutLostNotes } from '../../../domain/plan/notes'
import { isOwn, withOriginsSettled } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { withoutLostZeros } from '../../../domain/rules/given'
import { withReopened } from '../../../domain/rules/open-figures'
import { withQuestionsSettled } from '../../../domain/rules/unanswered'
import { planAtom, stepAtom } from '../atoms'
import type { NumberPath } from '../plan-path'
import { withoutEdit } from './revert-edit'

/** A plan as it was before an edit, and where that edit happened. */
interface Snapshot {
  plan: Plan
  step: StepId
  /** The field's path, or the name of a larger change ('reset', 'products'). */
  place: string
  /** One visit to a field is one edit, however many keys were pressed in it. */
  visit: number
  /** The edit ended with an emptied box. */
  isEmptied?: boolean
  /** No edit of this page: what was saved before the plan that it was opened with. */
  isEarlier?: boolean
}

export interface History {
  past: readonly Snapshot[]
  future: readonly Snapshot[]
}

const deepest = 300

export const historyAtom = atom<History>({ past: [], future: [] })

/** Counts visits to fields: leaving a field ends the edit that Undo takes back as a whole. */
const editGroupAtom = atom(0)
export const endEditGroupAtom = atom(null, (get, set) => set(editGroupAtom, get(editGroupAtom) + 1))

interface Edit {
  plan: Plan
  place: string
  /** A box was emptied, which answers nothing: not even what was typed into it and taken away again. */
  isEmptied?: boolean
  /** Other fields by which the same screen asks the same question: it stays open until they are given, too. */
  alsoAnswered?: readonly NumberPath[] | undefined
}

/** The place of an edit that puts another plan on the screen: Reset, an earlier version. */
const wholePlan = 'content'

/** Whether a field was typed into since its plan came on the screen, and not emptied: what it began with was given, too. */
export function isTyped({ past }: History, field: string): boolean {
  const last = past.findLast(({ place }) => place === field || place === wholePlan)
  return last?.place === field && !last.isEmptied
}

/** The only way to change the plan: keeps what it was, so that everything can be undone, and settles what was asked. */
export const editAtom = atom(null, (get, set, requested: Edit) => {
  const plan = get(planAtom)
  if (plan === requested.plan) return
  const isEmptied = requested.isEmptied ?? false
  const kept = withoutLostZeros(plan, withoutLostNotes(plan, requested.plan))
  const edit = { ...requested, plan: withOriginsSettled(plan, kept, { place: requested.place, isEmptied }) }
  const history = get(historyAtom)
  const { past } = history
  const visit = get(editGroupAtom)
  const last = past.at(-1)
  const continues = last !== undefined && last.place === edit.place && last.visit === visit
  const before: Snapshot = continues
    ? { ...last, isEmptied }
    : { plan, step: get(stepAtom), place: edit.place, visit, isEmptied }
  const earlier = continues ? past.slice(0, -1) : past.slice(1 - deepest)
  set(historyAtom, { past: [...earlier, before], future: [] })
  if (isEmptied)
    set(planAtom, withReopened(before.plan, { ...edit.plan, unanswered: before.plan.unanswered }, edit.place))
  else if (edit.alsoAnswered?.some((field) => !isGiven(history, edit.plan, field))) set(planAtom, edit.plan)
  else set(planAtom, withQuestionsSettled(plan, edit.plan, edit.place))
})

const isGiven = (history: History, plan: Plan, field: NumberPath) => isOwn(plan, field) || isTyped(history, field)

/** A change that is an edit of its own even when it repeats in the same place: a button, a preset, a removal. */
export const applyEditAtom = atom(null, (_get, set, edit: Edit) => {
  set(endEditGroupAtom)
  set(editAtom, edit)
  set(endEditGroupAtom)
})

/** Takes the last edit back, or does it again; answers where it happened, so that the screen can go there. */
function historyStep(from: 'past' | 'future', to: 'past' | 'future') {
  return atom(null, (get, set): Snapshot | undefined => {
    const history = get(historyAtom)
    const target = history[from].at(-1)
    if (!target) return undefined
    const here: Snapshot = { ...target, plan: get(planAtom) }
    const next = { [from]: history[from].slice(0, -1), [to]: [...history[to], here] }
    set(historyAtom, { past: [], future: [], ...next })
    set(planAtom, target.plan)
    set(endEditGroupAtom)
    set(stepAtom, target.step)
    return target
  })
}

/** The newest edit: as it is told from later ones, and with the plan that it led to. */
export const newestEditAtom = atom((get) => {
  const edit = get(historyAtom).past.at(-1)
  return edit && { edit, after: get(planAtom) }
})

/** Takes an earlier edit back: the newest like Undo, an older one by an edit of its own that keeps what followed it. */
export const undoEditAtom = atom(null, (get, set, { edit, after }: { edit: Snapshot; after: Plan }) => {
  const { past } = get(historyAtom)
  if (past.at(-1) === edit) return set(undoAtom)
  // Undone long ago, or an edit of another plan.
  if (!past.includes(edit)) return undefined
  set(applyEditAtom, { plan: withoutEdit(get(planAtom), { before: edit.plan, after }), place: edit.place })
  return edit
})

export const undoAtom = historyStep('past', 'future')
export const redoAtom = historyStep('future', 'past')

/** The plan as it was before the last edit: what the rail compares with. */
export const planBeforeEditAtom = atom((get) => {
  const last = get(historyAtom).past.at(-1)
  return last?.isEarlier ? undefined : last?.plan
})

/**
 * Takes what was changed elsewhere into the plan on the screen: no edit of this page. Undo takes back what was done here
 * and nothing of the other.
 */
export const mergeAtom = atom(
  null,
  (get, set, { plan, with: merged }: { plan: Plan; with: (earlier: Plan) => Plan }) => {
    const moved = (snapshot: Snapshot): Snapshot => ({ ...snapshot, plan: merged(snapshot.plan) })
    const { past, future } = get(historyAtom)
    set(historyAtom, { past: past.map(moved), future: future.map(moved) })
    set(planAtom, plan)
  },
)
