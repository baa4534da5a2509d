import * as cash from '../../../domain/model/figures/cash/months'
import { backFrom, cashIsBack, shownCash } from '../../../domain/model/figures/cash/results'
import { calendarStart, lastCashMonth, lastMonth, paidFactor } from '../../../domain/model/figures/cash/terms'
import { isCashPlanned } from '../../../domain/model/figures/typed/inputs'
import { resultNames } from '../../../results/result-kinds'
import { excel, type SheetDraft } from '../book'
import { Lines, type Writing } from '../lines'
import { cashColumns } from '../month-columns'
import { addMonths } from './months'

const workings = [...Object.values(cash.workings), cashIsBack]
const firstWorking = 15

/** The sheet of cash by month: the months of the plan, and beside them the workings of 36. */
export function addCash(writing: Writing): void {
  const { texts, places } = writing
  const widths = [36, 12, ...cashColumns.map(() => 11), 10, ...workings.map(() => 16)]
  const printedColumns = 2 + cashColumns.length
  const off = { part: isCashPlanned, text: texts.off('cashPlan.enabled') }
  const lines = new Lines(writing, 'cash', { widths, frozen: { rows: 0, columns: 2 }, printedColumns }, off)
  lines.heading('cashResults')
  lines.figure(backFrom)
  for (const name of resultNames) if (name.startsWith('cashPlan.')) lines.result(name)
  lines.heading('cashTerms')
  lines.figures([cash.lifespanMonths, cash.winsAll, calendarStart, paidFactor])
  for (const { gross, vat } of [cash.monthly, cash.annual, cash.oneTime]) lines.figures([gross, vat])
  lines.heading('cashMonths', { unless: isCashPlanned, key: 'cashMonthsOff' })
  const { row } = lines
  const columns = cashColumns.map((name) => ({
    name,
    title: texts.word(`results:names.cashMonth.${name}`),
    at: (month: number) => ({ figure: cash.workings[name], row: month }),
    ...(name === 'demand' ? { style: 'number' as const } : {}),
  }))
  // The last month stands on the sheet of workings, which is written later.
  const isShown = (month: number) => ({
    formula: (from: SheetDraft) => excel`${month}<=${places.cellsOf(lastMonth)[0] ?? '0'}`(from),
    value: month <= Number(places.values.of(lastMonth)),
  })
  const shown = addMonths(lines, 'cashPlan.months', lastCashMonth, isShown, columns)
  places.put(shownCash, ...(shown.get('closingCash') ?? []))
  lines.row = row
  lines.series(cash.monthNumber, workings, { from: 0, column: firstWorking })
}
