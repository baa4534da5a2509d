import { useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import type { Plan } from '../../domain/plan/plan'
import { planAtom } from './atoms'
import { applyEditAtom } from './undo/undo'

/** Changes the plan by something other than typing (a button, a preset, a removal): one edit, which Undo takes back. */
export function useChange(): (place: string, change: (plan: Plan) => Plan) => void {
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  return useCallback((place, change) => command({ plan: change(store.get(planAtom)), place }), [store, command])
}
