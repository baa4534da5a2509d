import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useConclusionTexts } from '../../../results/conclusion/use-conclusion-texts'
import { Notice } from '../../../ui/notice'
import { FollowingResults } from '../../state/following-results'
import { printsAllAtom } from '../../state/printing'
import { BenchmarkCard } from '../cards/benchmark-card'
import { UnfoldedContext } from '../cards/fold'
import { WaterfallChart } from '../charts/waterfall-chart'
import { CodCard } from '../cod/cod-card'
import { concludedAtom } from '../concluded'
import { VatCard } from '../vat/vat-card'
import { AllFigures } from './all-figures'
import { Disclosures, RealityCheck } from './disclosures'
import { OrderChart } from './order-chart'
import { PartLinks } from './part-links'
import { ProductTable } from './product-table'
import { Scenarios } from './scenarios'
import { WhatItTakes } from './what-it-takes'

/** The results below their top, in the order in which a founder asks. */
export function ResultsDetails({ decisions }: { decisions?: ReactNode }) {
  const printsAll = useAtomValue(printsAllAtom)
  return (
    // Everything is printed unfolded.
    <UnfoldedContext key={String(printsAll)} value={printsAll}>
      <PartLinks />
      <FollowingResults>
        <RegistrationLine />
        <WhatItTakes />
        <OrderChart />
        <WaterfallChart />
        <ProductTable />
        <AllFigures />
      </FollowingResults>
      {decisions ? <div id="could-change">{decisions}</div> : null}
      <FollowingResults>
        <CodCard />
        <VatCard />
        <BenchmarkCard />
        <Scenarios />
        <RealityCheck />
        <Disclosures />
      </FollowingResults>
    </UnfoldedContext>
  )
}

/** In which state of VAT the figures are, where registering becomes a duty; nothing while it is none. */
function RegistrationLine() {
  const texts = useConclusionTexts()
  const { registration } = texts(useAtomValue(concludedAtom))
  return registration === null ? null : <Notice variant="warning">{registration}</Notice>
}
