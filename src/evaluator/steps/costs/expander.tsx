import { type ReactNode, useEffect, useId, useState } from 'react'
import { classes } from '../../../ui/classes'
import { ChevronForward } from '../../../ui/first-icons'

interface ExpanderProps {
  label: string
  /** Names what it belongs to, for those who listen; nothing where its label does. */
  of?: string
  /** Follows what is hidden, and is drawn only while that is open: hidden figures cost nothing. */
  whenOpen?: ReactNode
  /** Opens it once this is true: what was chosen elsewhere is typed here. */
  isWanted?: boolean
  children: ReactNode
}

/** Shows and hides what most people can do without. What is hidden stays in the page. */
export function Expander({ label, of, whenOpen, isWanted = false, children }: ExpanderProps) {
  const [open, setOpen] = useState(isWanted)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  const region = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={region}
        onClick={() => setOpen(!open)}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control pe-3 ps-1 text-small font-medium text-info hover:bg-sunken"
      >
        <ChevronForward className={classes('transition-transform', open && 'rotate-90 rtl:-rotate-90')} />
        <span>{label}</span>
        {of === undefined ? null : <span className="sr-only">{of}</span>}
      </button>
      <div id={region} hidden={!open} className="mt-2">
        {children}
        {open ? whenOpen : null}
      </div>
    </div>
  )
}
