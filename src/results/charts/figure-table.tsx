import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { ScrollSideways } from '../../ui/scroll-sideways'
import { DifferenceText } from './difference-text'

/** A figure of a table; while something is tried, with its difference from today's. */
export type FigureCell = string | { text: string; difference: string | null }

/** What lets a figure, or a row of them, say how it comes about. */
export interface How {
  /** Stands beside the name; a press anywhere in the nearest positioned box is a press on it. */
  button: ReactNode
  /** The explanation; null while it is closed. */
  region: ReactNode
}

export interface RowHowProps {
  row: number
  name: string
  children: (how: How) => ReactNode
}

const Silent = ({ children }: RowHowProps) => children({ button: null, region: null })

export interface ChartTable {
  columns: readonly string[]
  /** The name of each row, and its figures. */
  rows: readonly (readonly FigureCell[])[]
  /** Lets rows say how their figures come about. */
  RowHow?: ComponentType<RowHowProps>
}

export const textOfCell = (cell: FigureCell): string => (typeof cell === 'string' ? cell : cell.text)

/** On a phone the name of a row stands above its figures, which share the width. */
const folded = {
  table: 'max-sm:block print:table',
  head: 'max-sm:block print:table-header-group',
  body: 'max-sm:block print:table-row-group',
  row: 'max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))] print:table-row',
  corner: 'max-sm:sr-only print:not-sr-only',
  name: 'max-sm:col-span-full max-sm:pb-0 max-sm:text-muted',
  cell: 'max-sm:ps-1 max-sm:whitespace-normal',
  figure: 'max-sm:wrap-anywhere',
}

/** On a phone figures leave a long name two lines or so, not one for each word; a short one takes no more than it needs. */
const nameOnPhone = 'max-sm:block max-sm:w-max max-sm:max-w-32'

interface FigureTableProps {
  caption: string
  table: ChartTable
  /** For few columns: the rows fold on a phone, in place of a table that scrolls. */
  folds?: boolean
}

/** The figures of a chart, for those who read rather than look. Scrolls sideways where it must, its names in view. */
export function FigureTable({ caption, table, folds = false }: FigureTableProps) {
  const fold = folds ? folded : null
  const cellOnPhone = fold ? fold.cell : 'max-sm:ps-3'
  const { RowHow = Silent } = table
  const style: CSSProperties & Record<'--columns', number> = { '--columns': table.columns.length - 1 }
  return (
    <ScrollSideways label={caption}>
      <table style={style} className={classes('w-full text-small', fold?.table)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={fold?.head}>
          <tr className={classes('text-muted', fold?.row)}>
            {table.columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                dir={at === 0 ? undefined : 'ltr'}
                className={
                  at === 0
                    ? classes('sticky start-0 bg-surface py-2 pe-2 text-start font-medium', fold?.corner)
                    : classes('py-2 ps-4 text-end align-bottom font-medium sm:whitespace-nowrap', cellOnPhone)
                }
              >
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={fold?.body}>
          {table.rows.map(([name = '', ...cells], row) => (
            <RowHow key={textOfCell(name)} row={row} name={textOfCell(name)}>
              {({ button, region }) => (
                <>
                  <tr className={classes('group relative border-t border-line', fold?.row)}>
                    <th
                      scope="row"
                      className={classes('sticky start-0 bg-surface py-2 pe-2 text-start font-normal', fold?.name)}
                    >
                      <span className={fold ? undefined : nameOnPhone}>
                        {textOfCell(name)}
                        {button}
                      </span>
                    </th>
                    {cells.map((cell, at) => (
                      <td
                        key={table.columns[at + 1]}
                        dir="ltr"
                        className={classes('py-2 ps-4 text-end whitespace-nowrap', cellOnPhone, fold?.figure)}
                      >
                        <bdi>{textOfCell(cell)}</bdi>
                        {typeof cell === 'string' ? null : <DifferenceText text={cell.difference} />}
                      </td>
                    ))}
                  </tr>
                  {region ? (
                    <tr className={fold?.row}>
                      <td colSpan={table.columns.length} className={classes('py-2', fold?.name)}>
                        {region}
                      </td>
                    </tr>
                  ) : null}
                </>
              )}
            </RowHow>
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}
