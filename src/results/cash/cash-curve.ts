import type { Advanced, ProjectionMonth } from '../../domain/model/evaluation'
import { lowestMonth } from '../lowest-month'
import { type Box, linePath, type Point, plotScales, type Tick, ticksOf } from '../plot'

interface CashPoint extends Point {
  month: number
  cash: number
}

export interface CashCurve {
  path: string
  /** Between the curve and zero. */
  area: string
  points: CashPoint[]
  lowest: CashPoint
  /** The month from which cash is back, where the horizon shows it. */
  back: CashPoint | null
  xTicks: Tick[]
  yTicks: Tick[]
  zero: number
}

/** Labels of the months so far apart that they can be read. */
function monthStep(last: number): number {
  if (last <= 12) return 2
  return last <= 24 ? 4 : 6
}

/** The cumulative cash month by month, its deepest point and the month in which it is back. */
export function cashCurve(advanced: Advanced, box: Box): CashCurve {
  const months = advanced.projection
  const cash = months.map((month) => month.cumulativeCash)
  const last = months.at(-1)?.month ?? 0
  const { x, y } = plotScales(box, [0, last], [Math.min(0, ...cash), Math.max(0, ...cash)])
  const pointOf = ({ month, cumulativeCash }: ProjectionMonth): CashPoint => ({
    month,
    cash: cumulativeCash,
    x: x(month),
    y: y(cumulativeCash),
  })
  const points = months.map(pointOf)
  const zero = y(0)
  return {
    path: linePath(points),
    area: linePath([{ x: x(0), y: zero }, ...points, { x: x(last), y: zero }]),
    points,
    lowest: pointOf(lowestMonth(months)),
    back: points.find(({ month }) => month === advanced.cashBreakevenMonth) ?? null,
    xTicks: ticksOf(
      months.map(({ month }) => month).filter((month) => month % monthStep(last) === 0),
      x,
    ),
    yTicks: ticksOf(y.ticks(4), y),
    zero,
  }
}

/** The point nearest to a place on the picture. */
export function nearestPoint(points: readonly Point[], x: number): number {
  let nearest = 0
  points.forEach((point, at) => {
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? 0) - x)) nearest = at
  })
  return nearest
}
