import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { ChevronDown, ChevronUp } from '../../ui/first-icons'
import { useFade } from '../../ui/scroll-sideways'

export interface Column<Row> {
  id: string
  header: string
  /**
   * The first column's cell names the row, and stays in sight while the others scroll by. On a phone a row stands under
   * the other, folded to its first two cells.
   */
  cell: (row: Row) => ReactNode
  /** Figures stand at the line's end, under each other. */
  isNumber?: boolean
  isSortable?: boolean
  /** Stays in sight at the line's end while the others scroll by: what one does with the row. */
  isAction?: boolean
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

const firstCell = 'sticky start-0 bg-surface text-start max-sm:static'
const actionCell = 'sm:sticky sm:end-0 sm:border-s sm:border-line bg-surface'

/** A dense table that scrolls in its own place: the heads stay above it, and the first column beside it; it fades where more follows. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, onSort, isBusy } = props
  const box = useRef<HTMLElement>(null)
  const faded = useFade(box)
  // What stays at the end would fade as well; its line says that more is below it.
  const fade = columns.some(({ isAction }) => isAction) ? '' : faded
  return (
    <section
      ref={box}
      aria-label={caption}
      aria-busy={isBusy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard
      tabIndex={0}
      className={classes(
        // Text for screen readers is positioned absolutely; it must be clipped here and not lengthen the page.
        'relative overflow-auto rounded-panel border border-line bg-surface transition-opacity [scrollbar-width:thin] lg:max-h-[max(24rem,calc(100dvh-10rem))]',
        isBusy && 'opacity-60',
        fade,
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-small max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:block">
          <tr className="max-sm:flex max-sm:flex-wrap">
            {columns.map((column, at) => (
              <HeaderCell key={column.id} column={column} isFirst={at === 0} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** On a phone all but its first two cells are there once it is unfolded. */
function Row<Row extends { id: string }>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <tr className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-1">
      {columns.map((column, at) =>
        at === 0 ? (
          <NameCell key={column.id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {column.cell(row)}
          </NameCell>
        ) : (
          <Cell key={column.id} column={column} isFolded={at > 1 && !isOpen}>
            {column.cell(row)}
          </Cell>
        ),
      )}
    </tr>
  )
}

const cellShape = 'border-t border-line px-2 py-2 align-top max-sm:border-t-0'

interface NameCellProps {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

function NameCell({ isOpen, onToggle, children }: NameCellProps) {
  const { t } = useTranslation('admin')
  return (
    <th
      scope="row"
      className={classes(
        cellShape,
        firstCell,
        'z-10 border-e font-normal max-sm:flex max-sm:items-start max-sm:justify-between max-sm:border-e-0 sm:max-w-64 sm:min-w-44 xl:border-e-0',
      )}
    >
      <div className="min-w-0">{children}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="-my-2 -me-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken sm:hidden"
      >
        <span className="sr-only">{t('list.details')}</span>
        {isOpen ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
      </button>
    </th>
  )
}

interface CellProps {
  column: { header: string; isNumber?: boolean; isAction?: boolean }
  isFolded: boolean
  children: ReactNode
}

function Cell({ column: { header, isNumber, isAction }, isFolded, children }: CellProps) {
  return (
    <td
      // Digits stand under each other in both languages.
      dir={isNumber ? 'ltr' : undefined}
      data-label={header}
      className={classes(
        cellShape,
        'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:py-1 max-sm:rtl:[direction:rtl]',
        'max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
        isNumber && 'sm:text-end',
        isAction && actionCell,
        isFolded && 'max-sm:hidden',
      )}
    >
      <div className="min-w-0 max-sm:empty:before:text-muted max-sm:empty:before:content-['—']">{children}</div>
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
        'sticky top-0 bg-surface px-2 font-medium text-muted',
        // What a phone has of the heads are the buttons that sort.
        canSort ? 'max-sm:static' : 'max-sm:sr-only',
        isFirst
          ? classes(firstCell, 'z-30 border-e border-line max-sm:border-e-0 xl:border-e-0')
          : classes(column.isAction ? 'z-30' : 'z-20', column.isNumber ? 'text-end' : 'text-start'),
        column.isAction && actionCell,
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
        '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-start font-medium hover:bg-sunken',
        sorted && 'text-text',
      )}
    >
      {label}
      {sorted === 'asc' ? <ChevronUp className="size-4" /> : null}
      {sorted === 'desc' ? <ChevronDown className="size-4" /> : null}
    </button>
  )
}
