import { type createStore, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { KeptStatus } from './guest-draft/draft-status'
import { SampleBanner } from './guest-draft/sample-banner'
import { firstStepAtom } from './state/atoms'
import { keepOnDevice } from './state/plan-store'
import { loadReferenceDataLater } from './state/reference-data'
import { stepPages } from './steps/step-pages'
import { Evaluator } from './wizard/evaluator'
import { Header } from './wizard/header'
import { stepOfQuery } from './wizard/step-location'
import { Toolbar } from './wizard/toolbar'

const KeepPlanDialog = lazy(() => import('./guest-draft/keep-plan-dialog'))

/** Loads the page of the step that an address opens: what the document shows already must not vanish meanwhile. */
export async function preloadFirstStep(store: ReturnType<typeof createStore>, query: URLSearchParams): Promise<void> {
  const step = stepOfQuery(query) ?? store.get(firstStepAtom)
  if (step !== 'results') await stepPages[step].preload()
}

/** The evaluator without an account: the sample store, or a plan of one's own kept on this device. */
export function DemoPage() {
  const store = useStore()
  useEffect(() => keepOnDevice(store), [store])
  useEffect(() => loadReferenceDataLater(store), [store])
  const [done, setDone] = useState(false)
  return (
    <>
      <Evaluator
        header={<Header status={<KeptStatus />} actions={<Toolbar />} />}
        banner={<SampleBanner />}
        onComplete={() => setDone(true)}
      />
      {done ? (
        <Suspense fallback={null}>
          <KeepPlanDialog onClose={() => setDone(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
