import { isRegistered } from '../../../domain/model/figures/typed/inputs'
import * as vat from '../../../domain/model/figures/vat/position'
import { calendarRows } from '../../../domain/model/values'
import { shownBesides } from '../figures'
import { Lines, type Writing } from '../lines'
import { addResults } from './results'
import { addVariation, changed } from './variations'

/** Taxable sales of each month, and of the twelve that end with it. */
function addYears(lines: Lines): void {
  const { book, texts } = lines.writing
  const { aboveVoluntary, aboveMandatory } = shownBesides
  const figures = [vat.taxableThen, vat.yearOfSales, aboveVoluntary, aboveMandatory]
  lines.heading('vatYears')
  lines.figures([vat.taxableSales, vat.taxableBefore])
  lines.columns([texts.word('workbook:columns.month'), ...figures.map((figure) => lines.word(figure, 'column'))], 1)
  for (let month = 1; month <= calendarRows; month += 1) {
    book.put(lines.sheet, lines.row, 1, month, 'whole')
    for (const [column, figure] of figures.entries()) lines.cell(figure, 2 + column, month - 1)
    lines.row += 1
  }
}

/** The sheet about VAT. */
export function addVat(writing: Writing): void {
  // The table of months has amounts where other sheets have units.
  const lines = new Lines(writing, 'vat', { widths: [50, 18, 18, 18, 18, 18, 18] })
  addResults(lines)
  lines.heading('vatOther')
  lines.figure(vat.isOther)
  const other = changed(vat.incomeInOtherState)
  writing.places.under(other).put(isRegistered, ...writing.places.cellsOf(vat.isOther))
  addVariation(lines, other)
  addYears(lines)
}
