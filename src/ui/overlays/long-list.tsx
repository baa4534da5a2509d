import type { ReactNode } from 'react'
import { classes } from '../classes'

interface LongListProps {
  /** Names the box for those who listen. */
  label: string
  /** How tall it may grow. */
  className?: string
  children: ReactNode
}

/** What may be longer than a dialog has room for: it scrolls, by the keyboard too. */
export function LongList({ label, className = 'max-h-[60dvh]', children }: LongListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section tabIndex={0} aria-label={label} className={classes('relative -me-3 overflow-y-auto pe-3', className)}>
      {children}
    </section>
  )
}
