import { scaleLinear } from '@visx/scale'

export interface Box {
  width: number
  height: number
}

/** Room around a line chart's plot for its axis labels. */
export const margins = { top: 12, end: 16, bottom: 28, start: 64 }

/** Scales from values to the pixels of a plot: a domain of one value is widened, so that nothing divides by zero. */
export function plotScales(box: Box, x: [number, number], y: [number, number]) {
  const [low, high] = y[0] === y[1] ? [y[0] - 1, y[1] + 1] : y
  const right = Math.max(margins.start + 1, box.width - margins.end)
  return {
    x: scaleLinear<number>({ domain: x[0] === x[1] ? [x[0], x[0] + 1] : x, range: [margins.start, right] }),
    y: scaleLinear<number>({ domain: [low, high], range: [box.height - margins.bottom, margins.top], nice: true }),
  }
}

export interface Point {
  x: number
  y: number
}

/** An SVG path through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
