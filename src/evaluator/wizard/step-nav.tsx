import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StepId, stepIds } from '../../domain/options'
import { lazyPage } from '../../i18n/lazy-page'
import { Button } from '../../ui/button'
import { ArrowBack, ArrowForward } from '../../ui/first-icons'
import { revealedStepsAtom } from '../state/atoms'
import { stepErrorsAtom } from '../state/step-errors'
import { isFirstResultAtom, missingAtom } from '../state/unanswered'
import { LazyEnterMissing } from '../steps/questions/question-parts'

const ErrorSummary = lazyPage(
  () => import('../steps/error-summary').then((module) => module.ErrorSummary),
  'fields',
  'rules',
  'costs',
)

const hasErrorsAtom = atom((get) => get(stepErrorsAtom).length > 0)

interface StepNavProps {
  step: StepId
  onGo: (step: StepId) => void
  /** What follows the last step. */
  onComplete: () => void
  children?: ReactNode
}

/** Previous and Next. Next on an invalid step stays pressable: it shows what is wrong and goes there. */
export function StepNav({ step, onGo, onComplete }: StepNavProps) {
  const { t } = useTranslation('evaluator')
  const hasErrors = useAtomValue(hasErrorsAtom)
  const [refused, setRefused] = useState<StepId | null>(null)
  const [times, setTimes] = useState(0)
  const reveal = useSetAtom(revealedStepsAtom)
  const store = useStore()
  const at = stepIds.indexOf(step)
  const last = at === stepIds.length - 1

  const goOn = () => {
    if (store.get(stepErrorsAtom).length > 0) {
      reveal((steps) => new Set([...steps, step]))
      setRefused(step)
      setTimes(times + 1)
      return
    }
    const next = stepIds[at + 1]
    if (next) onGo(next)
    else onComplete()
  }

  const goBack = () => {
    const previous = stepIds[at - 1]
    if (previous) onGo(previous)
  }

  return (
    <div className="flex flex-col gap-4">
      {refused === step && hasErrors ? <Refused attempts={times} /> : null}
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button onClick={goBack} onMouseDown={keepFocus} disabled={at === 0}>
          <ArrowBack />
          {t('previous')}
        </Button>
        {last ? (
          <Complete onComplete={goOn} />
        ) : (
          <Button variant="primary" onClick={goOn} onMouseDown={keepFocus} aria-disabled={hasErrors || undefined}>
            {t('next')}
            <ArrowForward />
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why Next does not go on. */
function Refused({ attempts }: { attempts: number }) {
  const errors = useAtomValue(stepErrorsAtom)
  return (
    <Suspense fallback={null}>
      <ErrorSummary errors={errors} attempts={attempts} />
    </Suspense>
  )
}

/** Completes a plan that has a result; while answers are missing, the way to the first of them stands here. */
function Complete({ onComplete }: { onComplete: () => void }) {
  const { t } = useTranslation('evaluator')
  // What is there while prices or units are missing leads to them.
  if (useAtomValue(missingAtom)) return null
  return <CompleteResult label={t('complete')} onComplete={onComplete} />
}

function CompleteResult({ label, onComplete }: { label: string; onComplete: () => void }) {
  return useAtomValue(isFirstResultAtom) ? (
    <Suspense fallback={null}>
      <LazyEnterMissing />
    </Suspense>
  ) : (
    <Button variant="primary" onClick={onComplete} onMouseDown={keepFocus}>
      {label}
    </Button>
  )
}

/**
 * Pressing the button must not take the focus from a field first: the message that appears when a field is left would
 * move the button away from under the pointer, and the press would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
