import { classes } from '../../ui/classes'
import { type Box, labelAt, type PlacedLabel, type Point, type Side } from '../plot'

/** Arabic words keep their own direction in a picture that runs from left to right. */
const isolated = (text: string) => `\u2068${text}\u2069`

interface PlacedWordsProps {
  at: PlacedLabel | undefined
  text: string
  look: string
}

/** Words at the place that was found for them, clear of the lines behind them. */
export function PlacedWords({ at, text, look }: PlacedWordsProps) {
  if (!at) return null
  return (
    <text
      x={at.x}
      y={at.y}
      textAnchor={at.anchor}
      strokeWidth="4"
      paintOrder="stroke"
      className={classes('stroke-surface text-[12px] font-medium', look)}
    >
      {isolated(text)}
    </text>
  )
}

interface PointLabelProps {
  point: Point
  text: string
  box: Box
  side: Side
  look: string
}

/** Words on one side of a point, inside the plot. */
export function PointLabel({ point, text, box, side, look }: PointLabelProps) {
  return <PlacedWords at={labelAt(point, text, box, side)} text={text} look={look} />
}
