import { classes } from '../../ui/classes'
import { type Box, labelAt, type Point, type Side } from '../plot'

interface PointLabelProps {
  point: Point
  text: string
  box: Box
  side: Side
  look: string
}

/** Words beside a point, inside the plot and clear of the lines behind them, in the direction of their own letters. */
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
      {`\u2068${text}\u2069`}
    </text>
  )
}
