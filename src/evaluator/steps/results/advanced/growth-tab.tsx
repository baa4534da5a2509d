import { useTranslation } from 'react-i18next'
import { ResultList, useResult } from '../result-row'

/** What growth brings, and the money that it takes. */
export function GrowthTab() {
  const { t } = useTranslation('results')
  return (
    <>
      <ResultList
        wide
        rows={[
          'projectedRevenue6Months',
          'projectedRevenue12Months',
          'scalingCapitalRequired',
          'growthSustainabilityScore',
          'riskAdjustedROI',
        ]}
        signed={['riskAdjustedROI']}
        texts={{ riskAdjustedROI: useLostCapital() }}
        notes={{ growthSustainabilityScore: t('advanced.growthOf100') }}
      />
      <p className="mt-3 max-w-[68ch] text-small text-muted">{t('disclosures.growth')}</p>
    </>
  )
}

/** A return below minus everything: in words, for no more than the capital can be lost. */
function useLostCapital(): string | null {
  const { t } = useTranslation('results')
  const { value } = useResult('riskAdjustedROI')
  return value !== null && value < -100 ? t('advanced.losesCapital') : null
}
