import { useAtomValue } from 'jotai'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { soughtResultAtom } from '../../state/navigation/go-to-result'
import { CashChart } from '../advanced/cash-chart'
import { CashFigures } from '../advanced/cash-figures'
import { CustomersTab } from '../advanced/customers-tab'
import { GrowthTab } from '../advanced/growth-tab'
import { HealthPanel } from '../advanced/health-panel'
import { InventoryTab } from '../advanced/inventory-tab'
import { KeyFigures } from '../advanced/key-figures'
import { MarginStatus } from '../cards/benchmark-card'
import { Fold, UnfoldedContext } from '../cards/fold'
import { FixedCostsFigures, VariableCostsFigures } from '../cards/margin-cards'
import { BreakEvenFigures, PricingFigures, ProductCostFigures, RevenueFigures } from '../cards/month-cards'
import { BreakEvenChart } from '../charts/break-even-chart'
import { CompositionChart } from '../charts/composition-chart'
import { advancedAtom, hasCashPlanAtom, performanceBadgeAtom } from '../slices'
import { useNotEnough } from '../use-not-enough'
import { Prices } from './prices'

/** Every result, folded to one line for each part of the calculation. */
export function AllFigures({ unfolded = false }: { unfolded?: boolean }) {
  const { t } = useTranslation('results')
  const sought = useAtomValue(soughtResultAtom)
  const [areOpen, setOpen] = useState(useContext(UnfoldedContext) || unfolded)
  const [shownFor, setShownFor] = useState<typeof sought>(null)
  // One of the figures was asked for by its name.
  if (sought !== shownFor) {
    setShownFor(sought)
    if (sought !== null) setOpen(true)
  }
  return (
    <Panel
      id="all-figures"
      title={t('allFigures.title')}
      aside={
        <button
          type="button"
          onClick={() => setOpen(!areOpen)}
          className="min-h-11 px-1 text-small text-info underline decoration-dotted underline-offset-4 print:hidden"
        >
          {t(areOpen ? 'allFigures.fold' : 'allFigures.unfold')}
        </button>
      }
    >
      <UnfoldedContext key={String(areOpen)} value={areOpen}>
        <div>
          <MonthFolds />
          <AdvancedFolds />
        </div>
      </UnfoldedContext>
    </Panel>
  )
}

function MonthFolds() {
  const { t } = useTranslation('results')
  return (
    <>
      <Fold title={t('cards.revenue')} total="salesExVAT">
        <RevenueFigures />
      </Fold>
      <Fold title={t('cards.product')} total="finalUnitCost">
        <ProductCostFigures />
      </Fold>
      <Fold title={t('cards.variable')} total="grossProfit">
        <VariableCostsFigures />
      </Fold>
      <Fold title={t('cards.fixed')} total="bottomLine.operatingIncome">
        <Performance />
        <FixedCostsFigures />
      </Fold>
      <Fold title={t('allFigures.composition')} total="bottomLine.totalMonthlyCosts">
        <CompositionChart />
      </Fold>
      <Fold title={t('cards.pricing')} total="suggestedPriceInclVAT">
        <Prices />
        <PricingFigures />
      </Fold>
      <Fold title={t('cards.breakEven')} total="bottomLine.monthlyBreakEvenUnits">
        <BreakEvenFigures />
        <div className="mt-6">
          <BreakEvenChart />
        </div>
      </Fold>
      <Fold title={t('allFigures.category')}>
        <MarginStatus />
      </Fold>
    </>
  )
}

/** The badge of the month, and from which margin on it is given. */
function Performance() {
  const { t } = useTranslation(['results', 'options'])
  const badge = useAtomValue(performanceBadgeAtom)
  if (!badge) return null
  return (
    <p className="mb-3 text-small">
      <span className="font-medium">{t('results:badge', { badge: t(`options:performanceBadges.${badge}`) })}</span>{' '}
      <span className="text-muted">{t('results:thresholds.badge')}</span>
    </p>
  )
}

/** The curve of the advanced analysis, which cash by month replaces where it is on. */
function QuickEstimate() {
  const { t } = useTranslation('results')
  return (
    <div className="mb-6">
      <p className="mb-3 max-w-line text-small text-muted">{t('advanced.quickEstimateNote')}</p>
      <CashChart level={3} />
    </div>
  )
}

function AdvancedFolds() {
  const { t } = useTranslation('results')
  const hasCashPlan = useAtomValue(hasCashPlanAtom)
  // What is needed stands for the whole only where it is enough.
  const cash = useNotEnough('estimate') ? 'monthlyFreeCashFlow' : 'peakFundingNeed'
  if (!useAtomValue(advancedAtom)) return null
  return (
    <>
      <Fold title={t('advanced.health')} total="businessHealthScore">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <KeyFigures />
          <HealthPanel />
        </div>
      </Fold>
      <Fold title={t('tabs.clv')} total="customerLifetimeValue">
        <CustomersTab />
      </Fold>
      <Fold title={t(hasCashPlan ? 'tabs.cashEstimate' : 'tabs.cash')} total={cash}>
        {hasCashPlan ? <QuickEstimate /> : null}
        <CashFigures />
      </Fold>
      <Fold title={t('tabs.inventory')} total="averageInventoryValue">
        <InventoryTab />
      </Fold>
      <Fold title={t('tabs.growth')} total="projectedRevenue12Months">
        <GrowthTab />
      </Fold>
    </>
  )
}
