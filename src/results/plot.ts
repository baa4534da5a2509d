import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

export interface Box {
  width: number
  height: number
}

/** Room around a plot for the figures of its axes. */
export const margins = { top: 22, end: 14, bottom: 46, start: 52 }

type Range = readonly [low: number, high: number]

/** A range that has a width, so that nothing is divided by zero. */
const widened = ([low, high]: Range): [number, number] => (low === high ? [low, low + 1] : [low, high])

/** Scales from values to the pixels of a plot. */
export function plotScales({ width, height }: Box, x: Range, y: Range) {
  const right = Math.max(margins.start + 1, width - margins.end)
  return {
    x: scaleLinear(widened(x), [margins.start, right]),
    y: scaleLinear(widened(y), [height - margins.bottom, margins.top]).nice(4),
  }
}

export interface Point {
  x: number
  y: number
}

const drawn = line<Point>()
  .x(({ x }) => Math.round(x * 10) / 10)
  .y(({ y }) => Math.round(y * 10) / 10)

/** Room below the lowest point for what is written there, as a part of the height. */
const roomBelow = 0.12

/** The range of amounts that a curve of cash takes, with zero in it. */
export function cashRange(cash: readonly number[]): Range {
  const [low, high] = [Math.min(0, ...cash), Math.max(0, ...cash)]
  return [low < 0 ? low - (high - low) * roomBelow : low, high]
}

/** A picture that is lower has room for few amounts at its side. */
const low = 110

/** About so many amounts stand at the side: fewer on a phone, and fewest in what a page of paper has left. */
export const amountTicks = ({ height }: Box): number => (height < low ? 2 : height < 240 ? 3 : 4)

/** The height of a picture: on a phone a lower one, so that more of the page is in view. */
export const heightOf = (width: number, height: number): number => (width < 480 ? Math.round(height * 0.7) : height)

/** Pictures of cash on A4: as wide as a panel there, and so high that the results are one page. */
export const cashOnPaper: Box = { width: 622, height: 210 }
export const cashPlanOnPaper: Box = { ...cashOnPaper, height: 180 }

/** An SVG path through the points. */
export function linePath(points: readonly Point[]): string {
  return drawn([...points]) ?? ''
}

export interface Tick {
  at: number
  value: number
}

export function ticksOf(values: readonly number[], scale: (value: number) => number): Tick[] {
  return values.map((value) => ({ value, at: scale(value) }))
}

export interface PlacedLabel extends Point {
  anchor: 'start' | 'middle' | 'end'
}

/** Roughly the widths of letters of 12 pixels; a little more than they take, so that nothing is cut off. Arabic ones are joined. */
const letter = 6.8
const arabicLetter = 6.2

/** Roughly how wide a text of 12 pixels is. */
export const widthOf = (text: string): number =>
  text.length * letter - (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) * (letter - arabicLetter)

/** Straight above or below a point, or, clear of lines that pass through it, before it, after it or farther above. */
export type Side =
  | 'above'
  | 'high'
  | 'higher'
  | 'below'
  | 'low'
  | 'lower'
  | 'aboveBefore'
  | 'aboveAfter'
  | 'belowBefore'
  | 'belowAfter'
  | 'lowAfter'
  | 'before'
  | 'after'

const shifts: Record<Side, { across: number; down: number }> = {
  above: { across: 0, down: -12 },
  high: { across: 0, down: -28 },
  higher: { across: 0, down: -44 },
  below: { across: 0, down: 22 },
  low: { across: 0, down: 38 },
  lower: { across: 0, down: 54 },
  aboveBefore: { across: -1, down: -12 },
  aboveAfter: { across: 1, down: -12 },
  belowBefore: { across: -1, down: 20 },
  belowAfter: { across: 1, down: 20 },
  lowAfter: { across: 1, down: 36 },
  before: { across: -1, down: 4 },
  after: { across: 1, down: 4 },
}

/** Between a point and words before or after it; more where they stand beside its mark. */
const beside = 4
const markHalf = 6

/** Where a label beside a point stays inside the plot. */
export function labelAt(point: Point, text: string, box: Box, side: Side): PlacedLabel {
  const half = widthOf(text) / 2
  const [left, right] = [margins.start + 4, box.width - margins.end]
  const { across, down } = shifts[side]
  const x = point.x + Math.sign(across) * (half + beside + (Math.abs(down) < markHalf ? markHalf : 0))
  const y = Math.min(box.height - margins.bottom - 1, Math.max(12, point.y + down))
  if (x - half < left) return { x: Math.max(left, Math.min(x, right - 2 * half)), y, anchor: 'start' }
  if (x + half > right) return { x: right, y, anchor: 'end' }
  return { x, y, anchor: 'middle' }
}
