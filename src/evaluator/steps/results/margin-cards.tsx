import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { ResultList } from './result-row'
import { bottomLineAtom, disclosuresAtom, monthlyAtom } from './slices'

/** A word on a margin: from which figure on it is good, and from which it will do. */
function hint<T>(value: number | null, words: [good: T, fair: T, poor: T], [good, fair]: [number, number]): T | null {
  if (value === null) return null
  if (value >= good) return words[0]
  return value >= fair ? words[1] : words[2]
}

/** What grows with sales, and what it leaves. */
export function VariableCostsFigures() {
  const { t } = useTranslation('results')
  const { grossMarginPct } = useAtomValue(monthlyAtom)
  const { returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const gross = hint(grossMarginPct, [t('cards.great'), t('cards.decent'), t('cards.low')], [20, 10])
  return (
    <ResultList
      rows={[
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
      ]}
      totals={['totalCOGS', 'grossProfit', 'contributionPerUnit']}
      signed={['grossProfit', 'contributionPerUnit', 'bottomLine.contributionPerUnit']}
      ifUsed={['packagingCost', 'shippingCost', 'fulfillmentCost', 'refusedReturnCost']}
      notes={{ grossMarginPct: gross && `${gross} ${t('thresholds.gross')}` }}
    />
  )
}

/** What must be paid whatever is sold, and what remains. */
export function FixedCostsFigures() {
  const { t } = useTranslation('results')
  const { operatingMarginPct, returnsAndStockMo } = useAtomValue(bottomLineAtom)
  const hasAnnualBills = useAtomValue(disclosuresAtom).includes('annual')
  const poor = (operatingMarginPct ?? 0) < 0 ? t('cards.loses') : t('cards.tight')
  const operating = hint(operatingMarginPct, [t('cards.excellent'), t('cards.good'), poor], [15, 5])
  return (
    <ResultList
      rows={[
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
      ]}
      ifUsed={[
        'marketingMo',
        'overheadsTechMo',
        'overheadsOpsMo',
        'socialInsuranceMo',
        'teamMo',
        'contingencyMo',
        'oneTimeMo',
      ]}
      totals={['totalFixedCost', 'operatingIncome', 'bottomLine.operatingIncome']}
      signed={['operatingIncome', 'bottomLine.operatingIncome']}
      notes={{
        'bottomLine.operatingMarginPct': operating && `${operating} ${t('thresholds.operating')}`,
        oneTimeMo: t('cards.withinFixed'),
        totalFixedCost: hasAnnualBills ? t('disclosures.annual') : null,
        operatingIncome: t('disclosures.zakat'),
      }}
    />
  )
}
