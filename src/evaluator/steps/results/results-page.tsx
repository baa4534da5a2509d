import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice'
import { evaluationAtom } from '../../atoms'
import { AdvancedDashboard } from './advanced-dashboard'
import { BenchmarkCard } from './benchmark-card'
import { BreakEvenCard } from './break-even-card'
import { MonthCards } from './month-cards'
import { BreakEvenChart, CompositionChart, WaterfallChart } from './month-charts'
import { Disclosures, FormProgress, RealityCheck } from './notes'
import { VerdictPanel } from './verdict-panel'

/** The results: first the verdict in a sentence, then pictures, cards, the advanced analysis and what to keep in mind. */
export function ResultsPage() {
  const { t } = useTranslation('results')
  const { breakEvenState } = useAtomValue(evaluationAtom)
  return (
    <>
      {breakEvenState === 'no-units' ? (
        <Notice look="warning" live>
          {t('alerts.noUnits')}
        </Notice>
      ) : null}
      {breakEvenState === 'never' ? (
        <Notice look="error" live>
          {t('alerts.negative')}
        </Notice>
      ) : null}
      <VerdictPanel />
      <WaterfallChart />
      <MonthCards />
      <BreakEvenCard />
      <BreakEvenChart />
      <CompositionChart />
      <BenchmarkCard />
      <AdvancedDashboard />
      <RealityCheck />
      <Disclosures />
      <FormProgress />
    </>
  )
}
