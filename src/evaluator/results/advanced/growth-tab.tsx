import { useTranslation } from 'react-i18next'
import { listedResults } from '../../../results/result-lists'
import { ResultList } from '../cards/result-row'
import { useLostCapital } from './use-lost-capital'
import { useGrowthPoints } from './use-points'

/** What growth brings, and the money that it takes. */
export function GrowthTab() {
  const { t } = useTranslation('results')
  return (
    <>
      <ResultList
        wide
        {...listedResults('growth')}
        notes={{
          riskAdjustedROI: t('advanced.returnNote'),
          growthSustainabilityScore: t('advanced.sustainabilityNote'),
        }}
        texts={{ riskAdjustedROI: useLostCapital(), growthSustainabilityScore: useGrowthPoints() }}
      />
      <p className="mt-3 max-w-line text-small text-muted">{t('disclosures.growth')}</p>
    </>
  )
}
