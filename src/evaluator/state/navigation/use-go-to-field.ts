import { useCallback, useEffect } from 'react'
import { fieldAt } from '../../../domain/plan/field-at-path'
import { stepOfPath } from '../../../domain/rules/steps'
import { goToFieldSoon, openerOf } from './go-to-field'
import { useStep } from './step-location'

/** Goes to the step of a field where it is on no other page and in no menu, and puts the caret in it. */
export function useGoToField(): (path: string) => void {
  const [, go] = useStep()
  return useCallback(
    (path) => {
      if (!openerOf(path) && !document.getElementById(path)) go(stepOfPath(path))
      goToFieldSoon(path)
    },
    [go],
  )
}

/** Puts the caret in the field that a link from elsewhere names behind its '#'. */
export function useFieldInAddress(): void {
  useEffect(() => {
    const path = location.hash.slice(1)
    if (path !== '' && fieldAt(path) !== null) goToFieldSoon(path)
  }, [])
}
