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
  words: Record<'today' | 'lower' | 'higher' | 'zero', string>
  track: Track
  onLead: (driver: Driver) => void
}

const percent = (part: number) => `${part * 100}%`
const hasZero = ({ zero }: Track) => zero > 0 && zero < 1

/** Bars around today's profit, the widest first; each row is a button that leads to its field. */
export function TornadoPicture({ rows, active, today, words, track, onLead }: TornadoPictureProps) {
  return (
    <div className="@container">
      <ul aria-hidden="true" className="mb-1 flex flex-wrap gap-x-4 gap-y-1 px-1 text-small text-muted">
        <Example look="h-4 w-0.5 bg-text">{words.today}</Example>
        <Example look="size-3 rounded-[3px] bg-negative">{words.lower}</Example>
        <Example look="size-3 rounded-[3px] bg-accent">{words.higher}</Example>
        {hasZero(track) ? <Example look="h-4 w-px bg-control">{words.zero}</Example> : null}
      </ul>
      <ul className="grid grid-cols-[minmax(8rem,1fr)_minmax(0,auto)] gap-x-3 @lg:grid-cols-[fit-content(14rem)_minmax(0,1fr)_auto]">
        {rows.map((row, at) => (
          <li key={row.driver} className="col-span-full grid grid-cols-subgrid">
            <button
              type="button"
              onClick={() => onLead(row.driver)}
              className={classes(
                'relative col-span-full grid min-h-11 grid-cols-subgrid items-center rounded-control px-1 py-1 text-start hover:bg-sunken',
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

/** What a colour or a line of the picture is. */
function Example({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={classes('ink shrink-0', look)} />
      {children}
    </li>
  )
}

/** The lower end of the range and the higher one, each on its side of today; less stands at the left in every language. */
function Swing({ row, today, track }: { row: TornadoRow; today: number; track: Track }) {
  return (
    <span
      dir="ltr"
      className="relative order-3 col-span-2 h-4 @lg:order-none @lg:col-span-1 @lg:-my-1 @lg:h-auto @lg:self-stretch"
    >
      {hasZero(track) ? (
        <span
          className="ink absolute inset-y-0 w-px -translate-x-1/2 bg-control"
          style={{ insetInlineStart: percent(track.zero) }}
        />
      ) : null}
      {[row.atLow, row.atHigh].map((end, at) => {
        const { from, to } = track.span(end, today)
        return (
          <span
            key={at === 0 ? 'low' : 'high'}
            className={classes(
              'ink absolute inset-y-0 my-auto h-4 rounded-[3px] @lg:h-5',
              end < today ? 'bg-negative' : 'bg-accent',
            )}
            style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          />
        )
      })}
      <span
        className="ink absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text"
        style={{ insetInlineStart: percent(track.at(today)) }}
      />
    </span>
  )
}
