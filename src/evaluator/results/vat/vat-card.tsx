import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { hasVatAtom } from '../slices'

const VatPanel = lazyPage(() => import('./vat-panel').then((module) => module.VatPanel), 'vat')

/** What VAT costs or brings; nothing where there is none. */
export function VatCard() {
  if (!useAtomValue(hasVatAtom)) return null
  return (
    <Suspense fallback={<div className="min-h-72 rounded-panel border border-line bg-surface" />}>
      <VatPanel />
    </Suspense>
  )
}
