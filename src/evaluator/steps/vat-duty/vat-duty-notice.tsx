import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { isDutyAtom } from './use-vat-duty'

const VatDutyText = lazyPage(() => import('./vat-duty-text').then((module) => module.VatDutyText), 'vat')

/** Says where sales are typed from when registering for VAT is a duty; nothing while it is none. */
export function VatDutyNotice() {
  if (!useAtomValue(isDutyAtom)) return null
  return (
    <Suspense fallback={null}>
      <VatDutyText />
    </Suspense>
  )
}
