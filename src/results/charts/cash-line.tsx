import { type ReactNode, useId } from 'react'
import type { Box } from '../plot'

interface CashLineProps {
  chart: { path: string; area: string; zero: number; today: string }
  box: Box
  /** The axes, over the areas and under the line. */
  children: ReactNode
}

const todayLook = { fill: 'none', strokeWidth: '2', strokeDasharray: '5 4', className: 'stroke-muted' } as const

/** The plan as it is stored, in the legend of a picture that shows a trial. */
export function TodayEntry({ label }: { label: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="28" height="14" aria-hidden="true">
        <path d="M0 7H28" {...todayLook} />
      </svg>
      <span>{label}</span>
    </li>
  )
}

/** A balance of cash and what is between it and zero: in one colour above zero, in that of a loss below. */
export function CashLine({ chart, box, children }: CashLineProps) {
  const id = useId()
  const zero = Math.max(0, chart.zero)
  const line = { d: chart.path, fill: 'none', strokeWidth: '2.5', strokeLinejoin: 'round' } as const
  return (
    <>
      <clipPath id={`${id}-above`}>
        <rect width={box.width} height={zero} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <rect y={zero} width={box.width} height={Math.max(0, box.height - zero)} />
      </clipPath>
      <path d={chart.area} clipPath={`url(#${id}-below)`} className="fill-negative-soft" />
      <path d={chart.area} clipPath={`url(#${id}-above)`} className="fill-accent-soft" />
      {children}
      {chart.today === '' ? null : <path d={chart.today} {...todayLook} />}
      <path {...line} clipPath={`url(#${id}-below)`} className="stroke-negative" />
      <path {...line} clipPath={`url(#${id}-above)`} className="stroke-series-sales" />
    </>
  )
}
