import type { Driver } from '../../domain/model/decisions/drivers'
import type { Track } from '../../results/segments'
import { classes } from '../../ui/classes'

interface TornadoRow {
  driver: Driver
  label: string
  /** Says where the row leads. */
  leadLabel: string
  atLow: number
  atHigh: number
  figures: string
}

interface TornadoPictureProps {
  rows: readonly TornadoRow[]
  active: number | null
  today: number
  todayLabel: string
  track: Track
  onLead: (driver: Driver) => void
}

const percent = (part: number) => `${part * 100}%`

/** Bars around today's profit, the widest first; each row is a button that leads to its field. */
export function TornadoPicture({ rows, active, today, todayLabel, track, onLead }: TornadoPictureProps) {
  return (
    <div className="@container">
      <p className="mb-1 text-small text-muted">{todayLabel}</p>
      <ul className="grid">
        {rows.map((row, at) => (
          <li key={row.driver}>
            <button
              type="button"
              onClick={() => onLead(row.driver)}
              className={classes(
                'relative grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-1 py-1 text-start hover:bg-sunken @lg:grid-cols-[11rem_minmax(0,1fr)_14rem]',
                active === at && 'bg-sunken ring-1 ring-line',
              )}
            >
              <span className="text-small">{row.label}</span>
              <Swing row={row} today={today} track={track} />
              <span dir="ltr" className="text-end text-small text-muted">
                <bdi>{row.figures}</bdi>
              </span>
              <span className="sr-only">{row.leadLabel}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The lower end of the range and the higher one, each on its side of today. */
function Swing({ row, today, track }: { row: TornadoRow; today: number; track: Track }) {
  return (
    <span className="relative order-3 col-span-2 h-5 @lg:order-none @lg:col-span-1">
      {[row.atLow, row.atHigh].map((end, at) => {
        const { from, to } = track.span(end, today)
        return (
          <span
            key={at === 0 ? 'low' : 'high'}
            className={classes('ink absolute inset-y-0 rounded-[3px]', end < today ? 'bg-negative' : 'bg-accent')}
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          />
        )
      })}
      <span
        className="ink absolute -inset-y-1 w-0.5 bg-text"
        style={{ insetInlineStart: `calc(${percent(track.at(today))} - 1px)` }}
      />
    </span>
  )
}
