import { useAtomValue } from 'jotai'
import { type CSSProperties, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../../ui/classes'
import { ChevronDown, ChevronUp } from '../../../../ui/first-icons'
import { useFade } from '../../../../ui/scroll-sideways'
import { useFindings } from '../../../fields/field-atom'
import { useMessages } from '../../../fields/messages'
import { useNumberProblem } from '../../../fields/number-field'
import { draftsAtom } from '../../../state/drafts'
import { useElementIds } from '../../costs/slices'
import { type Cell, type ColumnId, cellId, columnsOf, isNumberColumn } from './columns'
import { GroupHead } from './group-head'
import { Rows } from './rows'
import type { Grouping, RowGroup } from './shown-rows'
import { useClipboard } from './use-clipboard'
import { useGridKeys } from './use-grid-keys'

export interface Sorting {
  column: ColumnId
  isDescending: boolean
}

interface GridProps {
  groups: readonly RowGroup[]
  grouping: Grouping
  isShared: boolean
  sorting: Sorting | null
  onSort: (column: ColumnId) => void
}

/** How wide the columns are at least, in rem, and beside one another; on phones the name has less. */
const widths: Record<ColumnId, number> = {
  name: 14,
  unitPriceInclVAT: 7,
  unitsPerMonth: 7,
  salesMixTargetPct: 6,
  exFactoryPrice: 7,
  contribution: 7,
  category: 9,
  supplierChargesVat: 7,
  needsDelivery: 5,
  remove: 3,
}

/**
 * Each row is a grid of the same columns: of a table, rows out of sight would be laid out at every key. The roles of a table
 * are written out, since some browsers take them from what is laid out as something else.
 */
function layoutOf(columns: readonly ColumnId[]): CSSProperties {
  const [, ...others] = columns.map((column) => widths[column])
  const tracks = others.map((width) => `minmax(${width}rem, ${width}fr)`)
  const sum = others.reduce((total, width) => total + width, 0)
  const template = { '--columns': [`minmax(var(--name), ${widths.name}fr)`, ...tracks].join(' ') }
  return { ...template, minWidth: `calc(var(--name) + ${sum}rem)` }
}

const isColumn = (columns: readonly ColumnId[], text: string | undefined): ColumnId | undefined =>
  columns.find((column) => column === text)

/** The cell that an event comes from. */
function cellAt({ target }: SyntheticEvent, columns: readonly ColumnId[]): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const column = isColumn(columns, element?.dataset.column)
  const id = element?.closest<HTMLElement>('[data-id]')?.dataset.id
  return column === undefined || id === undefined ? null : { id, column }
}

/** The products as a table whose cells are moved through and edited as those of a spreadsheet. */
export function Grid({ groups, grouping, isShared, sorting, onSort }: GridProps) {
  const { t } = useTranslation('catalogue')
  const columns = columnsOf(isShared)
  const ids = groups.flatMap((group) => group.ids)
  const all = useElementIds('products')
  const [wanted, setActive] = useState<Cell | null>(null)
  const first = ids[0] === undefined ? null : { id: ids[0], column: 'name' as const }
  const active = wanted && ids.includes(wanted.id) ? wanted : first
  const shape = { ids, columns, isShared }
  const { editing, begin, leave, press } = useGridKeys(shape)
  const { paste, copy } = useClipboard(shape)
  const wasActive = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const on =
    <E extends SyntheticEvent>(act: (event: E, cell: Cell) => void) =>
    (event: E) => {
      const cell = cellAt(event, columns)
      if (cell) act(event, cell)
    }
  const isEdited = (cell: Cell) => editing?.id === cell.id && editing.column === cell.column
  return (
    <>
      <div
        ref={box}
        className={classes(
          'relative max-h-[75dvh] scroll-ps-(--name) scroll-pt-14 overflow-auto rounded-control border border-line [--name:9rem] sm:[--name:14rem] print:max-h-none',
          useFade(box),
        )}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
          role="grid"
          aria-label={t('title')}
          aria-describedby="catalogue-keys catalogue-status"
          aria-rowcount={ids.length + 1}
          onFocus={on((_, cell) => setActive(cell))}
          onKeyDown={on(press)}
          onPaste={on(paste)}
          onCopy={on(copy)}
          onPointerDown={({ pointerType, target }) => {
            const cell = target instanceof Element ? target.closest('[data-column]') : null
            wasActive.current = pointerType === 'touch' || cell === document.activeElement
          }}
          onClick={on((_, cell) => {
            if (wasActive.current && !isEdited(cell)) begin(cell)
          })}
          onBlur={({ target, relatedTarget }) => {
            if (editing && !(relatedTarget instanceof Node && target.closest('[data-column]')?.contains(relatedTarget)))
              leave()
          }}
          style={layoutOf(columns)}
          className="block text-small [--row:2.8125rem]"
        >
          <thead role="rowgroup" className="sticky top-0 z-30 block">
            <tr role="row" className="grid grid-cols-(--columns)">
              {columns.map((column) => (
                <Head
                  key={column}
                  column={column}
                  order={sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
                  onSort={() => onSort(column)}
                />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key} role="rowgroup" className="block">
              {grouping === 'none' ? null : <GroupHead group={group} grouping={grouping} columns={columns.length} />}
              <Rows ids={group.ids} columns={columns} isShared={isShared} active={active} editing={editing} />
            </tbody>
          ))}
        </table>
      </div>
      <Status path={active ? cellId(all.indexOf(active.id), active.column) : ''} />
    </>
  )
}

interface HeadProps {
  column: ColumnId
  order: 'ascending' | 'descending' | 'none'
  onSort: () => void
}

function Head({ column, order, onSort }: HeadProps) {
  const { t } = useTranslation('catalogue')
  const label = t(`columns.${column}`)
  const isFigure = column === 'contribution' || isNumberColumn(column)
  const Icon = order === 'descending' ? ChevronDown : ChevronUp
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={order === 'none' ? undefined : order}
      className={classes('border-b border-line bg-sunken p-0 font-medium', column === 'name' && 'sticky start-0 z-10')}
    >
      {column === 'remove' ? (
        <span className="sr-only">{label}</span>
      ) : (
        <button
          type="button"
          dir={isFigure ? 'ltr' : undefined}
          title={t('sortBy', { column: label })}
          onClick={onSort}
          className={classes(
            'flex min-h-12 w-full items-center gap-1 px-2 leading-tight outline-offset-[-2px]',
            isFigure ? 'justify-end text-end' : 'text-start',
          )}
        >
          <bdi>{label}</bdi>
          {order === 'none' ? null : <Icon className="shrink-0" />}
        </button>
      )}
    </th>
  )
}

/** What is wrong or doubtful in the cell that is on. */
function Status({ path }: { path: string }) {
  const draft = useAtomValue(draftsAtom).get(path)
  const messages = useMessages(useFindings(path, true).findings)
  const problem = useNumberProblem(draft)
  const shown = problem ? [{ level: 'error' as const, text: problem.text }] : messages
  return (
    <div id="catalogue-status" aria-live="polite" className="text-small empty:hidden">
      {shown.map(({ level, text }) => (
        <p key={text} className={level === 'error' ? 'text-negative' : 'text-warning'}>
          {text}
        </p>
      ))}
    </div>
  )
}
