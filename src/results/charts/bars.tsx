import { classes } from '../../ui/classes'
import type { Span } from '../segments'
import { type BarInk, type BarSeries, barInks } from './bar-inks'
import { DifferenceText } from './difference-text'

const backgrounds: Record<BarInk, string> = {
  sales: 'bg-series-sales',
  product: 'bg-series-product',
  delivery: 'bg-series-delivery',
  payment: 'bg-series-payment',
  marketing: 'bg-series-marketing',
  fixed: 'bg-series-fixed',
  returns: 'bg-series-returns',
  accent: 'bg-accent',
  negative: 'bg-negative',
  control: 'bg-control',
}

export const seriesColour = (series: BarSeries): string => backgrounds[barInks[series]]

interface BarRow extends Span {
  key: string
  label: string
  figure: string
  /** How the figure differs from today's while something is tried. */
  difference?: string | null
  colour: string
  /** Where the next bar begins: a hairline leads there from all but the last. */
  level?: number
  strong?: boolean
}

interface BarsProps {
  rows: readonly BarRow[]
  active: number | null
  /** Bars that fill up a track that is seen. */
  fills?: boolean
  /** Where zero stands on the track, when it is not its start. */
  zero?: number
}

const percent = (part: number) => `${part * 100}%`

/**
 * Bars one below the other, each in one row with its label and its figure; without an axis, they begin where reading begins.
 * Where letters are large for the room, a bar stands below its label and its figure.
 */
export function Bars({ rows, active, zero = 0, fills }: BarsProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[fit-content(9.5rem)_minmax(3.5rem,1fr)_max-content] gap-x-2 @max-[15rem]:grid-cols-[minmax(0,1fr)_fit-content(65%)] @lg:grid-cols-[fit-content(12rem)_minmax(0,1fr)_max-content] @lg:gap-x-3">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className={classes(
              'col-span-full grid grid-cols-subgrid items-center rounded-control py-0.5 @lg:py-1',
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
              <DifferenceText text={row.difference} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Track({ row, zero, fills }: { row: BarRow; zero: number; fills: boolean | undefined }) {
  return (
    <span className="relative h-3.5 @max-[15rem]:order-last @max-[15rem]:col-span-full @lg:h-5">
      {zero > 0 ? (
        <span className="ink absolute -inset-y-1 w-px bg-control" style={{ insetInlineStart: percent(zero) }} />
      ) : null}
      {row.level === undefined ? null : (
        <span
          className="ink absolute top-1/2 h-6 w-px bg-control @lg:h-7 @max-[15rem]:hidden [li:last-child_&]:hidden"
          style={{ insetInlineStart: percent(row.level) }}
        />
      )}
      {fills ? <span className="absolute inset-0 rounded-[3px] bg-sunken ring-1 ring-line" /> : null}
      <span
        className={classes('ink absolute inset-y-0 rounded-[3px]', fills ? '' : 'min-w-0.5', row.colour)}
        style={{ insetInlineStart: percent(row.from), inlineSize: percent(row.to - row.from) }}
      />
    </span>
  )
}
