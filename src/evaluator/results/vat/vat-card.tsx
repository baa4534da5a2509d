import { atom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { vatTerms } from '../../../domain/model/month/vat-terms'
import { lazyPage } from '../../../i18n/lazy-page'
import { planAtom } from '../../state/atoms'

const VatPanel = lazyPage(() => import('./vat-panel').then((module) => module.VatPanel), 'vat')

/** A plan whose VAT rate is 0 has no VAT anywhere. */
const hasVatAtom = atom((get) => vatTerms(get(planAtom)).rate > 0)

/** What VAT costs or brings; nothing where there is none. */
export function VatCard() {
  if (!useAtomValue(hasVatAtom)) return null
  return (
    <Suspense fallback={<div className="min-h-48 rounded-panel border border-line bg-surface" />}>
      <VatPanel />
    </Suspense>
  )
}
