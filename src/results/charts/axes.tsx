import type { Box, Tick } from '../plot'
import { type AxisWords, axisWords, gridShapes } from './drawing'
import { DrawnShapes, DrawnWords } from './drawn'

interface AxesProps {
  box: Box
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  words: AxisWords
}

/** Hairlines with their figures; zero is drawn stronger. */
export function Axes({ box, words, ...ticks }: AxesProps) {
  return (
    <>
      <DrawnShapes shapes={gridShapes(box, ticks.yTicks)} />
      <DrawnWords words={axisWords(box, ticks, words)} />
    </>
  )
}
