import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { isFirstResultAtom } from '../../questions/question-atoms'
import { FirstResultPanel, WrongFieldsNotice } from '../../questions/question-parts'
import { onFirstInteraction } from '../../state/first-interaction'
import { missingAtom } from '../../summary/summary-figures'
import { ResultsSkeleton } from './results-skeleton'
import { ResultsTop } from './top/results-top'

const ResultsDetails = lazyPage(
  () => import('./details/results-details').then((module) => module.ResultsDetails),
  'results',
)

/** Step 5: what follows from all that was typed. The top is there at once; the rest is loaded when something is done. */
export function ResultsStep() {
  const isMissing = useAtomValue(missingAtom) !== null
  const isFirst = useAtomValue(isFirstResultAtom)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstInteraction(() => setWanted(true)), [])
  return (
    <div className="@container flex flex-col gap-2 sm:gap-6">
      <WrongFieldsNotice />
      {isFirst ? <FirstResultPanel /> : <ResultsTop />}
      {isMissing || isFirst ? null : isWanted ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <ResultsDetails />
        </Suspense>
      ) : (
        <ResultsSkeleton />
      )}
    </div>
  )
}
