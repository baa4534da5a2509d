import { classes } from '../../ui/classes'
import type { SeriesId } from '../breakdown'
import type { Span } from '../spans'

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

export interface BarRow extends Span {
  key: string
  label: string
  figure: string
  colour: string
  /** Where the next bar begins: a hairline leads there. */
  level?: number
  strong?: boolean
}

interface BarsProps {
  rows: readonly BarRow[]
  active: number | null
  /** Where zero stands on the track, when it is not its start. */
  zero?: number
}

const percent = (part: number) => `${part * 100}%`

/**
 * Bars one below the other, label and figure beside each. The whole picture runs from left to right in every language,
 * so that it is the same picture in Arabic.
 */
export function Bars({ rows, active, zero = 0 }: BarsProps) {
  return (
    <ul dir="ltr" className="@container">
      {rows.map((row, at) => (
        <li
          key={row.key}
          className={classes(
            'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control py-1 @lg:grid-cols-[9rem_minmax(0,1fr)_9.5rem]',
            active === at && 'bg-sunken ring-1 ring-line',
          )}
        >
          <bdi className={classes('text-start text-small', row.strong ? 'font-semibold' : 'text-muted')}>
            {row.label}
          </bdi>
          <Track row={row} zero={zero} />
          <bdi className={classes('text-end text-small', row.strong ? 'font-semibold' : '')}>{row.figure}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Track({ row, zero }: { row: BarRow; zero: number }) {
  return (
    <span className="relative order-3 col-span-2 h-5 @lg:order-none @lg:col-span-1">
      {zero > 0 ? (
        <span className="absolute -inset-y-1 w-px bg-control" style={{ insetInlineStart: percent(zero) }} />
      ) : null}
      {row.level === undefined ? null : (
        <span
          className="absolute top-1/2 hidden h-7 w-px bg-control @lg:block"
          style={{ insetInlineStart: percent(row.level) }}
        />
      )}
      <span
        className={classes('absolute inset-y-0 min-w-0.5 rounded-[3px]', row.colour)}
        style={{ insetInlineStart: percent(row.from), inlineSize: percent(row.to - row.from) }}
      />
    </span>
  )
}
