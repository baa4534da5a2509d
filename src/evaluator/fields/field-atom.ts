import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { Finding } from '../../domain/rules'
import { findingsAtom, planAtom, revealedStepsAtom, stepAtom } from '../atoms'
import { type PlanPath, valueAt, withField } from '../plan-path'
import { editAtom, leaveFieldAtom } from '../undo'

/** The atom of one field: reads its slice of the plan, writes through the history. */
export function fieldAtom(path: PlanPath) {
  return atom(
    (get) => valueAt(get(planAtom), path),
    (get, set, value: number | string | boolean) => {
      set(editAtom, { plan: withField(get(planAtom), path, value), place: path })
    },
  )
}

export function useField(path: PlanPath) {
  return useAtom(useMemo(() => fieldAtom(path), [path]))
}

const none: readonly Finding[] = []

/**
 * What the rules say about a field, and when to show it: after the field was left, or once Next asked for the whole
 * step. A mended field falls silent at once.
 */
export function useFindings(path: string) {
  const [left, setLeft] = useState(false)
  const endVisit = useSetAtom(leaveFieldAtom)
  const found = useAtomValue(useMemo(() => atom((get) => get(findingsAtom).get(path) ?? none), [path]))
  const revealed = useAtomValue(revealedStepsAtom).has(useAtomValue(stepAtom))
  return {
    findings: left || revealed ? found : none,
    onBlur: () => {
      setLeft(true)
      endVisit()
    },
  }
}
