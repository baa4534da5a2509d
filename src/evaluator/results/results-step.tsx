import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../i18n/lazy-page'
import { classes } from '../../ui/classes'
import { isTryingAtom } from '../state/atoms'
import { onFirstInteraction } from '../state/first-interaction'
import { isFirstResultAtom, missingAtom } from '../state/unanswered'
import { FirstResultPanel, WrongFieldsNotice } from '../steps/questions/question-parts'
import { ResultsSkeleton } from './results-skeleton'
import { ResultsTop } from './top/results-top'
import { TryPanel } from './trial/try-panel'

const ResultsDetails = lazyPage(
  () => import('./details/results-details').then((module) => module.ResultsDetails),
  'results',
)

/**
 * Step 5: what follows from all that was typed. The top is there at once; the rest, with the
 * `decisions` that can be taken from it, is loaded when something is done.
 */
export function ResultsStep({ decisions }: { decisions?: ReactNode }) {
  const isMissing = useAtomValue(missingAtom) !== null
  const isFirst = useAtomValue(isFirstResultAtom)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstInteraction(() => setWanted(true)), [])
  const hasFigures = !isMissing && !isFirst
  return (
    <div className={classes('flex flex-col gap-2 sm:gap-6 print:block', hasFigures && withPanel)}>
      <Column>
        <WrongFieldsNotice />
        <TriedOnPaper />
        {isFirst ? <FirstResultPanel /> : <ResultsTop />}
      </Column>
      {hasFigures ? <TryPanel /> : null}
      {hasFigures ? (
        <Column details>
          {isWanted ? (
            <Suspense fallback={<ResultsSkeleton />}>
              <ResultsDetails decisions={decisions} />
            </Suspense>
          ) : (
            <ResultsSkeleton />
          )}
        </Column>
      ) : null}
    </div>
  )
}

/** The results with what can be tried beside them, where there is room. */
const withPanel = 'lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start'

/** Results lay themselves out by the room that the panel leaves them. */
function Column({ children, details = false }: { children: ReactNode; details?: boolean }) {
  return (
    <div className={classes('@container flex min-w-0 flex-col gap-2 sm:gap-6', details && 'details-of-results')}>
      {children}
    </div>
  )
}

/** Any step is printed as the one page that its plan comes to. */
export function ResultsOnPaper() {
  const isFirst = useAtomValue(isFirstResultAtom)
  return <Column>{isFirst ? <FirstResultPanel /> : <ResultsTop />}</Column>
}

/** What is tried has no panel on paper, but its figures do. */
function TriedOnPaper() {
  const { t } = useTranslation('summary')
  if (!useAtomValue(isTryingAtom)) return null
  return <p className="hidden font-medium print:block">{t('trial.onPaper')}</p>
}
