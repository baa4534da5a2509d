import { useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepId } from '../../domain/options'
import { formatDate } from '../../i18n/format'
import { lazyPage } from '../../i18n/lazy-page'
import { SkipLink } from '../../layout/skip-link'
import { useEarlyInput } from '../../ui/page/early-input'
import { usePrinting } from '../../ui/page/use-printing'
import { whenIdle } from '../../ui/page/when-idle'
import { DecisionsSection } from '../decisions/decisions-section'
import { useReachedField } from '../fields/notes/use-reached-field'
import { ResultsSkeleton } from '../results/results-skeleton'
import { ResultsDetails, ResultsOnPaper, ResultsStep } from '../results/results-step'
import { hasCashPlanAtom } from '../results/slices'
import { SummaryBar, SummaryPanel } from '../results/summary/summary'
import { LazyRestsOnLine } from '../results/top/earns-panel'
import { CashByMonth } from '../results/top/money-panel'
import { planAtom } from '../state/atoms'
import { useShowsActuals, useStep } from '../state/navigation/step-location'
import { useFieldInAddress } from '../state/navigation/use-go-to-field'
import { useUndoKeys } from '../state/undo/use-undo'
import { useFormat } from '../state/use-format'
import { VatWords } from '../state/vat-words'
import { preloadSteps, stepPages } from '../steps/step-pages'
import { ProfitAnnouncer } from './announcements/profit-announcer'
import { PlanDialogs } from './plan-dialogs'
import { StepBar } from './step-bar'
import { StepNav } from './step-nav'
import { useStepTitle } from './use-step-title'

type Store = ReturnType<typeof useStore>

/** What follows on the page that any step is printed as. */
async function preloadPaper(store: Store): Promise<void> {
  await Promise.all([CashByMonth.preload(), LazyRestsOnLine.preload()])
  if (!store.get(hasCashPlanAtom)) return
  const { CashPanel } = await import('../results/cash/cash-by-month')
  await CashPanel.preload()
}

/**
 * What is printed and what the next press probably opens, one after the other; without a network it is asked for again
 * when it is opened.
 */
const preloadNext = (store: Store) =>
  void preloadPaper(store)
    .then(ResultsDetails.preload)
    .then(preloadSteps, () => {})

const ActualsPage = lazyPage(
  () => import('../actuals/actuals-page').then((module) => module.ActualsPage),
  'actuals',
  'sales',
)

interface EvaluatorProps {
  /** What the plan is called, where that is not the store's name. */
  name?: string
  header: ReactNode
  banner?: ReactNode
  /** What must be answered, wherever the page is scrolled to. */
  alert?: ReactNode
  /** Why the plan is not kept as it should be, said wherever the page is scrolled to. */
  trouble?: ReactNode
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

function Wizard({ name, header, banner, alert, trouble, onComplete }: EvaluatorProps) {
  const [step, go] = useStep()
  useStepTitle(step, name)
  useUndoKeys()
  useFieldInAddress()
  useReachedField()
  useEarlyInput()
  const store = useStore()
  useEffect(() => whenIdle(() => preloadNext(store)), [store])
  const showsActuals = useShowsActuals()
  const isResults = step === 'results'
  const hasRail = !isResults && !showsActuals
  return (
    <div className="mx-auto max-w-[1200px] px-4 pb-32 sm:px-6 lg:pb-16 print:p-0">
      <SkipLink />
      <div className="print:hidden">
        {header}
        {banner}
        <div className="mt-2">
          <StepBar step={showsActuals ? null : step} onGo={go} />
        </div>
      </div>
      {alert}
      <PrintedName />
      <ProfitAnnouncer />
      {!hasRail && trouble ? <FloatingTrouble>{trouble}</FloatingTrouble> : null}
      <div className="mt-4 flex gap-8 sm:mt-6 print:block">
        <main id="content" className="plan-on-paper flex min-w-0 grow basis-0 flex-col gap-6 print:block">
          {showsActuals ? (
            <Suspense fallback={<ResultsSkeleton />}>
              <ActualsPage />
            </Suspense>
          ) : (
            <>
              <StepHeading step={step} />
              {isResults ? <ResultsStep decisions={<DecisionsSection />} /> : <StepOrPaper step={step} />}
              <div className="print:hidden">
                <StepNav step={step} onGo={go} onComplete={onComplete} />
              </div>
            </>
          )}
        </main>
        {hasRail ? (
          <div className="contents print:hidden">
            <SummaryPanel trouble={trouble} />
          </div>
        ) : null}
      </div>
      {hasRail ? (
        <div className="contents print:hidden">
          <SummaryBar trouble={trouble} />
        </div>
      ) : null}
      <PlanDialogs projectName={name} />
    </div>
  )
}

/** Results have no rail: there it floats over the page, without moving what is read. */
function FloatingTrouble({ children }: { children: ReactNode }) {
  return <div className="sticky top-2 z-20 flex h-0 justify-end print:hidden">{children}</div>
}

/** So many products are named on paper. */
const maxPrinted = 6

/** On paper the store stands alone, with the day and what it sells: no bar, no buttons. Read when the paper is drawn, not with every key. */
function PrintedName() {
  const isPrinting = usePrinting()
  const { storeName, products } = useStore().get(planAtom)
  const { money, number, language } = useFormat()
  const sold = products.filter(({ unitsPerMonth }) => unitsPerMonth > 0).slice(0, maxPrinted)
  return (
    <div className="hidden print:block">
      <p className="text-section font-semibold">{storeName}</p>
      <p className="text-small text-muted">
        {[
          // Only on paper: a page that the server has drawn would say the day of its build.
          ...(isPrinting ? [formatDate(new Date(), language)] : []),
          ...sold.map((one) => `\u2068${one.name} ${money(one.unitPriceInclVAT)} × ${number(one.unitsPerMonth)}\u2069`),
        ].join(' · ')}
      </p>
    </div>
  )
}

/** On paper a step is the one page that the plan comes to. */
function StepOrPaper({ step }: { step: keyof typeof stepPages }) {
  return (
    <>
      <div className="contents print:hidden">
        <StepPage step={step} />
      </div>
      {usePrinting() ? <ResultsOnPaper /> : null}
    </>
  )
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
    <div className={step === 'results' ? 'sr-only print:not-sr-only' : 'print:hidden'}>
      <h1 ref={heading} tabIndex={-1} className="text-page font-semibold outline-none">
        {t(`steps.${step}.name`)}
      </h1>
      <p className="text-muted">{t(`steps.${step}.intro`)}</p>
    </div>
  )
}
