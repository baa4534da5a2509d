import { useCallback } from 'react'
import { withTypicalSettings } from '../../domain/typical/typical-settings'
import { useChange } from './use-change'

/** Switches the advanced analysis on, with typical values where nothing was typed: one edit, which Undo takes back. */
export function useTurnOnAnalysis(): () => void {
  const change = useChange()
  return useCallback(
    () => change('enableAdvancedAnalysis', (plan) => withTypicalSettings({ ...plan, enableAdvancedAnalysis: true })),
    [change],
  )
}
