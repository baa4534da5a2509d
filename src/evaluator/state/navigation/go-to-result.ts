import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { ResultName } from '../../../domain/model/results/sections'
import { useResultsView } from './step-location'

/** The result that is looked for: the list of all figures unfolds for it. Null once it is found. */
export const soughtResultAtom = atom<ResultName | null>(null)

const maxWaitMs = 3000

function showSoon(name: ResultName, until: number, onShown: () => void): void {
  requestAnimationFrame(() => {
    const list = document.getElementById('all-figures')
    const row = list?.querySelector<HTMLElement>(`[data-result="${name}"]`)
    if (!row && Date.now() < until) return showSoon(name, until, onShown)
    row?.querySelector('button')?.focus({ preventScroll: true })
    const shown = row ?? list
    shown?.scrollIntoView({ block: row ? 'center' : 'start' })
    onShown()
  })
}

/** Shows a result in the list of all figures, with the focus on how it is calculated. */
export function useGoToResult(): (name: ResultName) => void {
  const [, show] = useResultsView()
  const seek = useSetAtom(soughtResultAtom)
  return useCallback(
    (name) => {
      seek(name)
      show('analysis')
      showSoon(name, Date.now() + maxWaitMs, () => seek(null))
    },
    [seek, show],
  )
}
