import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CashPlanResult } from '../../../domain/model/evaluation'
import { CashPlanPicture } from '../../../results/charts/cash-plan-picture'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { isTryingAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { startMonthAtom, useMonthName } from '../../state/use-month-name'
import { useAmountScale, useChartWords, useShortNumber } from '../charts/chart-labels'
import { conclusionAtom, storedInStateAtom } from '../concluded'
import { useFigureCell } from '../trial/difference'
import { openingCashAtom } from './opening-cash'
import { useNeededSentence } from './use-cash-words'
import { useMonthColumn } from './use-month-column'

/** What a month is known by besides its figures: the marks of the picture in words. */
function useMarks(result: CashPlanResult, openingCash: number): (month: number) => string[] {
  const { t } = useTranslation('cash')
  return (month) => [
    ...(month === result.lowestMonth ? [t('legend.lowest')] : []),
    ...(openingCash !== 0 && month === result.runsOutMonth ? [t('legend.runsOut')] : []),
    ...(month === result.backMonth ? [t('legend.back')] : []),
  ]
}

/** The picture of cash by month; its title says how much money is needed and by when. */
export function CashPlanChart({ result }: { result: CashPlanResult }) {
  const { t } = useTranslation(['cash', 'results'])
  const { money, number } = useFormat()
  const words = useChartWords()
  const short = useShortNumber()
  const amounts = useAmountScale()
  const column = useMonthColumn()
  const monthName = useMonthName()
  const openingCash = useAtomValue(openingCashAtom)
  const areMonthsNamed = useAtomValue(startMonthAtom) !== ''
  const marks = useMarks(result, openingCash)
  const title = useNeededSentence()(result)
  const cell = useFigureCell()
  const stored = useAtomValue(storedInStateAtom).cashPlan
  const isTrying = useAtomValue(isTryingAtom)
  const backMark = useAtomValue(conclusionAtom).isCashBackForNow ? 'cash:marks.backForNow' : 'cash:marks.back'
  const tick = (month: number) =>
    month === 0 ? t('results:charts.start') : areMonthsNamed ? column(month) : number(month)
  return (
    <ChartFrame
      title={title}
      words={words}
      resting={result.lowestMonth}
      table={{
        columns: [
          t('results:charts.month'),
          t('cash:columns.closing'),
          t('cash:columns.net'),
          t('cash:columns.receipts'),
          t('cash:columns.vat'),
        ],
        rows: result.months.map((month, at) => [
          [column(month.month), ...marks(month.month)].join(' · '),
          ...(['closingCash', 'netCash', 'receipts', 'vatPaid'] as const).map((line) =>
            cell(month[line], stored?.months[at]?.[line] ?? null, (value) => money(value, wholeMoney)),
          ),
        ]),
      }}
    >
      {(walk) => (
        <CashPlanPicture
          result={result}
          openingCash={openingCash}
          today={isTrying ? stored?.months : undefined}
          walk={walk}
          areMonthsNamed={areMonthsNamed}
          axis={{ x: tick, xName: t('results:charts.month'), y: amounts }}
          words={{
            lowest: t('cash:marks.lowest', { cash: short(result.lowestCash) }),
            runsOut: t('cash:marks.runsOut'),
            back: result.backMonth === null ? '' : t(backMark, { month: monthName(result.backMonth, 'short') }),
            today: t('results:charts.today'),
            legend: t('cash:legend', { returnObjects: true }),
          }}
        />
      )}
    </ChartFrame>
  )
}
