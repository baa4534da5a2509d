import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'
import { Panel } from '../../../ui/panel'
import { useFormat } from '../../use-format'
import { ResultList, toneOf } from './result-row'
import { advancedAtom, hasAnnualBillsAtom, monthlyAtom } from './slices'

/** A word on a margin: from which figure on it is good, and from which it will do. */
function hint<T>(value: number | null, words: [good: T, fair: T, poor: T], [good, fair]: [number, number]): T | null {
  if (value === null) return null
  if (value >= good) return words[0]
  return value >= fair ? words[1] : words[2]
}

/** What grows with sales, and what it leaves. */
export function VariableCostsCard() {
  const { t } = useTranslation('results')
  const { grossMarginPct } = useAtomValue(monthlyAtom)
  const gross = hint(grossMarginPct, [t('cards.great'), t('cards.decent'), t('cards.low')], [20, 10])
  return (
    <Panel title={t('cards.variable')}>
      <ResultList
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
          'contributionPerUnit',
        ]}
        totals={['totalCOGS', 'grossProfit', 'contributionPerUnit']}
        signed={['grossProfit', 'contributionPerUnit']}
        notes={{ grossMarginPct: gross }}
      />
    </Panel>
  )
}

/** What must be paid whatever is sold, and what remains. */
export function FixedCostsCard() {
  const { t } = useTranslation('results')
  const { operatingMarginPct } = useAtomValue(monthlyAtom)
  const hasAnnualBills = useAtomValue(hasAnnualBillsAtom)
  const poor = (operatingMarginPct ?? 0) < 0 ? t('cards.loses') : t('cards.tight')
  const operating = hint(operatingMarginPct, [t('cards.excellent'), t('cards.good'), poor], [15, 5])
  return (
    <Panel title={t('cards.fixed')}>
      <ResultList
        rows={[
          'marketingMo',
          'overheadsTechMo',
          'overheadsOpsMo',
          'teamMo',
          'contingencyMo',
          'totalFixedCost',
          'oneTimeMo',
          'totalMonthlyCosts',
          'operatingIncome',
          'operatingMarginPct',
        ]}
        totals={['totalFixedCost', 'operatingIncome']}
        signed={['operatingIncome']}
        notes={{
          operatingMarginPct: operating,
          oneTimeMo: t('cards.withinFixed'),
          totalFixedCost: hasAnnualBills ? t('disclosures.annual') : null,
          operatingIncome: t('disclosures.zakat'),
        }}
      />
      <BesideReturns />
    </Panel>
  )
}

/** The month before and after returns and the holding of stock, side by side. */
function BesideReturns() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const { operatingIncome } = useAtomValue(monthlyAtom)
  const advanced = useAtomValue(advancedAtom)
  if (!advanced) return null
  const sides = [
    { label: t('cards.beforeReturns'), value: operatingIncome },
    {
      label: t('cards.afterReturns'),
      value: operatingIncome - advanced.returnsMo - advanced.inventoryCarryingCostMo,
    },
  ]
  return (
    <dl className="mt-4 mb-0 grid grid-cols-2 gap-4">
      {sides.map(({ label, value }) => (
        <div key={label} className="border-s-2 border-line ps-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="m-0 font-semibold break-words">
            <Figure tone={toneOf(value)}>{money(value)}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
