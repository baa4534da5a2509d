import { classes } from '../../ui/classes'
import type { SeriesId } from '../breakdown'

/** The colour of each kind of money, always the same. */
export const seriesColours: Record<SeriesId | 'profit' | 'loss', string> = {
  sales: 'bg-series-sales',
  product: 'bg-series-product',
  delivery: 'bg-series-delivery',
  payment: 'bg-series-payment',
  marketing: 'bg-series-marketing',
  fixed: 'bg-series-fixed',
  profit: 'bg-accent',
  loss: 'bg-negative',
}

export interface BarRow {
  key: string
  label: string
  figure: string
  colour: string
  /** Where the bar stands on the track, 0–1. */
  from: number
  to: number
  /** Where zero stands on the track, when it is not the start. */
  zero?: number
  strong?: boolean
}

/**
 * Bars one below the other, label and figure beside each. The track runs from left to right in every language, so that
 * the picture is the same picture in Arabic.
 */
export function Bars({ rows, active }: { rows: readonly BarRow[]; active: number | null }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row, at) => (
        <li
          key={row.key}
          className={classes(
            'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control px-1 sm:grid-cols-[11rem_minmax(0,1fr)_9rem]',
            active === at && 'bg-sunken',
          )}
        >
          <span className={classes('text-small', row.strong ? 'font-semibold' : 'text-muted')}>{row.label}</span>
          <span dir="ltr" className="relative order-3 col-span-2 h-5 sm:order-none sm:col-span-1">
            {row.zero ? (
              <span className="absolute inset-y-0 w-px bg-control" style={{ insetInlineStart: `${row.zero * 100}%` }} />
            ) : null}
            <span
              className={classes('absolute inset-y-0 min-w-px rounded-[3px]', row.colour)}
              style={{ insetInlineStart: `${row.from * 100}%`, inlineSize: `${(row.to - row.from) * 100}%` }}
            />
          </span>
          <bdi className={classes('text-end text-small', row.strong ? 'font-semibold' : '')}>{row.figure}</bdi>
        </li>
      ))}
    </ul>
  )
}
