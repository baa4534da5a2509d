import { ScrollSideways } from '../../ui/scroll-sideways'
import { DifferenceText } from './difference-text'

/** A figure of a table; while something is tried, with its difference from today's. */
export type FigureCell = string | { text: string; difference: string | null }

export interface ChartTable {
  columns: readonly string[]
  /** The name of each row, and its figures. */
  rows: readonly (readonly FigureCell[])[]
}

export const textOfCell = (cell: FigureCell): string => (typeof cell === 'string' ? cell : cell.text)

/** The figures of a chart, for those who read rather than look. Scrolls sideways where it must, its names in view. */
export function FigureTable({ caption, table }: { caption: string; table: ChartTable }) {
  return (
    <ScrollSideways label={caption}>
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {table.columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                dir={at === 0 ? undefined : 'ltr'}
                className={
                  at === 0
                    ? 'sticky start-0 bg-surface py-2 pe-2 text-start font-medium'
                    : 'py-2 ps-4 text-end font-medium whitespace-nowrap'
                }
              >
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={textOfCell(name)} className="border-t border-line">
              <th scope="row" className="sticky start-0 bg-surface py-2 pe-2 text-start font-normal">
                {textOfCell(name)}
              </th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]} dir="ltr" className="py-2 ps-4 text-end whitespace-nowrap">
                  <bdi>{textOfCell(cell)}</bdi>
                  {typeof cell === 'string' ? null : <DifferenceText text={cell.difference} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}
