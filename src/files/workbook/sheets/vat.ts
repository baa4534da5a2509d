import { calendarRows } from '../../../domain/model/constants'
import { isRegistered } from '../../../domain/model/figures/typed/inputs'
import * as vat from '../../../domain/model/figures/vat/position'
import { shownBesides } from '../figures'
import { Lines, type Writing } from '../lines'
import { addResults } from './results'
import { addVariation, changed } from './variations'

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
  lines.heading('vatYears')
  lines.figure(vat.taxableSales)
  // Taxable sales of each month, and of the twelve that end with it.
  lines.series(null, [vat.taxableThen, vat.yearOfSales, shownBesides.aboveVoluntary, shownBesides.aboveMandatory])
  lines.foldMonths(lines.row - calendarRows)
}
