import * as byProduct from '../../../domain/model/figures/by-product'
import { answer } from '../../../domain/model/figures/outputs/answer'
import type { Figure } from '../../../domain/model/language/figure'
import { firstValue, Lines, resultCellName, type Writing } from '../lines'
import { productWidths } from './landed'

const { of: answered } = answer.products

/** Workings, each before the answer that is made from it. */
const before: Readonly<Record<string, readonly Figure[]>> = {
  salesExVAT: [byProduct.shareOfUnits, byProduct.shareSent],
  productCost: [byProduct.shareOfSales],
  returnsAndStock: [byProduct.shareOfGoods],
}

/** What each product adds to the month. */
export function addByProduct(writing: Writing): void {
  const { book, texts, plan, places } = writing
  const lines = new Lines(writing, 'byProduct', { widths: productWidths(plan) })
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const [name, figure] of Object.entries(answered)) {
    for (const working of before[name] ?? []) lines.across(working)
    const label = texts.word(`workbook:lines.product_${name}`)
    const style = name === 'contributionPerUnit' ? 'moneyOfOne' : name === 'units' ? 'whole' : undefined
    const isHere = places.cellsOf(figure).length === 0
    if (isHere) lines.across(figure, style, { label })
    else {
      lines.start(label, '')
      for (const at of plan.products.keys()) {
        const given = { formula: places.answer(figure, null, at), value: places.shown(figure, at) }
        book.formula(lines.sheet, lines.row, firstValue + at, given, style ?? 'money')
      }
      lines.row += 1
    }
    for (const cell of lines.sheet.cells.slice(
      plan.products.length === 0 ? lines.sheet.cells.length : -plan.products.length,
    )) {
      const at = cell.column - firstValue
      cell.name = resultCellName(`products.${at + 1}.${name}`)
      cell.result = `products.${at}.${name}`
    }
  }
}
