import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useLayoutEffect } from 'react'
import { useSearchParams } from 'wouter'
import { type StepId, stepIds } from '../../../domain/options'
import { firstStepAtom, stepAtom, visitedStepsAtom } from '../atoms'

/** The step that an address names, if it names one. */
export function stepOfQuery(query: URLSearchParams): StepId | undefined {
  return stepIds.find((id) => id === query.get('step'))
}

/** The step on the screen lives in the address, so that Back, reload and a link lead to it. */
export function useStep(): [StepId, (step: StepId) => void] {
  const [query, setQuery] = useSearchParams()
  const first = useAtomValue(firstStepAtom)
  const step = stepOfQuery(query) ?? first
  const setStep = useSetAtom(stepAtom)
  const setVisited = useSetAtom(visitedStepsAtom)
  useLayoutEffect(() => {
    setStep(step)
    setVisited((visited) => (visited.has(step) ? visited : new Set([...visited, step])))
  }, [step, setStep, setVisited])
  const go = useCallback(
    (next: StepId) => {
      setQuery((old) => {
        const changed = new URLSearchParams(old)
        changed.set('step', next)
        // The quick start, the comparison and the actual months are pages of their own.
        for (const page of ['start', 'compare', 'view', 'actuals']) changed.delete(page)
        return changed
      })
    },
    [setQuery],
  )
  return [step, go]
}

/** Whether the address names the actual months in the place of a step. */
export function useShowsActuals(): boolean {
  return useSearchParams()[0].has('actuals')
}

/** Opens the actual months; a step of the bar leads back. */
export function useGoToActuals(): () => void {
  const [, setQuery] = useSearchParams()
  return useCallback(() => {
    setQuery((old) => {
      const changed = new URLSearchParams(old)
      for (const page of ['start', 'compare', 'view']) changed.delete(page)
      changed.set('actuals', '')
      return changed
    })
  }, [setQuery])
}

/** Whether Results show their answers or everything behind them; like the step it lives in the address. */
export function useResultsView(): ['answers' | 'analysis', (view: 'answers' | 'analysis') => void] {
  const [query, setQuery] = useSearchParams()
  const go = useCallback(
    (view: 'answers' | 'analysis') => {
      setQuery((old) => {
        const changed = new URLSearchParams(old)
        changed.set('step', 'results')
        if (view === 'analysis') changed.set('view', view)
        else changed.delete('view')
        return changed
      })
    },
    [setQuery],
  )
  return [query.get('view') === 'analysis' ? 'analysis' : 'answers', go]
}
