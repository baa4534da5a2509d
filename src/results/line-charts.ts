import type { Advanced, Monthly } from '../domain/evaluation'
import { type Box, linePath, type Point, plotScales } from './scale'

interface Tick {
  at: number
  value: number
}

export interface LineChart {
  xTicks: Tick[]
  yTicks: Tick[]
  zero: number
}

export interface CashCurve extends LineChart {
  path: string
  points: (Point & { month: number; cash: number })[]
  lowest: Point & { month: number; cash: number }
  /** The month from which cash is back, where the horizon shows it. */
  back: (Point & { month: number }) | null
}

function ticksOf(values: number[], scale: (value: number) => number): Tick[] {
  return values.map((value) => ({ value, at: scale(value) }))
}

/** The cumulative cash month by month, its deepest point and the month in which it is back. */
export function cashCurve(advanced: Advanced, box: Box): CashCurve {
  const months = advanced.projection
  const cash = months.map((month) => month.cumulativeCash)
  const last = months.at(-1)?.month ?? 0
  const { x, y } = plotScales(box, [0, last], [Math.min(0, ...cash), Math.max(0, ...cash)])
  const points = months.map(({ month, cumulativeCash }) => ({
    month,
    cash: cumulativeCash,
    x: x(month),
    y: y(cumulativeCash),
  }))
  const start = { month: 0, cash: 0, x: x(0), y: y(0) }
  const lowest = points.reduce((least, point) => (point.cash < least.cash ? point : least), points[0] ?? start)
  const back = points.find(({ month }) => month === advanced.cashBreakevenMonth) ?? null
  const everyMonth = last <= 12 ? 2 : 6
  const shown = months.map(({ month }) => month).filter((month) => month % everyMonth === 0)
  return {
    path: linePath(points),
    points,
    lowest,
    back,
    xTicks: ticksOf(shown, x),
    yTicks: ticksOf(y.ticks(4), y),
    zero: y(0),
  }
}

export interface BreakEvenLines extends LineChart {
  sales: string
  costs: string
  fixed: string
  store: Point & { units: number }
  breakEven: (Point & { units: number }) | null
}

/** Sales and total costs against units sold: where they cross, the month pays for itself. */
export function breakEvenLines(monthly: Monthly, box: Box): BreakEvenLines {
  const { totalUnits: units, monthlyBreakEvenUnits: needed, totalFixedCost: fixed } = monthly
  const price = monthly.salesExVAT / units
  const variable = (monthly.totalMonthlyCosts - fixed) / units
  // A break-even far beyond the store's sales would flatten everything else: it is named in the text instead.
  const far = needed !== null && needed > units * 4
  const most = Math.max(1, Math.ceil((needed === null || far ? units : Math.max(units, needed)) * 1.25))
  const highest = Math.max(price * most, fixed + variable * most)
  const { x, y } = plotScales(box, [0, most], [0, highest])
  const line = (at0: number, slope: number) =>
    linePath([
      { x: x(0), y: y(at0) },
      { x: x(most), y: y(at0 + slope * most) },
    ])
  const at = (count: number) => ({ units: count, x: x(count), y: y(price * count) })
  return {
    sales: line(0, price),
    costs: line(fixed, variable),
    fixed: line(fixed, 0),
    store: at(units),
    breakEven: needed === null || far ? null : at(needed),
    xTicks: ticksOf(x.ticks(5).filter(Number.isInteger), x),
    yTicks: ticksOf(y.ticks(4), y),
    zero: y(0),
  }
}
