import type { CSSProperties, ReactNode } from 'react'
import { DifferenceText } from '../../results/charts/difference-text'
import { Check } from '../../ui/first-icons'
import { ScrollSideways } from '../../ui/scroll-sideways'

export interface Cell {
  text: string
  /** Below the figure: what it is of the store's revenue. */
  note?: string | null
  difference?: string | null
  /** The word that marks the best of a row; colour alone would not do. */
  best?: string | null
}

export interface CompareTableProps {
  caption: string
  /** What the names of the rows are. */
  what: string
  columns: readonly { id: string; name: string; notes: readonly string[] }[]
  rows: readonly { key: string; name: string; cells: readonly Cell[] }[]
}

const sticky = 'sm:sticky sm:start-0 sm:z-1 sm:bg-surface print:static'

/** On a phone the name of a row stands above its figures, which share the width; four scroll sideways, so that no amount is broken. */
const folded = 'max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(5.75rem,1fr))] print:table-row'

/** Plans side by side: it scrolls sideways where it must, with the names of the rows in view. */
export function CompareTable({ caption, what, columns, rows }: CompareTableProps) {
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns.length }
  return (
    <ScrollSideways label={caption}>
      <table
        style={style}
        className="w-full text-small max-sm:block print:table print:break-inside-auto! print:text-[0.75rem]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:block print:table-header-group">
          <tr className={`align-top ${folded}`}>
            <th
              scope="col"
              className={`${sticky} py-2 pe-3 text-start font-medium text-muted max-sm:sr-only print:not-sr-only`}
            >
              {what}
            </th>
            {columns.map(({ id, name, notes }) => (
              <th
                key={id}
                scope="col"
                className="min-w-0 py-2 ps-3 figure-column font-semibold wrap-anywhere max-sm:ps-2 sm:min-w-32 sm:ps-4 print:py-1"
              >
                <bdi>{name}</bdi>
                {notes.map((note) => (
                  <span key={note} className="block font-normal text-muted">
                    {note}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block print:table-row-group">
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className={`border-t border-line align-top ${folded}`}>
              <th
                scope="row"
                className={`${sticky} py-2 pe-2 text-start font-normal wrap-anywhere max-sm:sticky max-sm:start-0 max-sm:col-span-full max-sm:max-w-[calc(100vw-7rem)] max-sm:justify-self-start max-sm:pb-0 max-sm:text-muted sm:w-1/4 sm:min-w-44 print:py-1`}
              >
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.id ?? at}
                  className="py-2 ps-3 figure-column max-sm:ps-2 max-sm:pt-1 max-sm:wrap-anywhere sm:ps-4 print:py-1"
                >
                  <CellContent {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}

function CellContent({ text, note, difference, best }: Cell): ReactNode {
  return (
    <>
      <span className={best ? 'font-semibold' : undefined}>
        <bdi className="tabular-nums">{text}</bdi>
      </span>
      {note ? <span className="block text-[0.8125rem]/[1.4] text-muted">{note}</span> : null}
      <DifferenceText text={difference} className="print:text-[0.6875rem]" />
      {best ? (
        <span className="flex items-center justify-end gap-1 rtl:justify-start text-[0.8125rem]/[1.4] font-medium text-accent print:text-[0.6875rem]">
          <Check className="size-4 print:size-3" />
          {best}
        </span>
      ) : null}
    </>
  )
}
