import type { ReactNode } from 'react'
import { classes } from '../classes'

interface LongListProps {
  /** Names the box for those who listen. */
  label: string
  /** How tall it may grow. */
  className?: string
  /** With a line around it, as wide as what stands above it; else its bar stands beside what is above. */
  isFramed?: boolean
  children: ReactNode
}

/** What may be longer than a dialog has room for: it scrolls, by the keyboard too. */
export function LongList({ label, className = 'max-h-[60dvh]', isFramed = false, children }: LongListProps) {
  const frame = isFramed ? 'rounded-control border border-line px-3' : '-me-3 pe-3'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section tabIndex={0} aria-label={label} className={classes('relative overflow-y-auto', frame, className)}>
      {children}
    </section>
  )
}
