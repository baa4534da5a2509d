import type { MonthResults } from './breakdown'
import { amountTicks, type Box, linePath, type Point, plotScales, type Tick, ticksOf } from './plot'

interface Place extends Point {
  units: number
}

export interface BreakEvenLines {
  sales: string
  costs: string
  /** The ways of the three lines. */
  ways: readonly (readonly Point[])[]
  fixed: string
  /** Between the lines: where costs are higher, and where sales are; empty where there is none. */
  loss: string
  profit: string
  /** Where the store stands: on the line of sales, and on that of costs. */
  store: Place
  storeCosts: Place
  /** Null where there is none, or where it is too far off to be drawn. */
  breakEven: Place | null
  xTicks: Tick[]
  yTicks: Tick[]
  zero: number
}

/** A break-even beyond this many times the store's sales would flatten everything else: it is named in the title. */
const farTimes = 4

/** Sales and all costs against units sold: where they cross, the month pays for itself. */
export function breakEvenLines(results: MonthResults, box: Box): BreakEvenLines {
  const { monthly, bottomLine } = results
  const { totalUnits, totalFixedCost: fixed } = monthly
  const { monthlyBreakEvenUnits: needed } = bottomLine
  const price = monthly.revenuePerUnit ?? 0
  const variable = bottomLine.costPerUnit ?? 0
  const units = Math.max(1, totalUnits)
  const shown = needed === null || needed > units * farTimes ? null : needed
  const most = Math.ceil(Math.max(units, shown ?? 0) * 1.25)
  const { x, y } = plotScales(box, [0, most], [0, Math.max(price * most, fixed + variable * most)])
  const wayFrom = (start: number, slope: number) => [
    { x: x(0), y: y(start) },
    { x: x(most), y: y(start + slope * most) },
  ]
  const [sales, costs, fixedWay] = [wayFrom(0, price), wayFrom(fixed, variable), wayFrom(fixed, 0)]
  const gapAt = (count: number) => [
    { x: x(count), y: y(price * count) },
    { x: x(count), y: y(fixed + variable * count) },
  ]
  /** The area between the lines from here to there. */
  const between = (from: number, to: number) => linePath([...gapAt(from), ...gapAt(to).reverse()])
  // Where the lines cross, before break-even is counted in whole units.
  const crossing = price > variable ? Math.min(most, fixed / (price - variable)) : most
  const placed = (count: number, amount: number): Place => ({ units: count, x: x(count), y: y(amount) })
  return {
    sales: linePath(sales),
    costs: linePath(costs),
    ways: [sales, costs, fixedWay],
    fixed: linePath(fixedWay),
    loss: crossing > 0 ? between(0, crossing) : '',
    profit: crossing < most ? between(crossing, most) : '',
    store: placed(totalUnits, monthly.salesExVAT),
    storeCosts: placed(totalUnits, bottomLine.totalMonthlyCosts),
    breakEven: shown === null ? null : placed(shown, bottomLine.revenueToBreakEven ?? 0),
    xTicks: ticksOf(x.ticks(box.width < 480 ? 3 : 5).filter(Number.isInteger), x),
    yTicks: ticksOf(y.ticks(amountTicks(box)), y),
    zero: y(0),
  }
}
