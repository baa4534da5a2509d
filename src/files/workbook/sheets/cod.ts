import { hasCod, incomeWithoutRefusals } from '../../../domain/model/figures/cod-position'
import { refusalRate } from '../../../domain/model/figures/typed/inputs'
import { firstValue, Lines, type Writing } from '../lines'
import { addResults } from './results'
import { addVariation, changed } from './variations'

/** The sheet about cash on delivery. */
export function addCod(writing: Writing): void {
  const { texts, places } = writing
  const lines = new Lines(writing, 'cod', {}, { part: hasCod, text: texts.word('workbook:off.cod') })
  addResults(lines)
  lines.heading('codTaken')
  lines.start(texts.word('workbook:lines.noRefusals'), texts.unitOfKind('percent'))
  const taken = changed(incomeWithoutRefusals)
  places.under(taken).put(refusalRate, lines.put(firstValue, 0, 'percent'))
  lines.row += 1
  addVariation(lines, taken)
}
