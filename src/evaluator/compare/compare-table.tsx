import type { ReactNode } from 'react'
import { DifferenceText } from '../../results/charts/difference-text'
import { Check } from '../../ui/icons'
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

const sticky = 'sticky start-0 z-1 bg-surface print:static'

/** Plans side by side: it scrolls sideways where it must, with the names of the rows in view. */
export function CompareTable({ caption, what, columns, rows }: CompareTableProps) {
  return (
    <ScrollSideways label={caption}>
      <table className="w-full text-small print:break-inside-auto! print:text-[0.75rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className={`${sticky} py-2 pe-3 text-start font-medium text-muted`}>
              {what}
            </th>
            {columns.map(({ id, name, notes }) => (
              <th
                key={id}
                scope="col"
                className="min-w-24 py-2 ps-3 text-end font-semibold wrap-anywhere sm:min-w-32 sm:ps-4 print:py-1"
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
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th
                scope="row"
                className={`${sticky} w-1/4 max-w-28 min-w-24 py-2 pe-2 text-start font-normal wrap-anywhere sm:max-w-none sm:min-w-44 print:py-1`}
              >
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id ?? at} className="py-2 ps-3 text-end sm:ps-4 print:py-1">
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
        <span className="flex items-center justify-end gap-1 text-[0.8125rem]/[1.4] font-medium text-accent print:text-[0.6875rem]">
          <Check className="size-4 print:size-3" />
          {best}
        </span>
      ) : null}
    </>
  )
}
