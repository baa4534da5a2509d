import type { CashMonth, CashPlanResult } from '../../domain/model/evaluation'
import { isZero } from '../conclusion/conclusion-texts'
import {
  amountTicks,
  type Box,
  cashRange,
  linePath,
  margins,
  type Point,
  plotScales,
  type Tick,
  ticksOf,
} from '../plot'

interface CashPlanPoint extends Point {
  month: number
}

export interface CashPlanCurve {
  path: string
  /** Between the curve and zero. */
  area: string
  points: CashPlanPoint[]
  lowest: CashPlanPoint
  /** The month in which cash first falls below zero. */
  runsOut: CashPlanPoint | null
  /** The month from which cash stays at what was there at the start. */
  back: CashPlanPoint | null
  /** The months in which VAT is paid. */
  vat: CashPlanPoint[]
  xTicks: Tick[]
  yTicks: Tick[]
  zero: number
  /** The level of the cash at the start, as a line through the picture. */
  opening: readonly [Point, Point]
  /** The cash of the plan as it is stored, while something else is tried; empty else. */
  today: CashPlanPoint[]
}

const steps = [1, 2, 3, 4, 6, 9, 12]

/** Every so many months get a label, so that labels of this width do not touch. */
export function monthsShown(last: number, width: number, labelWidth: number): number[] {
  const perMonth = (width - margins.start - margins.end) / Math.max(1, last)
  const step = steps.find((one) => one * perMonth >= labelWidth) ?? 12
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step)
}

interface CashPlanLooks {
  openingCash: number
  /** The width of a month's name, in pixels. */
  labelWidth: number
  /** The months of the stored plan, while something is tried. */
  today?: readonly CashMonth[]
}

/** Cash at the end of each month, with the months that matter. */
export function cashPlanCurve(
  result: CashPlanResult,
  { openingCash, labelWidth, today = [] }: CashPlanLooks,
  box: Box,
): CashPlanCurve {
  const { months, lowestMonth, runsOutMonth, backMonth, cashNeeded } = result
  const last = months.length - 1
  const before = today.slice(0, months.length)
  const cash = [...months, ...before].map(({ closingCash }) => closingCash)
  const { x, y } = plotScales(box, [0, last], cashRange([openingCash, ...cash]))
  const pointOf = ({ month, closingCash }: CashMonth): CashPlanPoint => ({ month, x: x(month), y: y(closingCash) })
  const points = months.map(pointOf)
  const at = (month: number | null) => points.find((point) => point.month === month) ?? null
  const zero = y(0)
  return {
    path: linePath(points),
    area: linePath([{ x: x(0), y: zero }, ...points, { x: x(last), y: zero }]),
    points,
    lowest: at(lowestMonth) ?? { month: 0, x: x(0), y: zero },
    runsOut: at(runsOutMonth),
    // What takes no money has none to bring back.
    back: isZero(cashNeeded) ? null : at(backMonth),
    vat: months.filter(({ vatPaid }) => vatPaid > 0).map(pointOf),
    xTicks: ticksOf(monthsShown(last, box.width, labelWidth), x),
    yTicks: ticksOf(y.ticks(amountTicks(box)), y),
    zero,
    opening: [
      { x: x(0), y: y(openingCash) },
      { x: box.width - margins.end, y: y(openingCash) },
    ],
    today: before.map(pointOf),
  }
}
