import * as cash from '../cash-figures'
import { Lines, type Writing } from '../lines'
import { methodNames } from './month'

function addGoods(lines: Lines): void {
  const { plan, texts } = lines.writing
  lines.heading('cashGoods')
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const figure of Object.values(cash.bills)) lines.across(figure)
  lines.figures([cash.supplierNet, cash.supplierVat, cash.arrivalNet, cash.arrivalVat])
  lines.figures([cash.supplierVatPart, cash.arrivalVatPart])
}

/** Each order of goods: when it arrives, is ordered, and is paid. Rows after the last order are empty. */
function addOrders(lines: Lines): void {
  const { book, places } = lines.writing
  const figures = Object.values(cash.orders)
  lines.heading('cashOrders')
  lines.figures([cash.balanceMonths, cash.balanceRest])
  lines.columns(
    figures.map((figure) => lines.word(figure, 'column')),
    2,
  )
  places.counts(cash.orderNumber, 1)
  for (let order = 0; order < cash.cashCounts.goods; order += 1) {
    places.put(cash.orderNumber, book.put(lines.sheet, lines.row, 1, order + 1, 'whole'))
    for (const [column, figure] of figures.entries())
      lines.cell(figure, 2 + column, order, figure.unit === 'count' ? { style: 'whole' } : {})
    lines.row += 1
  }
}

/** What is received in each month, by how it was paid. */
function addReceipts(lines: Lines): void {
  const { book, texts, cash: months } = lines.writing
  const { payers } = months
  lines.heading('cashReceipts')
  lines.figures([cash.received, cash.laterDays])
  lines.columns([texts.word('options:paymentModes.basic'), ...methodNames(lines.writing)], 2)
  for (const name of ['payerWeight', 'payerDays', 'payerMonths', 'payerRest'] as const) {
    book.put(lines.sheet, lines.row, 1, texts.word(`workbook:lines.${name}`), 'label')
    for (const [at, payer] of payers.entries()) lines.cell(payer[name], 2 + at, 0, { style: 'number' })
    lines.row += 1
  }
  for (let month = 0; month <= cash.lastCashMonth; month += 1) {
    book.put(lines.sheet, lines.row, 1, month, 'whole')
    for (const [at, { paid }] of payers.entries()) lines.cell(paid, 2 + at, month)
    lines.row += 1
  }
}

/** The workings of cash by month: goods, orders of goods and receipts. */
export function addCashWork(writing: Writing): void {
  const lines = new Lines(writing, 'cashWork', { widths: [46, ...Array.from({ length: 12 }, () => 18)] })
  lines.figure(cash.lastMonth)
  addGoods(lines)
  addOrders(lines)
  addReceipts(lines)
}
