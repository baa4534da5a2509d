import { classes } from '../../ui/classes'
import { type Box, labelAt, type Point, type Side } from '../plot'

/** Arabic words keep their own direction in a picture that runs from left to right. */
const isolated = (text: string) => `\u2068${text}\u2069`

interface PointLabelProps {
  point: Point
  text: string
  box: Box
  side: Side
  look: string
}

/** Words beside a point, inside the plot and clear of the lines behind them. */
export function PointLabel({ point, text, box, side, look }: PointLabelProps) {
  const { x, y, anchor } = labelAt(point, text, box, side)
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      strokeWidth="4"
      paintOrder="stroke"
      className={classes('stroke-surface text-[12px] font-medium', look)}
    >
      {isolated(text)}
    </text>
  )
}
