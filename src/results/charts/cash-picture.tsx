import { useId, useMemo } from 'react'
import type { Advanced } from '../../domain/model/evaluation'
import { cashCurve, nearestPoint } from '../cash/cash-curve'
import { Axes, type AxisWords } from './axes'
import type { Walk } from './chart-frame'
import { PointLabel } from './point-label'
import { useBox } from './use-width'
import { WalkableSvg } from './walkable-svg'

const height = 298

interface CashPictureProps {
  advanced: Advanced
  walk: Walk
  axis: AxisWords
  lowestLabel: string
  backLabel: string
}

/** Cash by month, with its deepest point and the month it is back. */
export function CashPicture({ advanced, walk, axis, lowestLabel, backLabel }: CashPictureProps) {
  const id = useId()
  const [element, box] = useBox(height)
  const chart = useMemo(() => cashCurve(advanced, box), [advanced, box])
  const { lowest, back, zero } = chart
  const looked = walk.active === null ? undefined : chart.points[walk.active]
  return (
    <WalkableSvg ref={element} box={box} walk={walk} pointAt={(x) => nearestPoint(chart.points, x)}>
      <clipPath id={id}>
        <rect width={box.width} height={Math.max(0, zero)} />
      </clipPath>
      <path d={chart.area} className="fill-negative-soft" />
      <path d={chart.area} clipPath={`url(#${id})`} className="fill-accent-soft" />
      <Axes box={box} xTicks={chart.xTicks} yTicks={chart.yTicks} words={axis} />
      <path d={chart.path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-series-sales" />
      {looked ? (
        <line x1={looked.x} x2={looked.x} y1={zero} y2={looked.y} strokeDasharray="2 3" className="stroke-control" />
      ) : null}
      {back ? <rect x={back.x - 5} y={back.y - 5} width="10" height="10" className="fill-accent" /> : null}
      <circle cx={lowest.x} cy={lowest.y} r="5" className="fill-negative" />
      {looked ? (
        <circle cx={looked.x} cy={looked.y} r="6" strokeWidth="2" className="fill-surface stroke-text" />
      ) : null}
      <PointLabel point={lowest} text={lowestLabel} box={box} side="below" look="fill-negative" />
      {back ? <PointLabel point={back} text={backLabel} box={box} side="aboveBefore" look="fill-accent" /> : null}
    </WalkableSvg>
  )
}
