import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../results/result-kinds'
import { useBreakEvenText } from '../../../results/use-break-even-text'
import { useFormat } from '../../state/use-format'
import { ResultList } from './result-row'
import {
  bottomLineAtom,
  breakEvenStateAtom,
  disclosuresAtom,
  hasPictureAtom,
  monthlyAtom,
  monthResultsAtom,
} from './slices'

/** What holds for all figures below. */
function Intro({ children }: { children: string }) {
  return <p className="mb-2 max-w-[68ch] text-small text-muted">{children}</p>
}

/** Orders that are not all shipped or not all delivered are told apart; where they are, one row says it. */
function useOrderRows(): readonly ResultName[] {
  const { ordersPerMonth, shippedOrdersPerMonth, refusedOrdersMo } = useAtomValue(monthlyAtom)
  return [
    'ordersPerMonth',
    ...(shippedOrdersPerMonth === ordersPerMonth ? [] : (['shippedOrdersPerMonth'] as const)),
    ...(refusedOrdersMo === 0 ? [] : (['refusedOrdersMo', 'deliveredOrdersMo'] as const)),
  ]
}

/** What comes in: from price tags to revenue without VAT. */
export function RevenueFigures() {
  return (
    <ResultList
      rows={[
        'totalUnits',
        ...useOrderRows(),
        'grossSalesInclVAT',
        'discountsInclVAT',
        'shippingRevenueInclVAT',
        'refusedSalesInclVAT',
        'netSalesInclVAT',
        'valuePerOrder',
        'salesExVAT',
      ]}
      totals={['salesExVAT']}
      ifUsed={['discountsInclVAT', 'shippingRevenueInclVAT', 'refusedSalesInclVAT']}
    />
  )
}

const costRows: readonly ResultName[] = [
  'exFactorySAR',
  'perUnitInbound',
  'perUnitDuties',
  'weightedCustomsDutyPct',
  'perUnitCustomsFee',
  'unitCostBeforeYield',
  'weightedDefectPct',
  'weightedShortagePct',
  'perUnitIrrecoverableVAT',
  'finalUnitCost',
]

/** What duty is taken on; nothing without duty. */
const dutyBasisAtom = atom((get) => get(disclosuresAtom).find((id) => id === 'duty' || id === 'dutyCif'))

/** What a unit costs until it can be sold. */
export function ProductCostFigures() {
  const { t } = useTranslation('results')
  const basis = useAtomValue(dutyBasisAtom)
  return (
    <>
      <Intro>{t('cards.average')}</Intro>
      <ResultList
        rows={costRows}
        totals={['finalUnitCost']}
        ifUsed={[
          'perUnitInbound',
          'perUnitDuties',
          'weightedCustomsDutyPct',
          'perUnitCustomsFee',
          'weightedDefectPct',
          'weightedShortagePct',
          'perUnitIrrecoverableVAT',
        ]}
        notes={{ perUnitDuties: basis ? t(`disclosures.${basis}`) : null }}
      />
    </>
  )
}

/** The price that would leave the target margin, and the cost that would. */
export function PricingFigures() {
  const { t } = useTranslation('results')
  return (
    <ResultList
      rows={['suggestedPriceInclVAT', 'exactPriceInclVAT', 'maxProductCostPerUnit']}
      notes={{ suggestedPriceInclVAT: t('cards.suggested') }}
    />
  )
}

/** How many must be sold, and on which day of the month they are. */
export function BreakEvenFigures() {
  const { t } = useTranslation('results')
  const { when, isNever } = useBreakEvenDay()
  return (
    <>
      <BreakEvenSentence />
      <Intro>{t('cards.todaysMix')}</Intro>
      {isNever ? <p className="mb-3 font-semibold text-negative">{t('cards.cannot')}</p> : null}
      <ResultList
        rows={[
          'bottomLine.monthlyBreakEvenUnits',
          'bottomLine.revenueToBreakEven',
          'bottomLine.monthsToBreakEven',
          'bottomLine.monthlyUnitsSurplus',
          'bottomLine.monthlyUnitsShortfall',
          'bottomLine.safetyMarginPct',
          'bottomLine.breakEvenRoas',
        ]}
        totals={['bottomLine.monthlyBreakEvenUnits']}
        ifUsed={['bottomLine.monthlyUnitsSurplus', 'bottomLine.monthlyUnitsShortfall']}
        texts={{ 'bottomLine.monthsToBreakEven': when, 'bottomLine.safetyMarginPct': useSafetyText() }}
      />
    </>
  )
}

/** How far the month is from its break-even, and the way there. */
export function BreakEvenSentence() {
  const { t } = useTranslation('results')
  const results = useAtomValue(monthResultsAtom)
  const state = useAtomValue(breakEvenStateAtom)
  const text = useBreakEvenText(results, state)
  if (!text) return null
  return (
    <div className="mb-3 max-w-[68ch]">
      <p>{text}</p>
      {state === 'needs-units' ? (
        <p className="text-muted">
          {t('verdict.fixedTooHigh')} {t('verdict.toProfit')}
        </p>
      ) : null}
    </div>
  )
}

/** Below break-even: by how much sales must rise, in words. */
function useSafetyText(): string | null {
  const { t } = useTranslation('results')
  const { percent } = useFormat()
  const { safetyMarginPct } = useAtomValue(bottomLineAtom)
  if (safetyMarginPct === null || safetyMarginPct >= 0) return null
  return t('cards.salesMustRise', { percent: percent(-safetyMarginPct) })
}

/** The day of the month on which costs are covered, in words; null without units. */
function useBreakEvenDay(): { when: string | null; isNever: boolean } {
  const { t } = useTranslation('results')
  const { contributionPerUnit, monthsToBreakEven } = useAtomValue(bottomLineAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const isNever = hasPicture && contributionPerUnit !== null && contributionPerUnit <= 0
  if (!hasPicture || isNever) return { when: null, isNever }
  if (monthsToBreakEven === null) return { when: t('cards.notAtThisPace'), isNever }
  return { when: t('cards.onDay', { day: Math.max(1, Math.ceil(monthsToBreakEven * 30)) }), isNever }
}
