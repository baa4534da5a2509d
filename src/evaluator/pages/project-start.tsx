import { useStore } from 'jotai'
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { trpc } from '../../api'
import type { StepId } from '../../domain/options'
import { begunPlan } from '../../domain/quick-start/begun-plan'
import { lazyPage } from '../../i18n/lazy-page'
import type { SoldBy } from '../actuals/begin/sell-already'
import { inParts } from '../saving/guest/device-actuals'
import { useSaveSession } from '../saving/session-context'
import { planAtom } from '../state/atoms'
import { useChange } from '../state/use-change'
import { QuickStart } from '../steps/quick-start/quick-start'
import { PlanDialogs } from '../wizard/plan-dialogs'

const SellAlready = lazyPage(
  () => import('../actuals/begin/sell-already').then((module) => module.SellAlready),
  'actuals',
  'sales',
  'files',
)

/** The quick start of a project that has no product yet, or was begun here. */
export function ProjectStart({ header, notice }: { header: ReactNode; notice: ReactNode }) {
  const store = useStore()
  const change = useChange()
  const { begin, project } = useSaveSession()
  const { client } = trpc.useUtils()
  const [sellingBy, setSellingBy] = useState<SoldBy | null>(null)
  const [, setQuery] = useSearchParams()
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    if (store.get(planAtom).products.length === 0) begin()
    // One whose products were all taken out is begun by an edit.
    if (store.get(planAtom).products.length === 0) change('products', begunPlan)
    setReady(true)
  }, [store, change, begin])
  if (!isReady) return null
  const leave = (step: StepId) => setQuery({ step })
  return (
    <>
      <QuickStart
        header={header}
        notice={notice}
        onLeave={leave}
        onStarter={(starter) => {
          // The project keeps its name, and its store is called like it.
          change('storeName', ({ storeName }) => ({ ...starter, storeName: storeName.trim() || starter.storeName }))
          leave('results')
        }}
        onSell={setSellingBy}
      />
      {sellingBy ? (
        <Suspense fallback={null}>
          <SellAlready
            by={sellingBy}
            keep={async (rows) => {
              for (const months of inParts(rows)) await client.actuals.put.mutate({ id: project.id, months })
            }}
            onPlan={(plan) => {
              change('products', () => plan)
              leave('costs')
            }}
            onClose={() => setSellingBy(null)}
          />
        </Suspense>
      ) : null}
      <PlanDialogs />
    </>
  )
}
