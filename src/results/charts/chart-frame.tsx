import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export interface ChartTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface ChartWords {
  showTable: string
  showPicture: string
  /** How to walk the points with the keyboard. */
  keys: string
}

interface ChartFrameProps {
  /** Says what the picture means, not what it is. */
  title: string
  table: ChartTable
  words: ChartWords
  /** The picture; told which row of the table is walked on, or null. */
  children: (active: number | null) => ReactNode
}

/** A picture with its meaning as title, its figures as a table, and its points under the arrow keys. */
export function ChartFrame({ title, table, words, children }: ChartFrameProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const last = table.rows.length - 1

  const walk = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, (active ?? -1) + 1),
      ArrowLeft: Math.max(0, (active ?? 1) - 1),
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  const said = active === null ? '' : (table.rows[active] ?? []).map((cell, at) => `${table.columns[at]}: ${cell}`)
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span id={id} className="min-w-0 flex-1 basis-60 font-medium">
          {title}
        </span>
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="min-h-11 px-1 text-small text-info underline underline-offset-4"
        >
          {asTable ? words.showPicture : words.showTable}
        </button>
      </figcaption>
      {asTable ? (
        <FigureTable caption={title} table={table} />
      ) : (
        <div
          role="group"
          aria-labelledby={id}
          aria-roledescription={words.keys}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture's points are walked with the arrow keys
          tabIndex={0}
          onKeyDown={walk}
          onBlur={() => setActive(null)}
          className="rounded-control"
        >
          {children(active)}
        </div>
      )}
      <p aria-live="polite" className={active === null ? 'sr-only' : 'mt-2 text-small text-muted'}>
        {said === '' ? '' : said.join(' · ')}
      </p>
    </figure>
  )
}

/** The figures of a chart, for those who read rather than look. */
export function FigureTable({ caption, table }: { caption: string; table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <th key={column} scope="col" className={at === 0 ? 'py-2 text-start' : 'py-2 ps-4 text-end'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]} className="border-t border-line">
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={table.columns[at]} scope="row" className="py-2 text-start font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={table.columns[at]} className="py-2 ps-4 text-end">
                    <bdi>{cell}</bdi>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
