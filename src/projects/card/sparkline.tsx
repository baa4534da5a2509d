import { useId } from 'react'
import { sparkline } from './sparkline-path'

const box = { width: 240, height: 40, pad: 4 }

/** The curve fills its card, and its lines stay as thick as they are. */
const fixed = { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const

interface SparklineProps {
  figures: readonly number[]
  /** What the curve says, for those who do not see it. */
  label: string
}

/** The cash curve in small, red below zero. Time runs from left to right in every language. */
export function Sparkline({ figures, label }: SparklineProps) {
  const colours = useId()
  const drawn = sparkline(figures, box)
  if (!drawn) return null
  const { curve, zero, lowest } = drawn
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="mt-2 h-10 w-full"
      fill="none"
    >
      <linearGradient id={colours} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={box.height}>
        <stop offset={zero / box.height} className="[stop-color:var(--series-sales)]" />
        <stop offset={zero / box.height} className="[stop-color:var(--negative)]" />
      </linearGradient>
      <path d={`M0 ${zero}H${box.width}`} className="stroke-control" strokeWidth="1" strokeDasharray="2 4" {...fixed} />
      <path d={curve} stroke={`url(#${colours})`} strokeWidth="2" strokeLinejoin="round" {...fixed} />
      <path d={`M${lowest.x} ${lowest.y}h0.01`} className="stroke-negative" strokeWidth="7" {...fixed} />
    </svg>
  )
}
