import type { BreakEvenLines } from '../break-even-lines'
import type { CashCurve } from '../cash/cash-curve'
import type { CashPlanCurve } from '../cash/cash-plan-curve'
import { type Box, linePath, margins, type Point } from '../plot'
import {
  type AxisWords,
  axisWords,
  cross,
  type Drawing,
  diamond,
  disc,
  exampleAt,
  gridShapes,
  type Ink,
  type LegendEntry,
  lineBetween,
  namesAt,
  type Shape,
  square,
} from './drawing'
import { backSides, type LabelWish, lowestSides } from './place-labels'

const salesLine = { stroke: 'sales', width: 2.5 } as const
const costsLine = { stroke: 'product', width: 2.5, dash: '8 4' } as const
const fixedLine = { stroke: 'fixed', width: 1.5, dash: '2 4' } as const

interface BreakEvenWords {
  axis: AxisWords
  store: string
  breakEven: string
}

/** Sales and costs as lines over units, with the break-even and the store's own place on them. */
export function breakEvenDrawing(
  chart: BreakEvenLines,
  box: Box,
  words: BreakEvenWords,
  looked: 'store' | 'breakEven' | null = null,
): Drawing {
  const { store, storeCosts, breakEven, zero } = chart
  // Above its lines to the left of where they cross, and below them to the right, a label crosses none.
  const isBeyond = store.y < storeCosts.y
  const after = [
    'belowAfter',
    'below',
    'belowBefore',
    'after',
    'lowAfter',
    'low',
    'lower',
    'aboveBefore',
    'high',
  ] as const
  const upright = [
    { x: store.x, y: zero },
    { x: store.x, y: Math.min(store.y, storeCosts.y) },
  ] as const
  const wishes: Wish[] = [
    ...(breakEven
      ? [{ point: breakEven, text: words.breakEven, sides: isBeyond ? after : backSides, ink: 'text' } as const]
      : []),
    { point: store, text: words.store, sides: isBeyond ? backSides : after, ink: 'accent' },
  ]
  const sizeOf = (place: typeof looked) => (looked === place ? 8 : 5)
  const areas: Shape[] = [
    { path: chart.loss, fill: 'negativeSoft' },
    { path: chart.profit, fill: 'accentSoft' },
  ]
  return {
    zero,
    shapes: [
      ...areas.filter(({ path }) => path !== ''),
      ...gridShapes(box, chart.yTicks),
      { path: chart.fixed, ...fixedLine },
      { path: chart.costs, ...costsLine },
      { path: chart.sales, ...salesLine },
      {
        path: lineBetween(...upright),
        stroke: 'accent',
        width: 1,
      },
    ],
    marks: [
      { path: disc(store, sizeOf('store')), fill: 'accent' },
      ...(breakEven
        ? [{ path: disc(breakEven, sizeOf('breakEven')), fill: 'surface', stroke: 'text', width: 2 } as const]
        : []),
    ],
    words: [...axisWords(box, chart, words.axis), ...namesAt(wishes, [...chart.ways, upright], box)],
  }
}

/** What the lines of the break-even chart are; told apart by their dashes as well as their colours. */
export function breakEvenLegend(words: { sales: string; costs: string; fixed: string }): LegendEntry[] {
  return [
    { shape: salesLine, label: words.sales },
    { shape: costsLine, label: words.costs },
    { shape: { ...fixedLine, width: 2.5 }, label: words.fixed },
  ]
}

/** The plan as it is stored, while something else is tried. */
export const todayLine = { stroke: 'muted', width: 2, dash: '5 4' } as const
const openingLine = { stroke: 'muted', width: 1.5, dash: '2 4' } as const
const balanceLine = salesLine
const vatMark = { fill: 'marketing', stroke: 'surface', width: 1.5 } as const
const runsOutMark = { stroke: 'negative', width: 3 } as const

/** A balance of cash and what is between it and zero: in one colour above zero, in that of a loss below. */
function cashShapes(chart: CashCurve | CashPlanCurve, box: Box): Shape[] {
  const { path, area, today, yTicks } = chart
  return [
    { path: area, fill: 'negativeSoft', part: 'belowZero' },
    { path: area, fill: 'accentSoft', part: 'aboveZero' },
    ...gridShapes(box, yTicks),
    ...(today.length === 0 ? [] : [{ path: linePath(today), ...todayLine }]),
    { path, stroke: 'negative', width: balanceLine.width, part: 'belowZero' },
    { path, ...balanceLine, part: 'aboveZero' },
  ]
}

