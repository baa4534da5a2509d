export interface Sparkline {
  /** The curve, as the `d` of a path. */
  curve: string
  /** The y coordinate of zero. */
  zero: number
  lowest: { x: number; y: number }
}

interface Box {
  width: number
  height: number
  /** Room for the line's own thickness. */
  pad: number
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A curve of figures in a box, with zero always in sight. Null for fewer than two figures. */
export function sparkline(figures: readonly number[], { width, height, pad }: Box): Sparkline | null {
  if (figures.length < 2) return null
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)]
  // All zero: a line in the middle.
  const range = high - low || 1
  const middle = high === low ? 0.5 : 0
  const x = (index: number) => rounded(pad + (index / (figures.length - 1)) * (width - 2 * pad))
  const y = (value: number) => rounded(pad + ((high - value) / range + middle) * (height - 2 * pad))
  const points = figures.map((value, index) => ({ x: x(index), y: y(value), value }))
  const lowest = points.reduce((a, b) => (b.value < a.value ? b : a))
  const curve = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
  return { curve, zero: y(0), lowest: { x: lowest.x, y: lowest.y } }
}
