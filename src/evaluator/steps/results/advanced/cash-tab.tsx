import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Advanced } from '../../../../domain/model/evaluation'
import { projectedIncome } from '../../../../results/after-returns'
import { CashPicture } from '../../../../results/charts/cash-picture'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { lowestMonth } from '../../../../results/lowest-month'
import { useFormat } from '../../../state/use-format'
import { useAxisNumber, useChartWords } from '../charts/chart-labels'
import { ResultList } from '../result-row'
import { advancedAtom, disclosuresAtom, monthResultsAtom } from '../slices'

/** What cash is tied up in, how deep it falls and when it is back. */
export function CashFigures() {
  const { t } = useTranslation('results')
  const vat = useAtomValue(disclosuresAtom).find((id) => id === 'importVat' || id === 'importVatInPlan')
  return (
    <>
      <ul className="mb-4 grid max-w-[68ch] gap-1 text-small text-muted">
        <NoGrowth />
        {vat ? <li>{t(`disclosures.${vat}`)}</li> : null}
      </ul>
      <ResultList
        wide
        rows={[
          'monthlyFreeCashFlow',
          'cashBreakevenMonth',
          'flatCashBreakevenMonth',
          'peakFundingNeed',
          'preLaunchFixedCost',
          'startupInvestment',
          'workingCapital',
          'workingCapitalRequired',
          'supplierCashGap',
          'customerCashGap',
          'cashConversionCycleDays',
        ]}
        signed={['monthlyFreeCashFlow']}
        notes={{ peakFundingNeed: t('advanced.ifMonthOne'), monthlyFreeCashFlow: t('advanced.flatMonth') }}
      />
    </>
  )
}

function useCashTitle(advanced: Advanced): string {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const lowest = lowestMonth(advanced.projection)
  const figures = { lowest: money(lowest.cumulativeCash), month: number(lowest.month) }
  const back = advanced.cashBreakevenMonth
  if (advanced.peakFundingNeed === 0) return t('charts.cashAlwaysThere')
  // Month 0 stands for what is paid before the first sale.
  const isAtStart = lowest.month === 0
  if (back === null) return t(isAtStart ? 'charts.cashNeverAtStart' : 'charts.cashNever', figures)
  return t(isAtStart ? 'charts.paybackAtStart' : 'charts.payback', { ...figures, back: number(back) })
}

/** Month by month: how deep cash falls and when it is back. */
export function CashChart({ advanced, level }: { advanced: Advanced; level: 3 | 4 }) {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const words = useChartWords()
  const axis = useAxisNumber()
  const title = useCashTitle(advanced)
  const results = useAtomValue(monthResultsAtom)
  const lowest = lowestMonth(advanced.projection)
  const back = advanced.cashBreakevenMonth
  return (
    <ChartFrame
      title={title}
      level={level}
      words={words}
      resting={advanced.projection.indexOf(lowest)}
      table={{
        columns: [
          t('charts.month'),
          t('charts.cash'),
          t('scenarioRows.cashFlow'),
          t('scenarioRows.salesExVAT'),
          t('scenarioRows.operatingIncome'),
        ],
        rows: advanced.projection.map((month) => [
          t('charts.monthNumber', { month: number(month.month) }),
          money(month.cumulativeCash),
          money(month.cashFlow),
          money(month.salesExVAT),
          money(projectedIncome(results, month)),
        ]),
      }}
    >
      {(walk) => (
        <CashPicture
          advanced={advanced}
          walk={walk}
          axis={{ x: (month) => number(month), xName: t('charts.month'), y: axis }}
          lowestLabel={t('charts.lowest', { cash: axis(lowest.cumulativeCash) })}
          backLabel={t('advanced.runwayBack', { month: number(back) })}
        />
      )}
    </ChartFrame>
  )
}

function NoGrowth() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const month = useAtomValue(advancedAtom)?.flatCashBreakevenMonth ?? null
  return <li>{month === null ? t('advanced.noGrowthNever') : t('advanced.noGrowth', { month: number(month) })}</li>
}
