import { sparkline } from './sparkline-path'

const box = { width: 120, height: 36, pad: 3 }

interface SparklineProps {
  figures: readonly number[]
  /** What the curve says, for those who do not see it. */
  label: string
}

/** The cash curve in small. Time runs from left to right in every language. */
export function Sparkline({ figures, label }: SparklineProps) {
  const drawn = sparkline(figures, box)
  if (!drawn) return null
  const { curve, zero, lowest } = drawn
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="h-9 w-[7.5rem] shrink-0"
      fill="none"
    >
      <path d={`M0 ${zero}H${box.width}`} className="stroke-line" strokeWidth="1" />
      <path d={curve} className="stroke-series-sales" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={lowest.x} cy={lowest.y} r="2.5" className="fill-surface stroke-negative" strokeWidth="1.5" />
    </svg>
  )
}
