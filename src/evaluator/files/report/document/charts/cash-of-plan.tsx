import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CashPlanResult } from '../../../../../domain/model/evaluation'
import { useLanguage } from '../../../../../i18n/use-language'
import { cashCurve, type Projected } from '../../../../../results/cash/cash-curve'
import { cashPlanCurve } from '../../../../../results/cash/cash-plan-curve'
import { lowestMonth } from '../../../../../results/cash/lowest-month'
import { cashDrawing, cashPlanDrawing, cashPlanLegend } from '../../../../../results/charts/drawings'
import { namedMonth } from '../../../../../results/charts/month-names'
import type { Box } from '../../../../../results/plot'
import { projectedAtom, useCashTitle } from '../../../../results/advanced/cash-projection'
import { openingCashAtom } from '../../../../results/cash/opening-cash'
import { useNeededSentence } from '../../../../results/cash/use-cash-words'
import { useMonthColumn } from '../../../../results/cash/use-month-column'
import { useAmountScale, useShortNumber } from '../../../../results/charts/chart-labels'
import { conclusionAtom } from '../../../../results/concluded'
import { cashPlanAtom } from '../../../../results/slices'
import { useFormat } from '../../../../state/use-format'
import { startMonthAtom, useMonthName } from '../../../../state/use-month-name'
import { useCashGrowth, usePlannedCashGrowth } from '../use-growth'
import { Chart, pictureWidth } from './picture'

/** Cash by month, from the cash plan or the projection; nothing where the plan has neither. */
export function CashOfPlan({ height = 280 }: { height?: number }) {
  const box = { width: pictureWidth, height }
  const result = useAtomValue(cashPlanAtom)
  const projected = useAtomValue(projectedAtom)
  if (result) return <CashPlanPicture result={result} box={box} />
  return projected ? <ProjectionPicture projected={projected} box={box} /> : null
}

/** The width of a month's name on paper, in pixels of the screen: Arabic months are written in full. */
const monthWidth = { en: namedMonth, ar: 100 } as const

/** How amounts and months are written at the axes. */
function useAxisWords() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const y = useAmountScale()
  const column = useMonthColumn()
  const language = useLanguage()
  const areMonthsNamed = useAtomValue(startMonthAtom) !== ''
  const x = (month: number) => (month === 0 ? t('charts.start') : areMonthsNamed ? column(month) : number(month))
  const nameWidth = areMonthsNamed ? monthWidth[language] : null
  return { axis: { x, y, xName: t('charts.month') }, nameWidth, short: useShortNumber() }
}

function ProjectionPicture({ projected, box }: { projected: Projected; box: Box }) {
  const { t } = useTranslation('results')
  const { axis, nameWidth, short } = useAxisWords()
  const monthName = useMonthName()
  const title = useCashTitle(projected)
  const { mark } = useCashGrowth(false)
  const chart = cashCurve(projected, box, { nameWidth })
  const drawing = cashDrawing(chart, box, {
    axis,
    lowest: t('charts.lowest', { cash: short(lowestMonth(projected.projection).cumulativeCash) }),
    back: chart.back ? mark(monthName(chart.back.month, 'short')) : '',
  })
  return <Chart title={title} drawing={drawing} box={box} />
}

function CashPlanPicture({ result, box }: { result: CashPlanResult; box: Box }) {
  const { t } = useTranslation('cash')
  const { axis, nameWidth, short } = useAxisWords()
  const monthName = useMonthName()
  const title = useNeededSentence()(result)
  const { mark } = usePlannedCashGrowth()
  const { isCashBackForNow } = useAtomValue(conclusionAtom)
  const openingCash = useAtomValue(openingCashAtom)
  const backMark = (month: string) => (isCashBackForNow ? t('marks.backForNow', { month }) : mark(month))
  const chart = cashPlanCurve(result, { openingCash, labelWidth: nameWidth ?? 32 }, box)
  const words = {
    axis,
    lowest: t('marks.lowest', { cash: short(result.lowestCash) }),
    runsOut: t('marks.runsOut'),
    back: chart.back ? backMark(monthName(chart.back.month, 'short')) : '',
    today: '',
    legend: t('legend', { returnObjects: true }),
  }
  const isOpeningTyped = openingCash !== 0
  return (
    <Chart
      title={title}
      drawing={cashPlanDrawing(chart, box, words, isOpeningTyped)}
      box={box}
      legend={cashPlanLegend(chart, words, isOpeningTyped)}
    />
  )
}
