import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepId } from '../../../domain/options'
import { withCategory, withNames } from '../../../domain/quick-start/begun-plan'
import { missingAnswers } from '../../../domain/rules/unanswered'
import { Button } from '../../../ui/button'
import { ArrowForward } from '../../../ui/first-icons'
import { planAtom, revealedStepsAtom, stepAtom } from '../../state/atoms'
import { applyEditAtom } from '../../state/undo/undo'
import { ErrorSummary } from '../error-summary'
import { quickStartErrorsAtom } from './quick-start-errors'

const isMissingAtom = atom((get) => missingAnswers(get(planAtom)).length > 0)

/** What follows the questions: the results, or what keeps them back. */
export function useSeeResults(onLeave: (step: StepId) => void) {
  const { t } = useTranslation('quickStart')
  const store = useStore()
  const reveal = useSetAtom(revealedStepsAtom)
  const command = useSetAtom(applyEditAtom)
  const [attempts, setAttempts] = useState(0)
  const errors = useAtomValue(quickStartErrorsAtom)
  const see = () => {
    if (store.get(quickStartErrorsAtom).length > 0) {
      reveal((steps) => new Set([...steps, store.get(stepAtom)]))
      setAttempts((times) => times + 1)
      return
    }
    const named = withNames(store.get(planAtom), t('unnamed'))
    const plan = named.productCategory === '' ? withCategory(named, 'other') : named
    if (plan !== store.get(planAtom)) command({ plan, place: 'productName' })
    onLeave('results')
  }
  return { see, attempts, errors: attempts > 0 ? errors : [] }
}

interface SeeResultsProps extends Omit<ReturnType<typeof useSeeResults>, 'see'> {
  onLeave: (step: StepId) => void
}

/** The end of the form: to the results, or to the five steps. */
export function SeeResults({ attempts, errors, onLeave }: SeeResultsProps) {
  const { t } = useTranslation('quickStart')
  const isMissing = useAtomValue(isMissingAtom)
  return (
    <div className="flex flex-col gap-3">
      {errors.length > 0 ? <ErrorSummary errors={errors} attempts={attempts} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" className="max-sm:w-full" onMouseDown={keepFocus}>
          {t('results')}
          <ArrowForward />
        </Button>
        <p className="text-small text-muted">{isMissing ? t('missing') : t('resultsHint')}</p>
      </div>
      <Button variant="quiet" className="-ms-4 self-start" onMouseDown={keepFocus} onClick={() => onLeave('setup')}>
        {t('steps')}
      </Button>
    </div>
  )
}

/** The message of a field that is left must not move the button away from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
