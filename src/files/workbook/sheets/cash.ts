import * as cash from '../../../domain/model/figures/cash/months'
import { backFrom, cashIsBack, shownCash } from '../../../domain/model/figures/cash/results'
import { calendarStart, lastCashMonth, lastMonth, paidFactor } from '../../../domain/model/figures/cash/terms'
import { resultNames } from '../../../results/result-kinds'
import { excel, type Formula } from '../book'
import { calendarMonth, Lines, type Writing } from '../lines'
import { cashColumns } from '../month-columns'

function addResults(lines: Lines): void {
  lines.heading('cashResults')
  lines.figure(backFrom)
  for (const name of resultNames) if (name.startsWith('cashPlan.')) lines.result(name)
}

function addTerms(lines: Lines): void {
  const { monthly, annual, oneTime } = cash
  lines.heading('cashTerms')
  lines.figures([cash.lifespanMonths, cash.winsAll, calendarStart, paidFactor])
  lines.figures([monthly.gross, monthly.vat, annual.gross, annual.vat, oneTime.gross, oneTime.vat])
}

const firstWorking = 16

/** A month as the plan shows it: empty after the last. */
function addShown(lines: Lines, month: number): void {
  const { book, places } = lines.writing
  const last = places.values.of(lastMonth) ?? 0
  const test: Formula = (from) => `${month}<=${places.grid(from, 'cash').cell(lastMonth, 0)}`
  const isShown = { formula: test, value: month <= last }
  const number = { formula: excel`IF(${test},${month},"")`, value: isShown.value ? month : '' }
  book.formula(lines.sheet, lines.row, 1, number, 'whole')
  book.formula(lines.sheet, lines.row, 2, calendarMonth(lines.writing, month, isShown), 'date')
  for (const [at, name] of cashColumns.entries()) {
    const figure = cash.workings[name]
    const formula = excel`IF(${test},${places.answer(figure, null, month)},"")`
    const given = { formula, value: isShown.value ? places.shown(figure, month) : '' }
    const result = `cashPlan.months.${month}.${name}`
    const cell = book.formula(lines.sheet, lines.row, 3 + at, given, name === 'demand' ? 'number' : 'money', { result })
    if (name === 'closingCash') places.put(shownCash, cell)
  }
}

/** The sheet of cash by month: the months of the plan, and beside them the workings of 36. */
export function addCash(writing: Writing): void {
  const { book, texts, places } = writing
  const workings = [...Object.values(cash.workings), cashIsBack]
  const widths = [46, 16, ...cashColumns.map(() => 18), 10, ...workings.map(() => 16)]
  const printedColumns = 2 + cashColumns.length
  const lines = new Lines(writing, 'cash', { widths, frozen: { rows: 0, columns: 2 }, printedColumns })
  addResults(lines)
  addTerms(lines)
  lines.heading('cashMonths')
  const titles = [
    ...['month', 'calendarMonth'].map((key) => texts.word(`workbook:columns.${key}`)),
    ...cashColumns.map((name) => texts.word(`results:names.cashMonth.${name}`)),
  ]
  lines.columns(titles, 1)
  lines.row -= 1
  lines.columns(
    [texts.word('workbook:columns.month'), ...workings.map((one) => lines.word(one, 'column'))],
    firstWorking - 1,
  )
  places.counts(cash.monthNumber, 0)
  for (let month = 0; month <= lastCashMonth; month += 1) {
    addShown(lines, month)
    places.put(cash.monthNumber, book.put(lines.sheet, lines.row, firstWorking - 1, month, 'whole'))
    for (const [at, figure] of workings.entries()) lines.cell(figure, firstWorking + at, month)
    lines.row += 1
  }
}
