import { type Box, labelAt, margins, type PlacedLabel, type Point, type Side, type Tick, widthOf } from '../plot'
import { type LabelWish, placeLabels } from './place-labels'

// A chart as shapes and words at their places, drawn alike on the screen and on paper.

/** Colours of the theme, by their names. */
export type Ink =
  | 'text'
  | 'muted'
  | 'control'
  | 'line'
  | 'surface'
  | 'accent'
  | 'accentSoft'
  | 'negative'
  | 'negativeSoft'
  | 'sales'
  | 'product'
  | 'fixed'
  | 'marketing'

export interface Shape {
  /** The path, in pixels of the chart's box. */
  path: string
  fill?: Ink
  stroke?: Ink
  width?: number
  dash?: string
  /** Only what is above or below the line of zero is drawn. */
  part?: 'aboveZero' | 'belowZero'
}

export interface PlacedWords {
  at: PlacedLabel
  text: string
  ink: Ink
  /** The name of a point, not a figure of an axis. */
  isName?: boolean
}

export interface Drawing {
  /** Areas, axes and lines. */
  shapes: readonly Shape[]
  /** What marks single points, over everything that is pointed at. */
  marks: readonly Shape[]
  words: readonly PlacedWords[]
  /** Where zero stands, for the parts of shapes above and below it. */
  zero: number
}

export const lineBetween = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** The room of a legend's example. */
export const exampleBox = { width: 28, height: 14 }

/** A kind of line or mark, as it is drawn in the room of its example, and its name; a line through the middle where no path is said. */
export interface LegendEntry {
  shape: Omit<Shape, 'path'>
  label: string
  path?: string
}

const exampleMiddle = exampleBox.height / 2
export const exampleLine = lineBetween({ x: 0, y: exampleMiddle }, { x: exampleBox.width, y: exampleMiddle })
export const exampleAt: Point = { x: exampleBox.width / 2, y: exampleMiddle }

/** How the figures of one axis are written: all in one unit and as exactly as each other. */
export interface AxisScale {
  /** Empty where each figure has its own. */
  unit: string
  write: (value: number) => string
}

export interface AxisWords {
  /** What the figures below are. */
  xName: string
  x: (value: number) => string
  /** The scale of the figures at the side; its unit stands above them. */
  y: (values: readonly number[]) => AxisScale
}

interface Axes {
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
}

export const disc = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const square = ({ x, y }: Point): string => `M${x - 5} ${y - 5}h10v10h-10Z`
export const diamond = ({ x, y }: Point): string => `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`
export const cross = ({ x, y }: Point): string =>
  `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x - 5} ${y + 5}L${x + 5} ${y - 5}`

/** Hairlines at the figures of the vertical axis; zero is drawn stronger. */
export function gridShapes(box: Box, yTicks: readonly Tick[]): Shape[] {
  return yTicks.map(({ at, value }) => ({
    path: lineBetween({ x: margins.start, y: at }, { x: box.width - margins.end, y: at }),
    stroke: value === 0 ? 'control' : 'line',
    width: 1,
  }))
}

const roomBetween = 6

/** What stands below an axis. A name that would be cut off at the edge ends there; one that would touch the one before is left out. */
function namesBelow(xTicks: readonly Tick[], y: number, { width }: Box, write: AxisWords['x']): PlacedWords[] {
  let taken = Number.NEGATIVE_INFINITY
  return xTicks.flatMap(({ at, value }): PlacedWords[] => {
    const text = write(value)
    const half = widthOf(text) / 2
    const isCut = at + half > width
    if ((isCut ? width - 2 * half : at - half) < taken + roomBetween) return []
    taken = at + half
    return [{ at: isCut ? { x: width, y, anchor: 'end' } : { x: at, y, anchor: 'middle' }, text, ink: 'muted' }]
  })
}

/** The unit of the figures at the side stands above the topmost, in a line of its own. */
const unitAt = 10

/** The figures of both axes, and what those below are. */
export function axisWords(box: Box, { xTicks, yTicks }: Axes, words: AxisWords): PlacedWords[] {
  const bottom = box.height - margins.bottom
  const middle = (margins.start + box.width - margins.end) / 2
  const { unit, write } = words.y(yTicks.map(({ value }) => value))
  const place = (x: number, y: number, anchor: PlacedLabel['anchor'], text: string): PlacedWords => ({
    at: { x, y, anchor },
    text,
    ink: 'muted',
  })
  return [
    ...yTicks.map(({ at, value }) => place(margins.start - 8, at + 4, 'end', write(value))),
    ...namesBelow(xTicks, bottom + 20, box, words.x),
    place(middle, bottom + 40, 'middle', words.xName),
    ...(unit ? [place(0, unitAt, 'start', unit)] : []),
  ]
}

/** The name of one point. */
export function nameAt(point: Point, text: string, box: Box, side: Side, ink: Ink): PlacedWords {
  return { at: labelAt(point, text, box, side), text, ink, isName: true }
}

/** Names of points, clear of each other, of the lines and of other marks. */
export function namesAt(
  wishes: readonly (LabelWish & { ink: Ink })[],
  lines: readonly (readonly Point[])[],
  box: Box,
  marks: readonly Point[] = [],
): PlacedWords[] {
  return placeLabels(wishes, lines, box, marks).map((at, index) => ({
    at,
    text: wishes[index]?.text ?? '',
    ink: wishes[index]?.ink ?? 'text',
    isName: true,
  }))
}
