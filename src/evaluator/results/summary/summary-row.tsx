import { memo } from 'react'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'

interface SummaryRowProps {
  label: string
  note?: string | null | undefined
  /** What is wrong, rather than what explains. */
  isBad?: boolean
  children: string
}

/** One figure of the summary panel: its name, what it is, and below them what there is to say about it. */
export const SummaryRow = memo(function SummaryRow({ label, note, isBad = false, children }: SummaryRowProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 py-2.5">
      <dt className="min-w-0 flex-1 pt-0.5 text-small text-muted">{label}</dt>
      <dd dir="ltr" className="max-w-[65%] text-end font-medium wrap-anywhere">
        <Figure>{children}</Figure>
      </dd>
      {note ? (
        <dd className={classes('basis-full text-small', isBad ? 'text-negative' : 'text-muted')}>{note}</dd>
      ) : null}
    </div>
  )
})
