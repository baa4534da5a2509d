import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../results/result-kinds'
import { Panel } from '../../../ui/panel'
import { evaluationAtom } from '../../atoms'
import { ResultRow } from './result-row'

interface CardProps {
  title: string
  intro?: string
  rows: readonly ResultName[]
  totals?: readonly ResultName[]
  signed?: readonly ResultName[]
  notes?: Partial<Record<ResultName, string | undefined>>
}

function Card({ title, intro, rows, totals = [], signed = [], notes = {} }: CardProps) {
  return (
    <Panel title={title} intro={intro}>
      <dl className="m-0">
        {[...rows, ...totals].map((name) => (
          <ResultRow
            key={name}
            name={name}
            strong={totals.includes(name)}
            signed={signed.includes(name)}
            note={notes[name]}
          />
        ))}
      </dl>
    </Panel>
  )
}

/** A word on a margin: from which figure on it is good, and from which it will do. */
function hint<T>(
  value: number | null,
  words: [good: T, fair: T, poor: T],
  [good, fair]: [number, number],
): T | undefined {
  if (value === null) return undefined
  if (value >= good) return words[0]
  return value >= fair ? words[1] : words[2]
}

/** The month in four cards: what comes in, what goods cost, what orders cost, what is left. */
export function MonthCards() {
  const { t } = useTranslation('results')
  const { monthly } = useAtomValue(evaluationAtom)
  const gross = hint(monthly.grossMarginPct, [t('cards.great'), t('cards.decent'), t('cards.low')], [20, 10])
  const operating = hint(monthly.operatingMarginPct, [t('cards.excellent'), t('cards.good'), t('cards.tight')], [15, 5])
  return (
    <>
      <Card
        title={t('cards.revenue')}
        rows={['totalUnits', 'ordersPerMonth', 'grossSalesInclVAT', 'discountsInclVAT', 'shippingRevenueInclVAT']}
        totals={['netSalesInclVAT', 'valuePerOrder', 'salesExVAT']}
      />
      <Card
        title={t('cards.product')}
        intro={t('cards.average')}
        rows={[
          'exFactorySAR',
          'perUnitInbound',
          'perUnitDuties',
          'weightedCustomsDutyPct',
          'unitCostBeforeYield',
          'weightedDefectPct',
          'weightedShortagePct',
        ]}
        totals={['finalUnitCost']}
      />
      <Card
        title={t('cards.variable')}
        rows={[
          'productCost',
          'packagingCost',
          'shippingCost',
          'gatewayFeePerOrder',
          'paymentCost',
          'fulfillmentCost',
          'totalCOGS',
          'grossProfit',
          'grossMarginPct',
          'newCustomersPerMonth',
          'weightedCAC',
          'cacVariableCost',
        ]}
        totals={['contributionPerUnit']}
        signed={['grossProfit', 'contributionPerUnit']}
        notes={{ grossMarginPct: gross }}
      />
      <Card
        title={t('cards.fixed')}
        rows={[
          'marketingMo',
          'overheadsTechMo',
          'overheadsOpsMo',
          'teamMo',
          'contingencyMo',
          'totalFixedCost',
          'oneTimeMo',
          'totalMonthlyCosts',
        ]}
        totals={['operatingIncome', 'operatingMarginPct']}
        signed={['operatingIncome']}
        notes={{
          operatingMarginPct: operating,
          totalFixedCost: t('disclosures.annual'),
          operatingIncome: t('disclosures.zakat'),
        }}
      />
      <Card title={t('cards.pricing')} rows={['suggestedPriceInclVAT', 'maxProductCostPerUnit']} />
    </>
  )
}
