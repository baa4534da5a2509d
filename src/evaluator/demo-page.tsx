import { useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Evaluator } from './evaluator'
import { Header } from './header'
import { KeptStatus } from './kept-status'
import { keepOnDevice } from './plan-store'
import { loadReferenceDataLater } from './reference-data'
import { SampleBanner } from './sample-banner'
import { Toolbar } from './toolbar'

const KeepPlanDialog = lazy(() => import('./keep-plan-dialog'))

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
