import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { ChevronDown, ChevronUp } from '../../ui/icons'
import { useFade } from '../../ui/scroll-sideways'

export interface Column<Row> {
  id: string
  header: string
  /** The first column's cell names the row, and stays in sight while the others scroll by. */
  cell: (row: Row) => ReactNode
  /** Figures stand at the line's end, under each other. */
  isNumber?: boolean
  isSortable?: boolean
}

export interface TableSorting {
  column: string
  direction: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** What the table holds: said to those who listen. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sorting?: TableSorting | undefined
  onSort?: (column: string) => void
  /** Its rows are about to be replaced. */
  isBusy?: boolean
}

const firstCell = 'sticky start-0 bg-surface text-start'

/** A dense table that scrolls in its own place: the heads stay above it, and the first column beside it; it fades where more follows. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, onSort, isBusy } = props
  const box = useRef<HTMLElement>(null)
  const fade = useFade(box)
  return (
    <section
      ref={box}
      aria-label={caption}
      aria-busy={isBusy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard
      tabIndex={0}
      className={classes(
        // Text for screen readers is positioned absolutely; it must be clipped here and not lengthen the page.
        'relative overflow-auto rounded-panel border border-line bg-surface transition-opacity lg:max-h-[max(24rem,calc(100dvh-10rem))]',
        isBusy && 'opacity-60',
        fade,
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <HeaderCell key={column.id} column={column} isFirst={at === 0} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, at) => (
                <Cell key={column.id} isFirst={at === 0} isNumber={column.isNumber}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({
  isFirst,
  isNumber,
  children,
}: {
  isFirst: boolean
  isNumber: boolean | undefined
  children: ReactNode
}) {
  const shape = 'border-t border-line px-2.5 py-2 align-top'
  if (isFirst) {
    return (
      <th
        scope="row"
        className={classes(shape, firstCell, 'z-10 max-w-44 min-w-44 border-e font-normal sm:max-w-64 xl:border-e-0')}
      >
        {children}
      </th>
    )
  }
  // Digits stand under each other in both languages.
  return (
    <td dir={isNumber ? 'ltr' : undefined} className={classes(shape, isNumber && 'text-end')}>
      {children}
    </td>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  isFirst: boolean
  sorting: TableSorting | undefined
  onSort: ((column: string) => void) | undefined
}

function HeaderCell<Row>({ column, isFirst, sorting, onSort }: HeaderCellProps<Row>) {
  const sorted = sorting?.column === column.id ? sorting.direction : null
  const order = sorted === null ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'
  const canSort = column.isSortable && onSort
  return (
    <th
      scope="col"
      dir={column.isNumber ? 'ltr' : undefined}
      aria-sort={canSort ? order : undefined}
      className={classes(
        'sticky top-0 bg-surface px-2.5 font-medium whitespace-nowrap text-muted',
        isFirst
          ? classes(firstCell, 'z-30 border-e border-line xl:border-e-0')
          : classes('z-20', column.isNumber ? 'text-end' : 'text-start'),
      )}
    >
      {canSort ? (
        <SortButton label={column.header} sorted={sorted} onSort={() => onSort(column.id)} />
      ) : (
        <span className="inline-flex min-h-11 items-center">{column.header}</span>
      )}
    </th>
  )
}

function SortButton({ label, sorted, onSort }: { label: string; sorted: 'asc' | 'desc' | null; onSort: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <button
      type="button"
      title={t('list.sortBy', { column: label })}
      onClick={onSort}
      className={classes(
        '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium hover:bg-sunken',
        sorted && 'text-text',
      )}
    >
      {label}
      {sorted === 'asc' ? <ChevronUp className="size-4" /> : null}
      {sorted === 'desc' ? <ChevronDown className="size-4" /> : null}
    </button>
  )
}
