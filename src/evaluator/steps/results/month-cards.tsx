import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../results/result-kinds'
import { Panel } from '../../../ui/panel'
import { ResultList } from './result-row'
import { hasPictureAtom, monthlyAtom } from './slices'

/** What comes in: from price tags to revenue without VAT. */
export function RevenueCard() {
  const { t } = useTranslation('results')
  return (
    <Panel title={t('cards.revenue')}>
      <ResultList
        rows={[
          'totalUnits',
          'ordersPerMonth',
          'grossSalesInclVAT',
          'discountsInclVAT',
          'shippingRevenueInclVAT',
          'netSalesInclVAT',
          'valuePerOrder',
          'salesExVAT',
        ]}
        totals={['salesExVAT']}
      />
    </Panel>
  )
}

const costRows: readonly ResultName[] = [
  'exFactorySAR',
  'perUnitInbound',
  'perUnitDuties',
  'weightedCustomsDutyPct',
  'unitCostBeforeYield',
  'weightedDefectPct',
  'weightedShortagePct',
  'finalUnitCost',
]

const hasDutiesAtom = atom((get) => get(monthlyAtom).perUnitDuties > 0)

/** What a unit costs until it can be sold. */
export function ProductCostCard() {
  const { t } = useTranslation('results')
  const hasDuties = useAtomValue(hasDutiesAtom)
  return (
    <Panel title={t('cards.product')} intro={t('cards.average')}>
      <ResultList
        rows={costRows}
        totals={['finalUnitCost']}
        notes={{ perUnitDuties: hasDuties ? t('disclosures.duty') : null }}
      />
    </Panel>
  )
}

/** The price that would leave the target margin, and the cost that would. */
export function PricingCard() {
  const { t } = useTranslation('results')
  return (
    <Panel title={t('cards.pricing')}>
      <ResultList
        rows={['suggestedPriceInclVAT', 'maxProductCostPerUnit']}
        notes={{ suggestedPriceInclVAT: t('cards.suggested') }}
      />
    </Panel>
  )
}

/** How many must be sold, and on which day of the month they are. */
export function BreakEvenCard() {
  const { t } = useTranslation('results')
  const { when, isNever } = useBreakEvenDay()
  return (
    <Panel title={t('cards.breakEven')} intro={t('cards.todaysMix')}>
      {isNever ? <p className="mb-3 font-semibold text-negative">{t('cards.cannot')}</p> : null}
      <ResultList
        rows={[
          'monthlyBreakEvenUnits',
          'revenueToBreakEven',
          'monthsToBreakEven',
          'monthlyUnitsSurplus',
          'monthlyUnitsShortfall',
          'safetyMarginPct',
        ]}
        totals={['monthlyBreakEvenUnits']}
        texts={{ monthsToBreakEven: when }}
      />
    </Panel>
  )
}

/** The day of the month on which costs are covered, in words; null without units. */
function useBreakEvenDay(): { when: string | null; isNever: boolean } {
  const { t } = useTranslation('results')
  const { contributionPerUnit, monthsToBreakEven } = useAtomValue(monthlyAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const isNever = hasPicture && contributionPerUnit !== null && contributionPerUnit <= 0
  if (!hasPicture || isNever) return { when: null, isNever }
  if (monthsToBreakEven === null) return { when: t('cards.notAtThisPace'), isNever }
  return { when: t('cards.onDay', { day: Math.max(1, Math.ceil(monthsToBreakEven * 30)) }), isNever }
}
