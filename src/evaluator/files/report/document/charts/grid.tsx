import { Line } from '@react-pdf/renderer'
import { colours } from '../../../../../files/pdf/look'
import { type Box, margins, type Tick } from '../../../../../results/plot'

/** Hairlines at the figures of the vertical axis; zero is drawn stronger. */
export function Grid({ box, yTicks }: { box: Box; yTicks: readonly Tick[] }) {
  return yTicks.map(({ at, value }) => (
    <Line
      key={value}
      x1={margins.start}
      x2={box.width - margins.end}
      y1={at}
      y2={at}
      strokeWidth={1}
      stroke={value === 0 ? colours.control : colours.line}
    />
  ))
}
