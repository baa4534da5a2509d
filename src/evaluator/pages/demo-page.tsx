import { type createStore, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { lazyPage } from '../../i18n/lazy-page'
import { DraftStatus, DraftTrouble } from '../saving/guest/draft-status'
import { keepOnDevice } from '../saving/guest/plan-store'
import { SampleBanner } from '../saving/guest/sample-banner'
import { firstStepAtom } from '../state/atoms'
import { stepOfQuery } from '../state/navigation/step-location'
import { loadReferenceDataLater } from '../state/reference/reference-data'
import { stepPages } from '../steps/step-pages'
import { Evaluator } from '../wizard/evaluator'
import { Header } from '../wizard/header'
import { OpenPlan } from './open-plan-later'

const KeepPlanDialog = lazy(() => import('./keep-plan-dialog'))
const NeedsAccountDialog = lazyPage(
  () => import('../sharing/needs-account-dialog').then((module) => module.NeedsAccountDialog),
  'sharing',
)
const GuestCompare = lazyPage(
  () => import('./guest-compare').then((module) => module.GuestCompare),
  'compare',
  'results',
)
const guestStart = () => import('./guest-start')
const GuestStart = lazyPage(
  () => guestStart().then((module) => module.GuestStart),
  'quickStart',
  'questions',
  'stores',
  'fields',
  'rules',
  'costs',
)

/** Loads the page of the step that an address opens: what the document shows already must not vanish meanwhile. */
export async function preloadFirstStep(store: ReturnType<typeof createStore>, query: URLSearchParams): Promise<void> {
  if (query.has('start')) {
    const [{ openOwnPlan }] = await Promise.all([guestStart(), GuestStart.preload()])
    return openOwnPlan(store)
  }
  const step = stepOfQuery(query) ?? store.get(firstStepAtom)
  if (step !== 'results') await stepPages[step].preload()
}

/** The evaluator without an account: the sample store, or the guest's own plan kept on this device. */
export function DemoPage() {
  const store = useStore()
  useEffect(() => keepOnDevice(store), [store])
  useEffect(() => loadReferenceDataLater(store), [store])
  const [keeping, setKeeping] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [query, setQuery] = useSearchParams()
  if (query.has('start')) {
    return (
      <Suspense fallback={null}>
        <GuestStart />
      </Suspense>
    )
  }
  if (query.has('compare')) {
    return (
      <Suspense fallback={null}>
        <GuestCompare />
      </Suspense>
    )
  }
  return (
    <>
      <Evaluator
        header={
          <Header
            status={<DraftStatus />}
            onShare={() => setSharing(true)}
            onCompare={() => setQuery({ compare: '' })}
            onOpenFile={() => setOpening(true)}
          />
        }
        trouble={<DraftTrouble />}
        banner={<SampleBanner onKeep={() => setKeeping(true)} />}
        onComplete={() => setKeeping(true)}
      />
      {isOpening ? (
        <Suspense fallback={null}>
          <OpenPlan place="device" onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
      {keeping ? (
        <Suspense fallback={null}>
          <KeepPlanDialog onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
      {isSharing ? (
        <Suspense fallback={null}>
          <NeedsAccountDialog onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
