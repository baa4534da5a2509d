import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { hasCashPlanAtom } from '../slices'

export const CashPanel = lazyPage(() => import('./cash-panel').then((module) => module.CashPanel), 'cash')

/** Cash by month, loaded where it is on; nothing while it is off. */
export function CashPlanSection() {
  if (!useAtomValue(hasCashPlanAtom)) return null
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <CashPanel />
    </Suspense>
  )
}
