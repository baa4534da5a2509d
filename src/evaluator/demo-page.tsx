import { useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { KeptStatus } from './guest-draft/draft-status'
import { SampleBanner } from './guest-draft/sample-banner'
import { keepOnDevice } from './state/plan-store'
import { loadReferenceDataLater } from './state/reference-data'
import { Evaluator } from './wizard/evaluator'
import { Header } from './wizard/header'
import { Toolbar } from './wizard/toolbar'

const KeepPlanDialog = lazy(() => import('./guest-draft/keep-plan-dialog'))

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
