import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepId } from '../../domain/options'
import { SkipLink } from '../../layout/skip-link'
import { planAtom } from '../state/atoms'
import { onFirstInteraction } from '../state/first-interaction'
import { useUndoKeys } from '../state/use-undo'
import { ResultsSkeleton } from '../steps/results/results-skeleton'
import { ResultsStep } from '../steps/results/results-step'
import { preloadSteps, stepPages } from '../steps/step-pages'
import { Rail, RailBar } from '../summary/summary'
import { StepBar } from './step-bar'
import { useStep } from './step-location'
import { StepNav } from './step-nav'
import { useFieldInAddress } from './use-go-to-field'
import { VatWords } from './vat-words'

interface EvaluatorProps {
  header: ReactNode
  banner?: ReactNode
  onComplete: () => void
}

/** The wizard around one plan, wherever it is stored: four steps with the live rail beside them, and the results. */
export function Evaluator(props: EvaluatorProps) {
  return (
    <VatWords>
      <Wizard {...props} />
    </VatWords>
  )
}

function Wizard({ header, banner, onComplete }: EvaluatorProps) {
  const [step, go] = useStep()
  useUndoKeys()
  useFieldInAddress()
  useEffect(() => onFirstInteraction(() => void preloadSteps()), [])
  const isResults = step === 'results'
  return (
    <div className="mx-auto max-w-[1200px] px-4 pb-32 sm:px-6 lg:pb-16">
      <SkipLink />
      <div className="print:hidden">
        {header}
        {banner}
        <div className="mt-2">
          <StepBar step={step} onGo={go} />
        </div>
      </div>
      <PrintedName />
      <div className="mt-4 flex gap-8 sm:mt-6">
        <main id="content" className="flex min-w-0 grow flex-col gap-6">
          <StepHeading step={step} />
          {isResults ? <ResultsStep /> : <StepPage step={step} />}
          <div className="print:hidden">
            <StepNav step={step} onGo={go} onComplete={onComplete} />
          </div>
        </main>
        {isResults ? null : <Rail />}
      </div>
      {isResults ? null : <RailBar />}
    </div>
  )
}

/** On paper the name of the store stands alone: no bar, no buttons. */
function PrintedName() {
  const { storeName } = useAtomValue(planAtom)
  return <p className="hidden text-section font-semibold print:block">{storeName}</p>
}

function StepPage({ step }: { step: keyof typeof stepPages }) {
  const Page = stepPages[step]
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <Page />
    </Suspense>
  )
}

/** Names the step; takes the focus when the step changes, so that a screen reader hears where it is. */
function StepHeading({ step }: { step: StepId }) {
  const { t } = useTranslation('evaluator')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <div className={step === 'results' ? 'sr-only print:not-sr-only' : undefined}>
      <h2 ref={heading} tabIndex={-1} className="text-page font-semibold outline-none">
        {t(`steps.${step}.name`)}
      </h2>
      <p className="text-muted">{t(`steps.${step}.intro`)}</p>
    </div>
  )
}
