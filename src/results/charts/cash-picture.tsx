import { useMemo } from 'react'
import type { ProjectionMonth } from '../../domain/model/evaluation'
import { cashCurve, nearestPoint, type Projected } from '../cash/cash-curve'
import { Axes, type AxisWords } from './axes'
import { CashLine, TodayEntry } from './cash-line'
import type { Walk } from './chart-frame'
import { namedMonth } from './month-names'
import { backSides, lowestSides, placeLabels } from './place-labels'
import { PlacedWords } from './point-label'
import { useBox } from './use-width'
import { WalkableSvg } from './walkable-svg'

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
  const [element, box] = useBox(height)
  const chart = useMemo(
    () => cashCurve(advanced, box, { nameWidth: areMonthsNamed ? namedMonth : null, today }),
    [advanced, box, areMonthsNamed, today],
  )
  const { lowest, back, zero } = chart
  const [lowestPlace, backPlace] = placeLabels(
    [
      { point: lowest, text: lowestLabel, sides: lowestSides },
      ...(back ? [{ point: back, text: backLabel, sides: backSides }] : []),
    ],
    [chart.points],
    box,
  )
  const looked = walk.active === null ? undefined : chart.points[walk.active]
  return (
    <>
      <WalkableSvg ref={element} box={box} walk={walk} pointAt={(x) => nearestPoint(chart.points, x)}>
        <CashLine chart={chart} box={box}>
          <Axes box={box} xTicks={chart.xTicks} yTicks={chart.yTicks} words={axis} />
        </CashLine>
        {looked ? (
          <line x1={looked.x} x2={looked.x} y1={zero} y2={looked.y} strokeDasharray="2 3" className="stroke-control" />
        ) : null}
        {back ? <rect x={back.x - 5} y={back.y - 5} width="10" height="10" className="fill-accent" /> : null}
        <circle cx={lowest.x} cy={lowest.y} r="5" className="fill-negative" />
        {looked ? (
          <circle cx={looked.x} cy={looked.y} r="6" strokeWidth="2" className="fill-surface stroke-text" />
        ) : null}
        <PlacedWords at={lowestPlace} text={lowestLabel} look="fill-negative" />
        <PlacedWords at={backPlace} text={backLabel} look="fill-accent" />
      </WalkableSvg>
      {chart.today === '' ? null : (
        <ul className="mt-2 text-small text-muted">
          <TodayEntry label={todayLabel} />
        </ul>
      )}
    </>
  )
}
