import { Circle, Line, Path, Rect } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CashPlanResult } from '../../../../../domain/model/evaluation'
import { type Colour, colours } from '../../../../../files/pdf/look'
import { cashCurve, type Projected } from '../../../../../results/cash/cash-curve'
import { type CashPlanCurve, cashPlanCurve } from '../../../../../results/cash/cash-plan-curve'
import { lowestMonth } from '../../../../../results/cash/lowest-month'
import { namedMonth } from '../../../../../results/charts/month-names'
import { backSides, type LabelWish, lowestSides, placeLabels } from '../../../../../results/charts/place-labels'
import type { Box, Point } from '../../../../../results/plot'
import { projectedAtom, useCashTitle } from '../../../../results/advanced/cash-projection'
import { openingCashAtom } from '../../../../results/cash/opening-cash'
import { useNeededSentence } from '../../../../results/cash/use-cash-words'
import { useMonthColumn } from '../../../../results/cash/use-month-column'
import { useAxisNumber } from '../../../../results/charts/chart-labels'
import { cashPlanAtom } from '../../../../results/slices'
import { useFormat } from '../../../../state/use-format'
import { startMonthAtom, useMonthName } from '../../../../state/use-month-name'
import { CashLine } from './cash-line'
import { Grid } from './grid'
import { Chart, Label, pictureWidth } from './picture'

interface Mark extends LabelWish {
  colour: Colour
}

/** Names beside the points that matter, clear of each other and of the lines. */
function MarkLabels({ marks, lines, box }: { marks: readonly Mark[]; lines: readonly (readonly Point[])[]; box: Box }) {
  const places = placeLabels(marks, lines, box)
  return marks.map(({ text, colour }, at) => {
    const place = places[at]
    return place ? (
      <Label key={text} at={place} colour={colour} strong>
        {text}
      </Label>
    ) : null
  })
}

/** Cash by month, from the cash plan or the projection; nothing where the plan has neither. */
export function CashOfPlan({ height = 280 }: { height?: number }) {
  const box = { width: pictureWidth, height }
  const result = useAtomValue(cashPlanAtom)
  const projected = useAtomValue(projectedAtom)
  if (result) return <CashPlanPicture result={result} box={box} />
  return projected ? <ProjectionPicture projected={projected} box={box} /> : null
}

/** How amounts and months are written at the axes. */
function useAxisWords() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const y = useAxisNumber()
  const column = useMonthColumn()
  const areMonthsNamed = useAtomValue(startMonthAtom) !== ''
  const x = (month: number) => (month === 0 ? t('charts.start') : areMonthsNamed ? column(month) : number(month))
  return { words: { x, y, xName: t('charts.month') }, areMonthsNamed }
}

const markOf = ({ x, y }: Point) => <Rect x={x - 5} y={y - 5} width={10} height={10} fill={colours.accent} />

function ProjectionPicture({ projected, box }: { projected: Projected; box: Box }) {
  const { t } = useTranslation('results')
  const { words, areMonthsNamed } = useAxisWords()
  const monthName = useMonthName()
  const title = useCashTitle(projected)
  const chart = cashCurve(projected, box, { nameWidth: areMonthsNamed ? namedMonth : null })
  const { lowest, back } = chart
  const marks: Mark[] = [
    {
      point: lowest,
      text: t('charts.lowest', { cash: words.y(lowestMonth(projected.projection).cumulativeCash) }),
      sides: lowestSides,
      colour: 'negative',
    },
    ...(back
      ? [
          {
            point: back,
            text: t('charts.back', { month: monthName(back.month, 'short') }),
            sides: backSides,
            colour: 'accent' as const,
          },
        ]
      : []),
  ]
  return (
    <Chart
      title={title}
      box={box}
      xTicks={chart.xTicks}
      yTicks={chart.yTicks}
      words={words}
      labels={<MarkLabels marks={marks} lines={[chart.points]} box={box} />}
    >
      <CashLine chart={chart} box={box}>
        <Grid box={box} yTicks={chart.yTicks} />
      </CashLine>
      {back ? markOf(back) : null}
      <Circle cx={lowest.x} cy={lowest.y} r={5} fill={colours.negative} />
    </Chart>
  )
}

const diamond = ({ x, y }: Point) => `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`
const cross = ({ x, y }: Point) => `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x - 5} ${y + 5}L${x + 5} ${y - 5}`

function useCashPlanMarks(result: CashPlanResult, chart: CashPlanCurve, isOpeningTyped: boolean): Mark[] {
  const { t } = useTranslation('cash')
  const axis = useAxisNumber()
  const monthName = useMonthName()
  const { lowest, runsOut, back } = chart
  const marks: Mark[] = [
    {
      point: lowest,
      text: t('marks.lowest', { cash: axis(result.lowestCash) }),
      sides: lowestSides,
      colour: 'negative',
    },
  ]
  if (isOpeningTyped && runsOut && runsOut.month !== lowest.month) {
    const sides = ['above', 'aboveAfter', 'aboveBefore'] as const
    marks.push({ point: runsOut, text: t('marks.runsOut'), sides, colour: 'negative' })
  }
  if (back) {
    const text = t('marks.back', { month: monthName(back.month, 'short') })
    marks.push({ point: back, text, sides: backSides, colour: 'accent' })
  }
  return marks
}

function CashPlanPicture({ result, box }: { result: CashPlanResult; box: Box }) {
  const { words, areMonthsNamed } = useAxisWords()
  const title = useNeededSentence()(result)
  const openingCash = useAtomValue(openingCashAtom)
  const chart = cashPlanCurve(result, { openingCash, labelWidth: areMonthsNamed ? namedMonth : 32 }, box)
  const { lowest, runsOut, back, vat } = chart
  const isOpeningTyped = openingCash !== 0
  const marks = useCashPlanMarks(result, chart, isOpeningTyped)
  return (
    <Chart
      title={title}
      box={box}
      xTicks={chart.xTicks}
      yTicks={chart.yTicks}
      words={words}
      labels={<MarkLabels marks={marks} lines={[chart.points, isOpeningTyped ? chart.opening : []]} box={box} />}
    >
      <CashLine chart={chart} box={box}>
        <Grid box={box} yTicks={chart.yTicks} />
      </CashLine>
      {isOpeningTyped ? (
        <Line
          x1={chart.opening[0].x}
          x2={chart.opening[1].x}
          y1={chart.opening[0].y}
          y2={chart.opening[1].y}
          strokeWidth={1.5}
          strokeDasharray="2 4"
          stroke={colours.muted}
        />
      ) : null}
      {vat.map((point) => (
        <Path key={point.month} d={diamond(point)} fill={colours.marketing} />
      ))}
      {back ? markOf(back) : null}
      <Circle cx={lowest.x} cy={lowest.y} r={5} fill={colours.negative} />
      {isOpeningTyped && runsOut ? <Path d={cross(runsOut)} strokeWidth={3} stroke={colours.negative} /> : null}
    </Chart>
  )
}
