import { classes } from '../../ui/classes'

interface DifferenceTextProps {
  /** Null where there is none. */
  text: string | null | undefined
  /** What the figure is without the trial, for those who listen. */
  today?: string
  className?: string
}

/** How a figure differs from today's, below it. */
export function DifferenceText({ text, today, className }: DifferenceTextProps) {
  if (!text) return null
  return (
    <span className={classes('block text-[0.8125rem]/[1.4] font-normal text-info', className)}>
      <bdi className="tabular-nums">{text}</bdi>
      {today ? <span className="sr-only"> {today}</span> : null}
    </span>
  )
}
