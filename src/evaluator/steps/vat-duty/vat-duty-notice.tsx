import { atom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { evaluationAtom } from '../../state/atoms'

const VatDutyText = lazyPage(() => import('./vat-duty-text').then((module) => module.VatDutyText), 'vat')

const VatDutySentence = lazyPage(() => import('./vat-duty-text').then((module) => module.VatDutySentence), 'vat')

const isDutyAtom = atom((get) => get(evaluationAtom).vat.mustRegisterMonth !== null)

/** Says where sales are typed from when registering for VAT is a duty; nothing while it is none. */
export function VatDutyNotice() {
  if (!useAtomValue(isDutyAtom)) return null
  return (
    <Suspense fallback={null}>
      <VatDutyText />
    </Suspense>
  )
}

/** The same in one sentence, at the head of the results: the card below has the rest. */
export function VatDutyLine() {
  if (!useAtomValue(isDutyAtom)) return null
  return (
    <Suspense fallback={null}>
      <VatDutySentence />
    </Suspense>
  )
}
