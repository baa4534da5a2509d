import type { Advanced, ProjectionMonth } from '../../domain/model/evaluation'
import { amountTicks, type Box, cashRange, linePath, type Point, plotScales, type Tick, ticksOf } from '../plot'
import { monthsShown } from './cash-plan-curve'
import { lowestMonth } from './lowest-month'

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
  /** The cash of the plan as it is stored, while something else is tried; empty else. */
  today: CashPoint[]
}

/** Numbers of the months so far apart that they can be read. */
function monthStep(last: number): number {
  if (last <= 12) return 2
  return last <= 24 ? 4 : 6
}

/** Which months have a label: by their numbers, or names of this width. */
function labelledMonths(last: number, box: Box, nameWidth: number | null): number[] {
  if (nameWidth !== null) return monthsShown(last, box.width, nameWidth)
  const step = monthStep(last)
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step)
}

/** The months that are drawn, and the one in which cash is back. */
export type Projected = Pick<Advanced, 'projection' | 'cashBreakevenMonth'>

interface CashLooks {
  /** The width of a month's name, in pixels; null where months have numbers. */
  nameWidth?: number | null
  /** The months of the stored plan, while something is tried. */
  today?: readonly ProjectionMonth[]
}

/** The cumulative cash month by month, its deepest point and the month in which it is back. */
export function cashCurve(advanced: Projected, box: Box, { nameWidth = null, today = [] }: CashLooks = {}): CashCurve {
  const months = advanced.projection
  const before = today.slice(0, months.length)
  const cash = [...months, ...before].map((month) => month.cumulativeCash)
  const last = months.at(-1)?.month ?? 0
  const { x, y } = plotScales(box, [0, last], cashRange(cash))
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
    xTicks: ticksOf(labelledMonths(last, box, nameWidth), x),
    yTicks: ticksOf(y.ticks(amountTicks(box)), y),
    zero,
    today: before.map(pointOf),
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
