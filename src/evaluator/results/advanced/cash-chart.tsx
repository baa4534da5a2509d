import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { projectionWithoutGrowth } from '../../../domain/model/conclusion/in-state'
import type { ProjectionMonth } from '../../../domain/model/evaluation'
import type { Projected } from '../../../results/cash/cash-curve'
import { lowestMonth } from '../../../results/cash/lowest-month'
import { CashPicture } from '../../../results/charts/cash-picture'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { isTryingAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { startMonthAtom, useMonthName } from '../../state/use-month-name'
import { useMonthColumn } from '../cash/use-month-column'
import { useAmountScale, useChartWords, useShortNumber } from '../charts/chart-labels'
import { storedAtom } from '../concluded'
import { MonthHow } from '../explanations/how'
import { useFigureCell } from '../trial/difference'
import { projectedAtom, useCashTitle } from './cash-projection'

/** The same months of the stored plan, to compare a trial with. */
const storedProjectionAtom = atom((get) => {
  const shown = get(projectedAtom)?.projection
  if (!shown || !get(isTryingAtom)) return shown
  return projectionWithoutGrowth(get(storedAtom), shown.length - 1) ?? undefined
})

/** Month by month: how deep cash falls and when it is back. */
export function CashChart({ level }: { level: 2 | 3 }) {
  const shown = useAtomValue(projectedAtom)
  return shown ? <Chart shown={shown} level={level} /> : null
}

function Chart({ shown, level }: { shown: Projected; level: 2 | 3 }) {
  const { t } = useTranslation('results')
  const { money: inFull, number } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const words = useChartWords()
  const short = useShortNumber()
  const amounts = useAmountScale()
  const column = useMonthColumn()
  const monthName = useMonthName()
  const areMonthsNamed = useAtomValue(startMonthAtom) !== ''
  const title = useCashTitle(shown)
  const { projection, cashBreakevenMonth: back } = shown
  const lowest = lowestMonth(projection)
  const projectionBefore = useAtomValue(storedProjectionAtom)
  const isTrying = useAtomValue(isTryingAtom)
  const cell = useFigureCell()
  return (
    <ChartFrame
      title={title}
      level={level}
      words={words}
      resting={projection.indexOf(lowest)}
      table={{
        RowHow: MonthHow,
        columns: [
          t('charts.month'),
          t('charts.cash'),
          t('scenarioRows.cashFlow'),
          t('scenarioRows.salesExVAT'),
          t('scenarioRows.incomeAfterReturns'),
        ],
        rows: projection.map((month, at) => {
          const before = projectionBefore?.[at]
          const cellOf = (figure: (month: ProjectionMonth) => number) =>
            cell(figure(month), before ? figure(before) : null, money)
          return [
            column(month.month),
            cellOf(({ cumulativeCash }) => cumulativeCash),
            cellOf(({ cashFlow }) => cashFlow),
            cellOf(({ salesExVAT }) => salesExVAT),
            cellOf(({ incomeAfterReturns }) => incomeAfterReturns),
          ]
        }),
      }}
    >
      {(walk) => (
        <CashPicture
          advanced={shown}
          walk={walk}
          areMonthsNamed={areMonthsNamed}
          axis={{
            x: (month) => (month === 0 ? t('charts.start') : areMonthsNamed ? column(month) : number(month)),
            xName: t('charts.month'),
            y: amounts,
          }}
          today={isTrying ? projectionBefore : undefined}
          todayLabel={t('charts.today')}
          lowestLabel={t('charts.lowest', { cash: short(lowest.cumulativeCash) })}
          backLabel={back === null ? '' : t('charts.back', { month: monthName(back, 'short') })}
        />
      )}
    </ChartFrame>
  )
}
