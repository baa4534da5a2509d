import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { settled } from '../../domain/edits/sales-mix'
import type { Finding } from '../../domain/rules/findings'
import { withTyped } from '../../domain/rules/given'
import { afterPress } from '../../ui/inputs/after-press'
import { findingsAtom, planAtom, revealedStepsAtom, stepAtom } from '../state/atoms'
import { type NumberPath, type PlanFields, type PlanPath, type TopPath, valueAt, withField } from '../state/plan-path'
import { editAtom, endEditGroupAtom } from '../state/undo/undo'

/** The atom of one field: reads its slice of the plan, writes it and what follows from it through the history. */
function fieldAtom<P extends PlanPath>(path: P, alsoAnswered?: readonly NumberPath[]) {
  return atom(
    (get) => valueAt(get(planAtom), path),
    (get, set, value: PlanFields[P], isEmptied?: boolean) => {
      const plan = get(planAtom)
      const next = withTyped(settled(plan, withField(plan, path, value)), path, value === 0 && !isEmptied)
      set(editAtom, { plan: next, place: path, isEmptied: isEmptied ?? false, alsoAnswered })
    },
  )
}

type Setter<P extends PlanPath> = (value: PlanFields[P], isEmptied?: boolean) => void

/** The value of a field and how to change it; undefined once the element of a list that holds it is gone. */
export function useField<P extends TopPath>(path: P): readonly [PlanFields[P], Setter<P>]
export function useField<P extends PlanPath>(
  path: P,
  alsoAnswered?: readonly NumberPath[],
): readonly [PlanFields[P] | undefined, Setter<P>]
export function useField<P extends PlanPath>(
  path: P,
  alsoAnswered?: readonly NumberPath[],
): readonly [PlanFields[P] | undefined, Setter<P>] {
  return useAtom(useMemo(() => fieldAtom(path, alsoAnswered), [path, alsoAnswered]))
}

const none: readonly Finding[] = []
const noneAtom = atom(none)

/**
 * What the rules say about a field, and when to show it: after the field was left, or once Next asked for the whole
 * step, or at once where `seen` says that other fields brought it about. Findings disappear as soon as the field is valid.
 */
export function useFindings(path: string, seen = false) {
  const [isBlurred, setBlurred] = useState(false)
  const endVisit = useSetAtom(endEditGroupAtom)
  const isShown = useAtomValue(revealedStepsAtom).has(useAtomValue(stepAtom)) || isBlurred || seen
  const foundAtom = useMemo(() => atom((get) => get(findingsAtom).get(path) ?? none), [path])
  return {
    findings: useAtomValue(isShown ? foundAtom : noneAtom),
    onBlur: () => {
      afterPress(() => setBlurred(true))
      endVisit()
    },
  }
}
