import { classes } from '../../ui/classes'
import type { SeriesId } from '../breakdown'
import type { Span } from '../segments'

/** The colour of each kind of money, always the same. */
export const seriesColours: Record<SeriesId | 'refusals' | 'profit' | 'loss', string> = {
  sales: 'bg-series-sales',
  product: 'bg-series-product',
  delivery: 'bg-series-delivery',
  payment: 'bg-series-payment',
  marketing: 'bg-series-marketing',
  fixed: 'bg-series-fixed',
  returns: 'bg-series-returns',
  refusals: 'bg-series-returns',
  profit: 'bg-accent',
  loss: 'bg-negative',
}

interface BarRow extends Span {
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
  /** Bars that fill up begin where reading begins; all others run from left to right in every language. */
  fills?: boolean
  /** Where zero stands on the track, when it is not its start. */
  zero?: number
}

const percent = (part: number) => `${part * 100}%`

/**
 * Bars one below the other, label and figure beside each as in any list. What is drawn is the same picture in Arabic;
 * what is written stands where an Arabic reader looks for it.
 */
export function Bars({ rows, active, zero = 0, fills }: BarsProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)_max-content] @lg:grid-cols-[9rem_minmax(0,1fr)_max-content]">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className={classes(
              'col-span-2 grid grid-cols-subgrid items-center gap-x-3 rounded-control py-0.5 @lg:col-span-3 @lg:py-1',
              active === at && 'bg-sunken ring-1 ring-line',
            )}
          >
            <span className={classes('text-small max-sm:leading-snug', row.strong ? 'font-semibold' : 'text-muted')}>
              {row.label}
            </span>
            <Track row={row} zero={zero} fills={fills} />
            <span
              dir="ltr"
              className={classes('text-end text-small max-sm:leading-snug', row.strong ? 'font-semibold' : '')}
            >
              <bdi>{row.figure}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Track({ row, zero, fills }: { row: BarRow; zero: number; fills: boolean | undefined }) {
  return (
    <span
      dir={fills ? undefined : 'ltr'}
      className="relative order-3 col-span-2 h-3 @lg:order-none @lg:h-5 @lg:col-span-1"
    >
      {zero > 0 ? (
        <span className="absolute -inset-y-1 w-px bg-control" style={{ insetInlineStart: percent(zero) }} />
      ) : null}
      {row.level === undefined ? null : (
        <span
          className="absolute top-1/2 hidden h-7 w-px bg-control @lg:block"
          style={{ insetInlineStart: percent(row.level) }}
        />
      )}
      {fills ? <span className="absolute inset-0 rounded-[3px] bg-sunken ring-1 ring-line" /> : null}
      <span
        className={classes('absolute inset-y-0 rounded-[3px]', fills ? '' : 'min-w-0.5', row.colour)}
        style={{ insetInlineStart: percent(row.from), inlineSize: percent(row.to - row.from) }}
      />
    </span>
  )
}
