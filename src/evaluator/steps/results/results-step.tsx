import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { ResultsSkeleton } from './results-skeleton'

const ResultsPage = lazyPage(() => import('./results-page').then((module) => module.ResultsPage), 'results')

/** Step 5: what follows from all that was typed. Loaded when it is first opened. */
export function ResultsStep() {
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ResultsPage />
    </Suspense>
  )
}
