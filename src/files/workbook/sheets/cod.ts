import * as cod from '../../../domain/model/figures/cod-position'
import { refusalRate } from '../../../domain/model/figures/typed/inputs'
import { firstValue, Lines, type Writing } from '../lines'
import { methodNames } from './month'
import { addVariation, changed } from './variations'

const ofOne = { style: 'moneyOfOne' } as const

/** The sheet about cash on delivery. */
export function addCod(writing: Writing): void {
  const { book, texts, places } = writing
  const lines = new Lines(writing, 'cod')
  lines.heading('codResults')
  lines.results('cod.codContributionPerOrder', 'cod.prepaidContributionPerOrder')
  lines.results('cod.refusalBreakEvenPct', 'cod.costOfRefusalsMo')
  lines.otherResults('cod')
  lines.heading('codOrder')
  lines.figures([cod.orderValue, cod.orderGoods, cod.orderSending, cod.orderAcquisition, cod.orderBringingBack], ofOne)
  lines.table(methodNames(writing), [cod.methodFee], ofOne)
  lines.figure(cod.codFee, ofOne)
  lines.figure(cod.prepaidShare)
  lines.figures([cod.prepaidFee, cod.acceptedOrder, cod.refusedOrder, cod.acceptedOrderContribution], ofOne)
  lines.heading('codTaken')
  lines.start(texts.word('workbook:lines.noRefusals'), texts.unitOfKind('percent'))
  const taken = changed(cod.incomeWithoutRefusals)
  places.under(taken).put(refusalRate, book.put(lines.sheet, lines.row, firstValue, 0, 'percent'))
  lines.row += 1
  addVariation(lines, taken)
}
