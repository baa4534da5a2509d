import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { listedResults } from '../../../results/result-lists'
import { useMonthName } from '../../state/use-month-name'
import { ResultList } from '../cards/result-row'
import { plannedGrowthAtom } from '../cash/planned-growth'
import { advancedAtom, disclosuresAtom } from '../slices'
import { useNotEnough } from '../use-not-enough'
import { useEstimateConditions } from './use-estimate-conditions'

/** What cash is tied up in, how deep it falls and when it is back. */
export function CashFigures() {
  const { t } = useTranslation('results')
  const notEnough = useNotEnough('estimate')
  const vat = useAtomValue(disclosuresAtom).find((id) => id === 'importVat' || id === 'importVatInPlan')
  return (
    <>
      <ul className="mb-4 grid max-w-line gap-1 text-small text-muted">
        <NoGrowth />
        {useEstimateConditions().map((text) => (
          <li key={text}>{text}</li>
        ))}
        {vat ? <li>{t(`disclosures.${vat}`)}</li> : null}
      </ul>
      <ResultList
        wide
        {...listedResults('cash')}
        notes={{
          peakFundingNeed: notEnough?.note ?? t('advanced.ifMonthOne'),
          monthlyFreeCashFlow: t('advanced.flatMonth'),
        }}
        texts={{ peakFundingNeed: notEnough?.text }}
      />
    </>
  )
}

function NoGrowth() {
  const { t } = useTranslation('results')
  const monthName = useMonthName()
  const month = useAtomValue(advancedAtom)?.flatCashBreakevenMonth ?? null
  // It counts sales that fall as they are planned to.
  if ((useAtomValue(plannedGrowthAtom) ?? 0) < 0) return null
  return <li>{month === null ? t('advanced.noGrowthNever') : t('advanced.noGrowth', { month: monthName(month) })}</li>
}
