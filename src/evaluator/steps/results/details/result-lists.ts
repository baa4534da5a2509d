import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../../results/result-kinds'
import { useFormat } from '../../../state/use-format'
import { bottomLineAtom, disclosuresAtom, hasPictureAtom, monthlyAtom } from '../slices'

/** Results below each other, as on a statement, on screen and on paper. */
export interface ResultRows {
  rows: readonly ResultName[]
  /** Totals: stronger. */
  totals?: readonly ResultName[]
  /** Coloured by their sign. */
  signed?: readonly ResultName[]
  /** Left out while they are 0: what this plan does not use. */
  ifUsed?: readonly ResultName[]
  notes?: Partial<Record<ResultName, string | null | undefined>>
  /** What is written instead of the figure: 'Day 19'. */
  texts?: Partial<Record<ResultName, string | null | undefined>>
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
export function useRevenueRows(): ResultRows {
  return {
    rows: [
      'totalUnits',
      ...useOrderRows(),
      'grossSalesInclVAT',
      'discountsInclVAT',
      'shippingRevenueInclVAT',
      'refusedSalesInclVAT',
      'netSalesInclVAT',
      'valuePerOrder',
      'salesExVAT',
    ],
    totals: ['salesExVAT'],
    ifUsed: ['discountsInclVAT', 'shippingRevenueInclVAT', 'refusedSalesInclVAT'],
  }
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
export function useProductCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const basis = useAtomValue(dutyBasisAtom)
  return {
    rows: costRows,
    totals: ['finalUnitCost'],
    ifUsed: [
      'perUnitInbound',
      'perUnitDuties',
      'weightedCustomsDutyPct',
      'perUnitCustomsFee',
      'weightedDefectPct',
      'weightedShortagePct',
      'perUnitIrrecoverableVAT',
    ],
    notes: { perUnitDuties: basis ? t(`disclosures.${basis}`) : null },
  }
}

/** The price that would leave the target margin, and the cost that would. */
export function usePricingRows(): ResultRows {
  const { t } = useTranslation('results')
  return {
    rows: ['suggestedPriceInclVAT', 'exactPriceInclVAT', 'maxProductCostPerUnit'],
    notes: { suggestedPriceInclVAT: t('cards.suggested') },
  }
}

/** How many must be sold, and on which day of the month they are. */
export function useBreakEvenRows(): ResultRows & { isNever: boolean } {
  const { when, isNever } = useBreakEvenDay()
  return {
    isNever,
    rows: [
      'bottomLine.monthlyBreakEvenUnits',
      'bottomLine.revenueToBreakEven',
      'bottomLine.monthsToBreakEven',
      'bottomLine.monthlyUnitsSurplus',
      'bottomLine.monthlyUnitsShortfall',
      'bottomLine.safetyMarginPct',
      'bottomLine.breakEvenRoas',
    ],
    totals: ['bottomLine.monthlyBreakEvenUnits'],
    ifUsed: ['bottomLine.monthlyUnitsSurplus', 'bottomLine.monthlyUnitsShortfall'],
    texts: { 'bottomLine.monthsToBreakEven': when, 'bottomLine.safetyMarginPct': useSafetyText() },
  }
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

/** A word on a margin: from which figure on it is good, and from which it will do. */
function hint<T>(value: number | null, words: [good: T, fair: T, poor: T], [good, fair]: [number, number]): T | null {
  if (value === null) return null
  if (value >= good) return words[0]
  return value >= fair ? words[1] : words[2]
}

/** What grows with sales, and what it leaves. */
export function useVariableCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const { grossMarginPct } = useAtomValue(monthlyAtom)
  const { returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const gross = hint(grossMarginPct, [t('cards.great'), t('cards.decent'), t('cards.low')], [20, 10])
  return {
    rows: [
      'productCost',
      'packagingCost',
      'shippingCost',
      'gatewayFeePerOrder',
      'paymentCost',
      'fulfillmentCost',
      'refusedReturnCost',
      'totalCOGS',
      'grossProfit',
      'grossMarginPct',
      'productMarginPct',
      'newCustomersPerMonth',
      'weightedCAC',
      'bottomLine.orderMargin',
      'cacVariableCost',
      'contributionPerUnit',
      ...(returnsAndStockMo > 0 ? (['bottomLine.contributionPerUnit'] as const) : []),
    ],
    totals: ['totalCOGS', 'grossProfit', 'contributionPerUnit'],
    signed: ['grossProfit', 'contributionPerUnit', 'bottomLine.contributionPerUnit'],
    ifUsed: ['packagingCost', 'shippingCost', 'fulfillmentCost', 'refusedReturnCost'],
    notes: { grossMarginPct: gross && `${gross} ${t('thresholds.gross')}` },
  }
}

/** What must be paid whatever is sold, and what remains. */
export function useFixedCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const { operatingMarginPct, returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const hasAnnualBills = useAtomValue(disclosuresAtom).includes('annual')
  const poor = (operatingMarginPct ?? 0) < 0 ? t('cards.loses') : t('cards.tight')
  const operating = hint(operatingMarginPct, [t('cards.excellent'), t('cards.good'), poor], [15, 5])
  return {
    rows: [
      'marketingMo',
      'overheadsTechMo',
      'overheadsOpsMo',
      'socialInsuranceMo',
      'teamMo',
      'contingencyMo',
      'totalFixedCost',
      'oneTimeMo',
      'totalMonthlyCosts',
      'operatingIncome',
      ...(returnsAndStockMo > 0
        ? (['operatingMarginPct', 'bottomLine.returnsAndStockMo', 'bottomLine.operatingIncome'] as const)
        : []),
      'bottomLine.operatingMarginPct',
    ],
    ifUsed: [
      'marketingMo',
      'overheadsTechMo',
      'overheadsOpsMo',
      'socialInsuranceMo',
      'teamMo',
      'contingencyMo',
      'oneTimeMo',
    ],
    totals: ['totalFixedCost', 'operatingIncome', 'bottomLine.operatingIncome'],
    signed: ['operatingIncome', 'bottomLine.operatingIncome'],
    notes: {
      'bottomLine.operatingMarginPct': operating && `${operating} ${t('thresholds.operating')}`,
      oneTimeMo: t('cards.withinFixed'),
      totalFixedCost: hasAnnualBills ? t('disclosures.annual') : null,
      operatingIncome: t('disclosures.zakat'),
    },
  }
}
