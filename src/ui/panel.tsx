import type { ReactNode } from 'react'
import { classes } from './classes'

interface PanelProps {
  title: string
  intro?: ReactNode
  aside?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A titled part of a page. */
export function Panel({ title, intro, aside, id, className, children }: PanelProps) {
  return (
    <section id={id} className={classes('rounded-panel border border-line bg-surface px-4 py-3 sm:p-6', className)}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3 sm:mb-4 print:break-after-avoid">
        <div>
          <h2 className="text-section font-semibold">{title}</h2>
          {intro ? <p className="mt-1 max-w-line text-small text-muted">{intro}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
