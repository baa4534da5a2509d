import { amountTicks, type Box, margins, plotScales, type Tick, ticksOf } from '../../results/plot'

interface Column {
  x: number
  y: number
  width: number
  height: number
}

export interface Columns {
  columns: Column[]
  /** Below them: the first week, the last one, and others where there is room. */
  xTicks: Tick[]
  yTicks: Tick[]
}

/** Room that the name of a day takes. */
const dayWidth = 64

/** A column for each week, all of one width, time from left to right. Nothing here is below zero. */
export function weekColumns(values: readonly number[], box: Box): Columns {
  const count = values.length
  const { x, y } = plotScales(box, [0, count], [0, Math.max(1, ...values)])
  // The axis ends with a figure, so that no column is higher than what stands beside it.
  y.nice(amountTicks(box))
  const step = x(1) - x(0)
  const every = Math.max(1, Math.ceil(dayWidth / Math.max(1, step)))
  const shown = values.map((_, at) => at).filter((at) => (count - 1 - at) % every === 0)
  const bottom = box.height - margins.bottom
  return {
    columns: values.map((value, at) => {
      const top = y(Math.max(0, value))
      return { x: x(at) + step * 0.15, width: Math.max(1, step * 0.7), y: top, height: Math.max(0, bottom - top) }
    }),
    xTicks: ticksOf(shown, (at) => x(at + 0.5)),
    yTicks: ticksOf(y.ticks(amountTicks(box)).filter(Number.isInteger), y),
  }
}

/** The week at a horizontal position of the chart. */
export function weekAt(across: number, count: number, { width }: Box): number {
  const part = (across - margins.start) / Math.max(1, width - margins.start - margins.end)
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)))
}
