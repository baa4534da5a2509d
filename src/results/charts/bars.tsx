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

const words = 'py-0.5 text-small max-sm:leading-snug @max-[22rem]:pb-0 @lg:py-1'

/**
 * Bars one below the other, each in one row with its label and its figure. Amounts grow to the right in every language; what
 * fills up begins where reading begins.
 * Where there is little room for its letters, on a phone, a bar stands below its label and its figure, as wide as both.
 */
export function Bars({ rows, active, zero = 0, fills }: BarsProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[fit-content(9.5rem)_minmax(3.5rem,1fr)_max-content] gap-x-2 @max-[22rem]:grid-cols-[minmax(0,1fr)_fit-content(65%)] @lg:grid-cols-[fit-content(16rem)_minmax(0,1fr)_max-content] @lg:gap-x-3">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className={classes(
              'col-span-full grid grid-cols-subgrid items-center rounded-control',
              active === at && 'bg-sunken ring-1 ring-line',
            )}
          >
            <span className={classes(words, row.strong ? 'font-semibold' : 'text-muted')}>{row.label}</span>
            <Track row={row} before={rows[at - 1]?.level} zero={zero} fills={fills} />
            <span dir="ltr" className={classes(words, 'text-end', row.strong && 'font-semibold')}>
              <bdi>{row.figure}</bdi>
              <DifferenceText text={row.difference} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TrackProps {
  row: BarRow
  /** Where the bar above ended. */
  before: number | undefined
  zero: number
  fills: boolean | undefined
}

/** A bar over the line of zero, and the way from the bar above to the one below; as high as its row, so that no line breaks. */
function Track({ row, before, zero, fills = false }: TrackProps) {
  return (
    <span
      dir={fills ? undefined : 'ltr'}
      className="relative self-stretch @max-[22rem]:order-last @max-[22rem]:col-span-full @max-[22rem]:mb-2.5 @max-[22rem]:h-2.5"
    >
      {/* Below the words the line of zero is cut in pieces, which at the edge say nothing. */}
      {fills ? null : <Rule at={zero} className={classes('inset-y-0', zero === 0 && '@max-[22rem]:hidden')} />}
      {before === undefined ? null : <Rule at={before} className="top-0 bottom-1/2 @max-[22rem]:hidden" />}
      {row.level === undefined ? null : (
        <Rule at={row.level} className="top-1/2 bottom-0 @max-[22rem]:hidden [li:last-child_&]:hidden" />
      )}
      {fills ? <span className={classes(bar, 'inset-x-0 bg-sunken ring-1 ring-line')} /> : null}
      <span
        className={classes(bar, 'ink', fills ? '' : 'min-w-0.5', row.colour)}
        style={{ insetInlineStart: percent(row.from), inlineSize: percent(row.to - row.from) }}
      />
    </span>
  )
}

const bar = 'absolute top-1/2 h-3.5 -translate-y-1/2 @max-[22rem]:h-2 rounded-[3px] @lg:h-5'

/** A hairline at a place of the track. */
function Rule({ at, className }: { at: number; className: string }) {
  return (
    <span
      className={classes('ink absolute w-px -translate-x-1/2 bg-control', className)}
      style={{ insetInlineStart: percent(at) }}
    />
  )
}
