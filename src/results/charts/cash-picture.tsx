import { useMemo } from 'react'
import type { ProjectionMonth } from '../../domain/model/evaluation'
import { cashCurve, type Projected } from '../cash/cash-curve'
import { cashOnPaper } from '../plot'
import { CashSvg } from './cash-svg'
import type { Walk } from './chart-frame'
import type { AxisWords } from './drawing'
import { cashDrawing, todayLine } from './drawings'
import { Legend } from './drawn'
import { namedMonth } from './month-names'
import { useBox } from './use-width'

const height = 298
const noMonths: readonly ProjectionMonth[] = []

interface CashPictureProps {
  advanced: Projected
  walk: Walk
  axis: AxisWords
  /** Whether months have names that take more room than numbers. */
  areMonthsNamed: boolean
  /** The months of the stored plan, while something is tried, and what they are called. */
  today?: readonly ProjectionMonth[] | undefined
  todayLabel: string
  lowestLabel: string
  backLabel: string
}

/** Cash by month, with its deepest point and the month it is back. */
export function CashPicture(props: CashPictureProps) {
  const { advanced, walk, axis, areMonthsNamed, today = noMonths, todayLabel, lowestLabel, backLabel } = props
  const [element, box] = useBox(height, cashOnPaper)
  const chart = useMemo(
    () => cashCurve(advanced, box, { nameWidth: areMonthsNamed ? namedMonth : null, today }),
    [advanced, box, areMonthsNamed, today],
  )
  const drawing = cashDrawing(chart, box, { axis, lowest: lowestLabel, back: backLabel })
  return (
    <>
      <CashSvg ref={element} box={box} walk={walk} points={chart.points} drawing={drawing} />
      {chart.today.length === 0 ? null : <Legend entries={[{ shape: todayLine, label: todayLabel }]} />}
    </>
  )
}
