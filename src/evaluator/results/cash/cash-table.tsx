import { type KeyboardEvent, memo, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashMonth, CashPlanResult } from '../../../domain/model/evaluation'
import { lazyPage } from '../../../i18n/lazy-page'
import { cashLines } from '../../../results/explain/cash-lines'
import { Button } from '../../../ui/button'
import { usePrinting } from '../../../ui/page/use-printing'
import { ScrollSideways } from '../../../ui/scroll-sideways'
import { useFormat } from '../../state/use-format'
import { CashRow, type CellPlace, MonthHead, type SharedProps } from './cash-row'
import { monthsOnPaper, tablesOf } from './paper-months'
import { useMonthColumn } from './use-month-column'

const CashExplanation = lazyPage(
  () => import('../explanations/cash-explanation').then((module) => module.CashExplanation),
  'explain',
)
const MonthEntries = lazyPage(() => import('./month-entries').then((module) => module.MonthEntries), 'explain')

/** Where a key leads in the table: rows down, months along the direction of the page; row −1 is the head. */
function movedBy(key: string, { row, month }: CellPlace, lastMonth: number, isMirrored: boolean): CellPlace | null {
  const [next, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const places: Record<string, CellPlace> = {
    [next]: { row, month: Math.min(lastMonth, month + 1) },
    [back]: { row, month: Math.max(0, month - 1) },
    ArrowDown: { row: Math.min(cashLines.length - 1, row + 1), month },
    ArrowUp: { row: Math.max(-1, row - 1), month },
    Home: { row, month: 0 },
    End: { row, month: lastMonth },
  }
  return places[key] ?? null
}

/** Every line of every month. A press on a figure shows how it comes about, on a month all of its entries. */
export const CashTable = memo(function CashTable({ result }: { result: CashPlanResult }) {
  const { t } = useTranslation('cash')
  const id = useId()
  const tables = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const [lastFocused, setFocused] = useState<CellPlace>({ row: -1, month: 0 })
  const [lastOpened, setOpened] = useState<CellPlace | null>(null)
  const { months } = result
  // The plan may have become shorter since: Tab still finds a cell, and nothing is explained that is gone.
  const focused = lastFocused.month < months.length ? lastFocused : { ...lastFocused, month: months.length - 1 }
  const opened = lastOpened && lastOpened.month < months.length ? lastOpened : null
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const place = movedBy(event.key, focused, months.length - 1, isMirrored)
    if (!place) return
    event.preventDefault()
    setFocused(place)
    tables.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.month}"]`)?.focus()
  }
  const open = useCallback((row: number, month: number) => {
    setFocused({ row, month })
    setOpened((now) => (now?.row === row && now.month === month ? null : { row, month }))
  }, [])
  const shared: SharedProps = { region: id, focused, opened, onOpen: open }
  return (
    <>
      <p className="mb-2 text-small text-muted print:hidden">{t('table.hint')}</p>
      <ScrollSideways>
        <div ref={tables} className="print:grid print:gap-4">
          {tablesOf(months, isPrinting ? monthsOnPaper : months.length).map((some, at) => (
            <MonthsTable
              // biome-ignore lint/suspicious/noArrayIndexKey: months never change places
              key={at}
              months={some}
              onKeyDown={press}
              {...shared}
            />
          ))}
        </div>
      </ScrollSideways>
      <p id={`${id}-keys`} hidden>
        {t('table.keys')}
      </p>
      <div id={id} className="mt-4 empty:hidden">
        {opened ? <Opened place={opened} onClose={() => setOpened(null)} /> : null}
      </div>
    </>
  )
})

interface MonthsTableProps extends SharedProps {
  months: readonly CashMonth[]
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The lines of some months beside each other. */
function MonthsTable({ months, onKeyDown, ...shared }: MonthsTableProps) {
  const { t } = useTranslation('cash')
  const { currency } = useFormat()
  const column = useMonthColumn()
  return (
    <table
      aria-describedby={`${shared.region}-keys`}
      onKeyDown={onKeyDown}
      className="w-full border-separate border-spacing-0 text-small print:table-fixed print:text-[9px]"
    >
      <caption className="sr-only">{t('table.caption', { currency })}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky start-0 z-1 bg-surface pe-2 text-start align-bottom font-medium text-muted print:w-[8.5rem]"
          >
            {t('table.line')}
          </th>
          {months.map(({ month }) => (
            <MonthHead key={month} month={month} label={column(month)} {...shared} />
          ))}
        </tr>
      </thead>
      <tbody>
        {cashLines.map((line, row) => (
          <CashRow key={line} line={line} row={row} months={months} {...shared} />
        ))}
      </tbody>
    </table>
  )
}

function Opened({ place, onClose }: { place: CellPlace; onClose: () => void }) {
  const { t } = useTranslation('cash')
  const line = cashLines[place.row]
  return (
    <>
      <Suspense fallback={<div className="min-h-40" />}>
        {line ? <CashExplanation line={line} month={place.month} /> : <MonthEntries month={place.month} />}
      </Suspense>
      <Button variant="secondary" className="mt-3 print:hidden" onClick={onClose}>
        {t('entries.close')}
      </Button>
    </>
  )
}
