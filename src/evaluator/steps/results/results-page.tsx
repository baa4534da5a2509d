import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice'
import { useFormat } from '../../state/use-format'
import { missingAtom } from '../../summary/summary-figures'
import { AdvancedDashboard } from './advanced/advanced-dashboard'
import { BenchmarkCard } from './benchmark-card'
import { BreakEvenChart } from './charts/break-even-chart'
import { CompositionChart } from './charts/composition-chart'
import { WaterfallChart } from './charts/waterfall-chart'
import { Disclosures, RealityCheck } from './disclosures'
import { FormProgress } from './form-progress'
import { FixedCostsCard, VariableCostsCard } from './margin-cards'
import { BreakEvenCard, PricingCard, ProductCostCard, RevenueCard } from './month-cards'
import { breakEvenStateAtom, monthlyAtom } from './slices'
import { VerdictPanel } from './verdict-panel'

/** A column of its own, so that an explanation that opens moves only what stands below it. */
const column = 'flex min-w-0 flex-col gap-6'

/** The results: first the verdict in a sentence, then pictures, cards, the advanced analysis and what to keep in mind. */
export function ResultsPage() {
  return (
    <div className="@container flex flex-col gap-6">
      <Alert />
      <VerdictPanel />
      <WaterfallChart />
      <div className="grid items-start gap-6 @2xl:grid-cols-2">
        <div className={column}>
          <RevenueCard />
          <ProductCostCard />
          <VariableCostsCard />
        </div>
        <div className={column}>
          <FixedCostsCard />
          <PricingCard />
          <BreakEvenCard />
          <BreakEvenChart />
        </div>
      </div>
      <div className="grid gap-6 empty:hidden @2xl:grid-cols-2">
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
  const { t } = useTranslation(['results', 'evaluator'])
  const state = useAtomValue(breakEvenStateAtom)
  const missing = useAtomValue(missingAtom)
  const { contributionPerUnit } = useAtomValue(monthlyAtom)
  const { money } = useFormat()
  if (missing) {
    return (
      <Notice variant="warning" live>
        {t(`evaluator:rail.${missing}`)}
      </Notice>
    )
  }
  if (state !== 'never') return null
  return (
    <Notice variant="error" live>
      {contributionPerUnit !== null && contributionPerUnit < 0 ? (
        <p className="font-semibold">{t('results:alerts.eachUnitLoses', { amount: money(-contributionPerUnit) })}</p>
      ) : null}
      <p className="text-small">{t('results:alerts.negative')}</p>
    </Notice>
  )
}
