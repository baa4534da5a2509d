import { type ReactNode, useId, useState } from 'react'
import { classes } from './classes'
import { ChevronForward } from './first-icons'

interface DisclosureProps {
  title: string
  /** The section's summary figure, shown beside its title. */
  subtotal?: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  id?: string
  children: ReactNode
}

/** A section that opens and closes. Its content stays in the page, so that what was typed is never lost. */
export function Disclosure({ title, subtotal, open: openAtFirst = false, onToggle, id, children }: DisclosureProps) {
  const made = useId()
  const region = id ?? made
  const [open, setOpen] = useState(openAtFirst)
  const toggle = () => {
    setOpen(!open)
    onToggle?.(!open)
  }
  return (
    <section className="rounded-panel border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={region}
          onClick={toggle}
          className="flex min-h-14 w-full items-center gap-2 rounded-panel px-4 py-2 text-start"
        >
          <ChevronForward className={classes('text-muted transition-transform', open && 'rotate-90 rtl:-rotate-90')} />
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-body font-semibold">{title}</span>
            <span className="text-small text-muted">{subtotal}</span>
          </span>
        </button>
      </h2>
      <div id={region} hidden={!open} className="border-t border-line p-4">
        {children}
      </div>
    </section>
  )
}
