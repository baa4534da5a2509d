import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { MonthResults } from '../../../results/breakdown'
import { BreakEvenPicture } from '../../../results/charts/break-even-picture'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { storedInStateAtom } from '../concluded'
import { hasPictureAtom, monthResultsAtom } from '../slices'
import { useFigureCell } from '../trial/difference'
import { useAmountScale, useChartWords, useUnitsNumber } from './chart-labels'
import { NoPicture } from './chart-panel'
import { useBreakEvenTitle } from './use-break-even-title'

/** The two prices that the picture is about: the one that a unit brings, and the one at which nothing is left or missing. */
function Prices({ results }: { results: MonthResults }) {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const { monthly, bottomLine } = results
  const figures = {
    price: money(monthly.revenuePerUnit),
    cost: money(bottomLine.costPerUnit),
    needed: money(bottomLine.neededPerUnit),
  }
  return <p className="mt-2 max-w-line text-small text-muted">{t('charts.prices', figures)}</p>
}

/** Sales against costs, with the store's own place. */
export function BreakEvenChart() {
  const { t } = useTranslation('results')
  const { money: inFull, number } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const words = useChartWords()
  const units = useUnitsNumber()
  const amounts = useAmountScale()
  const title = useBreakEvenTitle()
  const hasPicture = useAtomValue(hasPictureAtom)
  const results = useAtomValue(monthResultsAtom)
  const { monthly, bottomLine } = results
  const needed = bottomLine.monthlyBreakEvenUnits
  const cell = useFigureCell()
  const stored = useAtomValue(storedInStateAtom)
  if (!hasPicture) {
    return <NoPicture />
  }
  const even =
    needed === null
      ? []
      : [
          [
            t('charts.breakEvenPoint'),
            cell(needed, stored.bottomLine.monthlyBreakEvenUnits, number),
            cell(bottomLine.revenueToBreakEven, stored.bottomLine.revenueToBreakEven, money),
            cell(bottomLine.costsAtBreakEven, stored.bottomLine.costsAtBreakEven, money),
          ],
        ]
  const places = needed === null ? (['store'] as const) : (['breakEven', 'store'] as const)
  return (
    <ChartFrame
      level={3}
      title={title}
      words={words}
      resting={even.length}
      table={{
        columns: [t('charts.what'), t('charts.units'), t('charts.sales'), t('charts.costs')],
        rows: [
          ...even,
          [
            t('charts.yourStore'),
            cell(monthly.totalUnits, stored.monthly.totalUnits, number),
            cell(monthly.salesExVAT, stored.monthly.salesExVAT, money),
            cell(bottomLine.totalMonthlyCosts, stored.bottomLine.totalMonthlyCosts, money),
          ],
        ],
      }}
    >
      {({ active }) => (
        <>
          <BreakEvenPicture
            results={results}
            looked={active === null ? null : (places[active] ?? null)}
            axis={{ x: units, xName: t('charts.units'), y: amounts }}
            words={{
              sales: t('charts.sales'),
              costs: t('charts.costs'),
              fixed: t('charts.fixedCosts'),
              store: t('charts.yourStore'),
              breakEven: t('charts.breakEvenPoint'),
            }}
          />
          <Prices results={results} />
        </>
      )}
    </ChartFrame>
  )
}