interface CashWords {
  axis: AxisWords
  lowest: string
  back: string
}

/** The line of zero, which no word should stand on. */
const zeroLine = ({ zero }: CashCurve | CashPlanCurve, { width }: Box): [Point, Point] => [
  { x: margins.start, y: zero },
  { x: width - margins.end, y: zero },
]

type Wish = LabelWish & { ink: Ink }

/** The name of the lowest point; a plan that begins with cash and only gains is lowest where it begins, which says nothing. */
function lowestWish(chart: CashCurve | CashPlanCurve, text: string): Wish[] {
  const { lowest, zero } = chart
  if (lowest.month === 0 && lowest.y <= zero) return []
  return [{ point: lowest, text, sides: lowestSides, ink: inkOf(chart) }]
}

/** The lowest point is red where cash is missing. */
const inkOf = ({ lowest, zero }: CashCurve | CashPlanCurve): Ink => (lowest.y > zero ? 'negative' : 'text')

/** Cumulative cash by month, with its deepest point and the month in which it is back. */
export function cashDrawing(chart: CashCurve, box: Box, words: CashWords): Drawing {
  const { lowest, back } = chart
  const wishes = lowestWish(chart, words.lowest)
  if (back) wishes.push({ point: back, text: words.back, sides: backSides, ink: 'accent' })
  return {
    zero: chart.zero,
    shapes: cashShapes(chart, box),
    marks: [
      ...(back ? [{ path: square(back), fill: 'accent' } as const] : []),
      { path: disc(lowest, 5), fill: inkOf(chart) },
    ],
    words: [
      ...axisWords(box, chart, words.axis),
      ...namesAt(wishes, [chart.points, chart.today, zeroLine(chart, box)], box),
    ],
  }
}

/** Cash by month of the cash plan. What is there at the start is only known where it was typed; without it nothing runs out. */
export function cashPlanDrawing(
  chart: CashPlanCurve,
  box: Box,
  words: CashWords & { runsOut: string },
  isOpeningTyped: boolean,
): Drawing {
  const { lowest, back, vat, opening } = chart
  const runsOut = isOpeningTyped ? chart.runsOut : null
  const wishes = lowestWish(chart, words.lowest)
  if (runsOut && runsOut.month !== lowest.month) {
    wishes.push({
      point: runsOut,
      text: words.runsOut,
      sides: ['above', 'aboveAfter', 'aboveBefore', 'high', 'higher', 'belowBefore'],
      ink: 'negative',
    })
  }
  if (back) wishes.push({ point: back, text: words.back, sides: backSides, ink: 'accent' })
  return {
    zero: chart.zero,
    shapes: [...cashShapes(chart, box), ...(isOpeningTyped ? [{ path: lineBetween(...opening), ...openingLine }] : [])],
    marks: [
      ...vat.map((point) => ({ path: diamond(point), ...vatMark })),
      ...(back ? [{ path: square(back), fill: 'accent' } as const] : []),
      { path: disc(lowest, 5), fill: inkOf(chart) },
      ...(runsOut ? [{ path: cross(runsOut), ...runsOutMark }] : []),
    ],
    words: [
      ...axisWords(box, chart, words.axis),
      ...namesAt(wishes, [chart.points, chart.today, zeroLine(chart, box), isOpeningTyped ? opening : []], box, vat),
    ],
  }
}

export interface CashPlanLegendWords {
  /** The plan as it is stored. */
  today: string
  legend: Record<'balance' | 'runsOut' | 'vat' | 'opening', string>
}

/** Names of what the picture has besides the marks that are named where they stand. */
export function cashPlanLegend(
  chart: CashPlanCurve,
  { legend, today }: CashPlanLegendWords,
  isOpeningTyped: boolean,
): LegendEntry[] {
  return [
    { shape: balanceLine, label: legend.balance },
    ...(chart.today.length === 0 ? [] : [{ shape: todayLine, label: today }]),
    ...(isOpeningTyped && chart.runsOut?.month === chart.lowest.month
      ? [{ shape: runsOutMark, path: cross(exampleAt), label: legend.runsOut }]
      : []),
    ...(chart.vat.length > 0 ? [{ shape: vatMark, path: diamond(exampleAt), label: legend.vat }] : []),
    ...(isOpeningTyped ? [{ shape: openingLine, label: legend.opening }] : []),
  ]
}
