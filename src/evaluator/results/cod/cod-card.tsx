import { atom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../../i18n/lazy-page'
import { evaluatedInStateAtom } from '../concluded'

const CodPanel = lazyPage(() => import('./cod-panel').then((module) => module.CodPanel), 'cod')

const hasCodAtom = atom((get) => get(evaluatedInStateAtom).cod !== null)

/** Cash on delivery against prepaid orders; nothing without cash on delivery. */
export function CodCard() {
  if (!useAtomValue(hasCodAtom)) return null
  return (
    <Suspense fallback={<div className="min-h-48 rounded-panel border border-line bg-surface" />}>
      <CodPanel />
    </Suspense>
  )
}
