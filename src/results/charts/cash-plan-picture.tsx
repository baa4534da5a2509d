import { useMemo } from 'react'
import type { CashMonth, CashPlanResult } from '../../domain/model/evaluation'
import { cashPlanCurve } from '../cash/cash-plan-curve'
import { cashPlanOnPaper } from '../plot'
import { CashSvg } from './cash-svg'
import type { Walk } from './chart-frame'
import type { AxisWords } from './drawing'
import { type CashPlanLegendWords, cashPlanDrawing, cashPlanLegend } from './drawings'
import { Legend } from './drawn'
import { namedMonth } from './month-names'
import { useBox } from './use-width'

const height = 318
const numberedMonth = 32
const noMonths: readonly CashMonth[] = []

interface CashPlanWords extends CashPlanLegendWords {
  lowest: string
  runsOut: string
  back: string
}

interface CashPlanPictureProps {
  result: CashPlanResult
  openingCash: number
  /** The months of the stored plan, while something is tried. */
  today?: readonly CashMonth[] | undefined
  walk: Walk
  axis: AxisWords
  words: CashPlanWords
  /** Whether months have names that take more room than numbers. */
  areMonthsNamed: boolean
}

/** Cash by month. Marks differ in shape, not in colour alone. */
export function CashPlanPicture(props: CashPlanPictureProps) {
  const { result, openingCash, today = noMonths, walk, axis, words, areMonthsNamed } = props
  const [element, box] = useBox(height, cashPlanOnPaper)
  const labelWidth = areMonthsNamed ? namedMonth : numberedMonth
  const chart = useMemo(
    () => cashPlanCurve(result, { openingCash, labelWidth, today }, box),
    [result, openingCash, box, labelWidth, today],
  )
  const isOpeningTyped = openingCash !== 0
  const drawing = cashPlanDrawing(chart, box, { ...words, axis }, isOpeningTyped)
  return (
    <>
      <CashSvg ref={element} box={box} walk={walk} points={chart.points} drawing={drawing} />
      <Legend entries={cashPlanLegend(chart, words, isOpeningTyped)} />
    </>
  )
}
