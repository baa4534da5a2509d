import { useAtomValue } from 'jotai'
import { DecisionsSection } from '../../../decisions/decisions-section'
import { isReaderAtom } from '../../../state/atoms'
import { FollowingResults } from '../../../state/following-results'
import { printsAllAtom } from '../../../state/printing'
import { BenchmarkCard } from '../benchmark-card'
import { WaterfallChart } from '../charts/waterfall-chart'
import { CodCard } from '../cod/cod-card'
import { Disclosures, RealityCheck } from '../disclosures'
import { VatCard } from '../vat/vat-card'
import { VatDutyLine } from '../vat/vat-duty-notice'
import { AllFigures } from './all-figures'
import { CashByMonth } from './cash-by-month'
import { UnfoldedContext } from './fold'
import { OrderChart } from './order-chart'
import { PartLinks } from './part-links'
import { ProductTable } from './product-table'
import { Scenarios } from './scenarios'
import { WhatItTakes } from './what-it-takes'

/** The results below their top, in the order in which a founder asks. */
export function ResultsDetails() {
  const isReader = useAtomValue(isReaderAtom)
  const printsAll = useAtomValue(printsAllAtom)
  return (
    // Everything is printed unfolded.
    <UnfoldedContext key={String(printsAll)} value={printsAll}>
      <PartLinks />
      <FollowingResults>
        <VatDutyLine />
        <WhatItTakes />
        <div className="on-one-page">
          <CashByMonth />
        </div>
        <div className="grid gap-2 sm:gap-6 @3xl:grid-cols-2">
          <OrderChart />
          <WaterfallChart />
        </div>
        <ProductTable />
        <AllFigures />
      </FollowingResults>
      {isReader ? null : (
        <div id="could-change">
          <DecisionsSection />
        </div>
      )}
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
