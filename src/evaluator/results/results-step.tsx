import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../i18n/lazy-page'
import { classes } from '../../ui/classes'
import { isTryingAtom } from '../state/atoms'
import { useResultsView } from '../state/navigation/step-location'
import { printsAllAtom } from '../state/printing'
import { isFirstResultAtom, missingAtom } from '../state/unanswered'
import { FirstResultPanel, WrongFieldsNotice } from '../steps/questions/question-parts'
import { ResultsSkeleton } from './results-skeleton'
import { ResultsTop } from './top/results-top'
import { ToAnalysis, ToAnswers } from './top/view-links'
import { TryPanel } from './trial/try-panel'
import { WordsInState } from './words-in-state'

export const ResultsDetails = lazyPage(
  () => import('./details/results-details').then((module) => module.ResultsDetails),
  'results',
)

const SoFar = lazyPage(() => import('./top/so-far').then((module) => module.SoFar), 'results')

/**
 * Step 5: what follows from all that was typed. Three answers, and one press away the analysis behind them, with the
 * `decisions` that can be taken from it.
 */
export function ResultsStep({ decisions }: { decisions?: ReactNode }) {
  const isMissing = useAtomValue(missingAtom) !== null
  const isFirst = useAtomValue(isFirstResultAtom)
  const printsAll = useAtomValue(printsAllAtom)
  const [view] = useResultsView()
  const hasFigures = !isMissing && !isFirst
  const isAnalysis = hasFigures && view === 'analysis'
  return (
    <div className={classes('flex flex-col gap-2 sm:gap-6 print:block', hasFigures && withPanel)}>
      {isAnalysis && !printsAll ? (
        <Column>
          <ToAnswers />
        </Column>
      ) : (
        <Column>
          <WrongFieldsNotice />
          <TriedOnPaper />
          {isFirst ? <FirstResult /> : <ResultsTop />}
        </Column>
      )}
      {hasFigures ? (
        <WordsInState>
          <TryPanel />
        </WordsInState>
      ) : null}
      {isAnalysis || (hasFigures && printsAll) ? (
        <Column details>
          <Suspense fallback={<ResultsSkeleton />}>
            <ResultsDetails decisions={decisions} />
          </Suspense>
        </Column>
      ) : hasFigures ? (
        <Column>
          <ToAnalysis />
        </Column>
      ) : null}
    </div>
  )
}

/** The results with what can be tried beside them, where there is room. */
const withPanel = 'lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:grid-rows-[auto_1fr]'

/** Results lay themselves out by the room that the panel leaves them, in the words of the state that they are counted in. */
function Column({ children, details = false }: { children: ReactNode; details?: boolean }) {
  return (
    <WordsInState>
      <div className={classes('@container flex min-w-0 flex-col gap-2 sm:gap-6', details && 'details-of-results')}>
        {children}
      </div>
    </WordsInState>
  )
}

/** Any step is printed as the one page that its plan comes to. */
export function ResultsOnPaper() {
  const isFirst = useAtomValue(isFirstResultAtom)
  return <Column>{isFirst ? <FirstResult /> : <ResultsTop />}</Column>
}

/** What is missing, and what can be said without it. */
function FirstResult() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <FirstResultPanel />
      <Suspense fallback={null}>
        <SoFar />
      </Suspense>
    </div>
  )
}

/** What is tried has no panel on paper, but its figures do. */
function TriedOnPaper() {
  const { t } = useTranslation('summary')
  if (!useAtomValue(isTryingAtom)) return null
  return <p className="hidden font-medium print:block">{t('trial.onPaper')}</p>
}
