import { productRows } from '../../../domain/model/figures/by-product'
import { Lines, type Writing } from '../lines'
import { styleOfRow } from '../styles'
import { productWidths } from './landed'
import { workingsOf } from './results'

/** What each product adds to the month. */
export function addByProduct(writing: Writing): void {
  const { texts, plan } = writing
  const lines = new Lines(writing, 'byProduct', { widths: productWidths(plan) })
  lines.columns(texts.rows('products'))
  for (const [name, row] of Object.entries(productRows)) {
    const { figure } = row
    for (const working of workingsOf(writing, [figure], null)) lines.across(working)
    const style = styleOfRow({ kind: figure.unit, ...('of' in row ? { of: row.of } : {}) })
    lines.beside(texts.word(`workbook:lines.product_${name}`), figure, [...plan.products.keys()], (at, column) =>
      lines.answer(column, { figure, when: null }, { row: at, result: `products.${at}.${name}`, style }),
    )
  }
}
