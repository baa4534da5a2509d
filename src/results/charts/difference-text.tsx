import { useState } from 'react'
import { classes } from '../../ui/classes'

interface DifferenceTextProps {
  /** Null where there is none; empty where there is none for now and its line, once shown, stays free for the next. */
  text: string | null | undefined
  /** What the figure is without the trial, for those who listen. */
  today?: string
  className?: string
}

/** How a figure differs from today's, below it. */
export function DifferenceText({ text, today, className }: DifferenceTextProps) {
  const isNone = text === null || text === undefined
  const [hasLine, setLine] = useState(false)
  if (isNone ? hasLine : text && !hasLine) setLine(!isNone)
  if (isNone || !(text || hasLine)) return null
  return (
    <span className={classes('block text-[0.8125rem]/[1.4] font-normal text-info', className)}>
      {/* In the direction of the page, in cells that read left to right too: a sign is no word that tells a direction. */}
      <span className="tabular-nums rtl:[direction:rtl] rtl:[unicode-bidi:isolate]">{text || '\u00a0'}</span>
      {text && today ? <span className="sr-only"> {today}</span> : null}
    </span>
  )
}
