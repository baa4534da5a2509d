import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice'
import { AdvancedDashboard } from './advanced-dashboard'
import { BenchmarkCard } from './benchmark-card'
import { BreakEvenChart } from './break-even-chart'
import { CompositionChart } from './composition-chart'
import { Disclosures, RealityCheck } from './disclosures'
import { FormProgress } from './form-progress'
import { FixedCostsCard, VariableCostsCard } from './margin-cards'
import { BreakEvenCard, PricingCard, ProductCostCard, RevenueCard } from './month-cards'
import { breakEvenStateAtom } from './slices'
import { VerdictPanel } from './verdict-panel'
import { WaterfallChart } from './waterfall-chart'

const pair = 'grid gap-6 @2xl:grid-cols-2'

/** The results: first the verdict in a sentence, then pictures, cards, the advanced analysis and what to keep in mind. */
export function ResultsPage() {
  return (
    <div className="@container flex flex-col gap-6">
      <Alert />
      <VerdictPanel />
      <WaterfallChart />
      <div className={pair}>
        <RevenueCard />
        <ProductCostCard />
        <VariableCostsCard />
        <div className="flex min-w-0 flex-col gap-6">
          <FixedCostsCard />
          <PricingCard />
        </div>
        <BreakEvenCard />
        <BreakEvenChart />
      </div>
      <div className={pair}>
        <CompositionChart />
        <BenchmarkCard />
      </div>
      <AdvancedDashboard />
      <RealityCheck />
      <Disclosures />
      <FormProgress />
    </div>
  )
}

/** What keeps the results from being good, or from being there at all. */
function Alert() {
  const { t } = useTranslation('results')
  const state = useAtomValue(breakEvenStateAtom)
  if (state === 'no-units') {
    return (
      <Notice look="warning" live>
        {t('alerts.noUnits')}
      </Notice>
    )
  }
  if (state !== 'never') return null
  return (
    <Notice look="error" live>
      {t('alerts.negative')}
    </Notice>
  )
}
