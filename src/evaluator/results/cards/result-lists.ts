import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { breakEvenDay } from '../../../domain/model/results/break-even-day'
import type { ResultName } from '../../../domain/model/results/sections'
import { benchmarkStatus } from '../../../domain/reference/benchmarks'
import { type ListedResults, listedResults } from '../../../results/result-lists'
import { useFormat } from '../../state/use-format'
import {
  advancedAtom,
  benchmarkAtom,
  bottomLineAtom,
  disclosuresAtom,
  hasPictureAtom,
  isInSarAtom,
  monthlyAtom,
} from '../slices'

/** Results below each other, as on a statement, on screen and on paper. */
export interface ResultRows extends Partial<ListedResults> {
  rows: readonly ResultName[]
  notes?: Partial<Record<ResultName, string | null | undefined>>
  /** What is written instead of the figure: 'Day 19'. */
  texts?: Partial<Record<ResultName, string | null | undefined>>
}

/** A list without what a plan has no use for. */
const without = (list: ListedResults, left: readonly ResultName[]): ListedResults => ({
  ...list,
  rows: list.rows.filter((name) => !left.includes(name)),
})

/** Orders that are not all shipped or not all delivered are told apart; where they are, one row says it. */
const sameOrdersAtom = atom((get): readonly ResultName[] => {
  const { ordersPerMonth, shippedOrdersPerMonth, refusedOrdersMo } = get(monthlyAtom)
  return [
    ...(shippedOrdersPerMonth === ordersPerMonth ? (['shippedOrdersPerMonth'] as const) : []),
    ...(refusedOrdersMo === 0 ? (['refusedOrdersMo', 'deliveredOrdersMo', 'paidPerOrder'] as const) : []),
  ]
})

/** What comes in: from price tags to revenue without VAT. */
export function useRevenueRows(): ResultRows {
  return without(listedResults('revenue'), useAtomValue(sameOrdersAtom))
}

/** What duty is taken on; nothing without duty. */
const dutyBasisAtom = atom((get) => get(disclosuresAtom).find((id) => id === 'duty' || id === 'dutyCif'))

/** Whether the lines above the cost before losses come to less than it: what is typed of a unit besides has no line. */
const hasOtherUnitCostsAtom = atom((get) => {
  const { exFactorySAR, perUnitInbound, perUnitDuties, perUnitCustomsFee, unitCostBeforeYield } = get(monthlyAtom)
  return unitCostBeforeYield - exFactorySAR - perUnitInbound - perUnitDuties - perUnitCustomsFee > 0.005
})

/** What a unit costs until it can be sold. */
export function useProductCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const basis = useAtomValue(dutyBasisAtom)
  const isAdded = useAtomValue(hasOtherUnitCostsAtom)
  return {
    ...listedResults('product'),
    notes: {
      perUnitDuties: basis ? t(`disclosures.${basis}`) : null,
      unitCostBeforeYield: isAdded ? t('cards.beforeLosses') : null,
    },
  }
}

/** The price that would leave the target margin, and the cost that would. */
export function usePricingRows(): ResultRows {
  const { t } = useTranslation('results')
  return {
    ...listedResults('pricing'),
    notes: { suggestedPriceInclVAT: t('cards.suggested') },
  }
}

/** How many must be sold, and on which day of the month they are. */
export function useBreakEvenRows(): ResultRows & { isNever: boolean } {
  const { when, isNever } = useBreakEvenDay()
  return {
    isNever,
    ...listedResults('breakEven'),
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
  return { when: t('cards.onDay', { day: breakEvenDay(monthsToBreakEven) }), isNever }
}

/** A word on a margin: from which figure on it is good, and from which it will do. */
function hint<T>(value: number | null, words: [good: T, fair: T, poor: T], [good, fair]: [number, number]): T | null {
  if (value === null) return null
  if (value >= good) return words[0]
  return value >= fair ? words[1] : words[2]
}

/** Without fixed marketing, sums with it and without it are the same. */
function useSameMarketing(): readonly ResultName[] {
  return useAtomValue(monthlyAtom).marketingMo === 0 ? ['customersMo', 'overheadMo'] : []
}

/** What an average order takes, and what it leaves. */
export const orderRows: ResultRows = listedResults('order')

/** What the gross margin is called beside its category, and from which margin on; null without sales or in another currency. */
export function useMarginInCategory(): { status: string; thresholds: string } | null {
  const { t } = useTranslation(['results', 'options'])
  const { percent } = useFormat()
  const isSar = useAtomValue(isInSarAtom)
  const benchmark = useAtomValue(benchmarkAtom)
  const status = benchmarkStatus(useAtomValue(monthlyAtom).grossMarginPct, benchmark)
  if (!isSar || !status) return null
  const { minMargin: min, typicalMargin: typical, maxMargin: max, categoryId } = benchmark
  const figures = { min: percent(min), typical: percent(typical), max: percent(max) }
  const word = t(`options:benchmarkStatuses.${status}`)
  return {
    status: t(categoryId === 'other' ? 'results:benchmark.statusOther' : 'results:benchmark.status', { status: word }),
    thresholds: t('results:thresholds.category', figures),
  }
}

/** What a customer is worth, and how soon they have paid for being won. */
export function useCustomerRows(): ResultRows {
  const { t } = useTranslation('results')
  const isFirst = useAtomValue(advancedAtom)?.paybackMonths === 0
  return {
    ...listedResults('customers'),
    notes: { ltv2cacRatio: t('advanced.ratioTarget') },
    texts: { paybackMonths: isFirst ? t('advanced.paybackFirst') : null },
  }
}

/** What grows with sales, and what it leaves. */
export function useVariableCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const { grossMarginPct } = useAtomValue(monthlyAtom)
  const { returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const left = useSameMarketing()
  const gross = hint(grossMarginPct, [t('cards.great'), t('cards.decent'), t('cards.low')], [20, 10])
  const inCategory = useMarginInCategory()
  return {
    ...without(listedResults('variable'), [
      ...(returnsAndStockMo > 0 ? [] : (['bottomLine.contributionPerUnit'] as const)),
      ...left,
    ]),
    notes: {
      grossProfit: t('cards.grossAfter'),
      // What it is called beside its category comes first, and one word for one figure.
      grossMarginPct: inCategory
        ? `${inCategory.status} ${inCategory.thresholds} ${t('thresholds.anyStore')}`
        : gross && `${gross} ${t('thresholds.gross')}`,
    },
  }
}

/** Without returns and stock the month before them is the month. */
const sameWithoutReturns: readonly ResultName[] = [
  'operatingMarginPct',
  'bottomLine.returnsAndStockMo',
  'bottomLine.totalMonthlyCosts',
  'bottomLine.operatingIncome',
]

/** What must be paid regardless of sales, and what remains. */
export function useFixedCostRows(): ResultRows {
  const { t } = useTranslation('results')
  const { returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const left = useSameMarketing()
  const hasAnnualBills = useAtomValue(disclosuresAtom).includes('annual')
  return {
    ...without(listedResults('fixed'), [...(returnsAndStockMo > 0 ? [] : sameWithoutReturns), ...left]),
    notes: {
      // What the margin is called is said above the list: one word for one figure.
      'bottomLine.operatingMarginPct': t('thresholds.operating'),
      totalFixedCost: hasAnnualBills ? t('disclosures.annual') : null,
      operatingIncome: t('disclosures.zakat'),
    },
  }
}
