import { atom } from 'jotai'
import type { StepId } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { withQuestionsSettled } from '../../domain/rules/unanswered'
import { planAtom, stepAtom } from './atoms'

/** A plan as it was before an edit, and where that edit happened. */
interface Snapshot {
  plan: Plan
  step: StepId
  /** The field's path, or the name of a larger change ('reset', 'products'). */
  place: string
  /** One visit to a field is one edit, however many keys were pressed in it. */
  visit: number
}

interface History {
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
}

/** The only way to change the plan: keeps what it was, so that everything can be undone, and settles what was asked. */
export const editAtom = atom(null, (get, set, edit: Edit) => {
  const plan = get(planAtom)
  if (plan === edit.plan) return
  const { past } = get(historyAtom)
  const visit = get(editGroupAtom)
  const last = past.at(-1)
  const continues = last !== undefined && last.place === edit.place && last.visit === visit
  const before: Snapshot = { plan, step: get(stepAtom), place: edit.place, visit }
  set(historyAtom, { past: continues ? past : [...past.slice(1 - deepest), before], future: [] })
  if (edit.isEmptied) set(planAtom, { ...edit.plan, unanswered: (continues ? last.plan : plan).unanswered })
  else set(planAtom, withQuestionsSettled(plan, edit.plan, edit.place))
})

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

export const undoAtom = historyStep('past', 'future')
export const redoAtom = historyStep('future', 'past')

/** The plan as it was before the last edit: what the rail compares with. */
export const planBeforeEditAtom = atom((get) => get(historyAtom).past.at(-1)?.plan)
