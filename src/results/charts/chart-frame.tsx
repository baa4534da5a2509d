import { type ReactNode, useId, useState } from 'react'
import { classes } from '../../ui/classes'
import { Bars, Sheet } from '../../ui/first-icons'
import { type ChartTable, FigureTable, textOfCell } from './figure-table'
import { walked } from './roving-focus'

export interface ChartWords {
  showTable: string
  showPicture: string
  /** How to walk the points with the keyboard. */
  keys: string
}

/** What a picture is told: which row of its table is looked at, and how to look at another. */
export interface Walk {
  active: number | null
  look: (row: number | null) => void
}

interface ChartFrameProps {
  /** Says what the picture means, not what it is. */
  title: string
  /** The level of the title in the page. */
  level?: 2 | 3 | 4
  table: ChartTable
  words: ChartWords
  /** What fills up, or is cut into parts, runs with the language; time and amounts run from left to right in every one. */
  runsWithLanguage?: boolean
  /** For a picture without its figures in it: the row that is written below while none is looked at. */
  resting?: number
  children: (walk: Walk) => ReactNode
}

/** A picture with its meaning as title, its figures as a table, and its points under the arrow keys. */
export function ChartFrame({
  title,
  level = 3,
  table,
  words,
  runsWithLanguage = false,
  resting,
  children,
}: ChartFrameProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const Title = `h${level}` as const
  const said = active === null ? '' : readOut(table, active)
  return (
    <figure aria-labelledby={id} className="m-0 min-w-0 print:break-inside-avoid">
      <figcaption className="mb-2 flex items-start justify-between gap-x-3 sm:mb-3">
        <Title id={id} className="min-w-0 pt-2 font-medium text-pretty">
          {title}
        </Title>
        <button
          type="button"
          aria-label={`${asTable ? words.showPicture : words.showTable}: ${title}`}
          onClick={() => setAsTable(!asTable)}
          className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-1 text-small text-info print:hidden"
        >
          <span className="underline decoration-dotted underline-offset-4 max-sm:sr-only">
            {asTable ? words.showPicture : words.showTable}
          </span>
          {asTable ? <Bars className="sm:hidden" /> : <Sheet className="sm:hidden" />}
        </button>
      </figcaption>
      {asTable ? (
        <FigureTable caption={title} table={table} />
      ) : (
        <div
          role="group"
          aria-labelledby={id}
          aria-describedby={`${id}-keys`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture's points are walked with the arrow keys
          tabIndex={0}
          onKeyDown={(event) => {
            const isMirrored = runsWithLanguage && getComputedStyle(event.currentTarget).direction === 'rtl'
            const next = walked(event.key, active, { count: table.rows.length, isMirrored })
            if (next === undefined) return
            event.preventDefault()
            setActive(next)
          }}
          onBlur={() => setActive(null)}
          className="rounded-control"
        >
          {children({ active, look: setActive })}
        </div>
      )}
      <p id={`${id}-keys`} hidden>
        {words.keys}
      </p>
      {resting === undefined || asTable ? null : (
        <p
          aria-hidden="true"
          className={classes('mt-3 text-small text-muted print:hidden', said === '' && 'max-sm:hidden')}
        >
          {said || readOut(table, resting)}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </figure>
  )
}

/** A row of the table in one line. */
function readOut({ columns, rows }: ChartTable, row: number): string {
  const texts = rows[row]?.map(textOfCell) ?? []
  return texts.map((text, at) => (at === 0 ? text : `${columns[at]} ${text}`)).join(' · ')
}
