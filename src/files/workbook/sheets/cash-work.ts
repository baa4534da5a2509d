import * as goods from '../../../domain/model/figures/cash/goods'
import * as cash from '../../../domain/model/figures/cash/months'
import { lastCashMonth, lastMonth } from '../../../domain/model/figures/cash/terms'
import { isCashPlanned } from '../../../domain/model/figures/typed/inputs'
import { Lines, type Writing } from '../lines'

function addGoods(lines: Lines): void {
  const { texts } = lines.writing
  lines.heading('cashGoods')
  lines.columns(texts.rows('products'))
  for (const figure of Object.values(goods.bills)) lines.across(figure)
  lines.figures([goods.supplierBillMo, goods.supplierVatPart, goods.arrivalBillMo, goods.arrivalVatPart])
}

/** Each order of goods: when it arrives, is ordered, and is paid. Rows after the last order are empty. */
function addOrders(lines: Lines): void {
  lines.heading('cashOrders')
  lines.figures([goods.balance, ...Object.values(goods.balanceDue)])
  const { row } = lines
  const { places } = lines.writing
  const rows = [...Array(places.values.count('goods')).keys()]
  lines.series(goods.orderNumber, Object.values(goods.orders))
  // Below the head of the table.
  lines.foldFrom(row + 1 + rows.filter((at) => places.shown(goods.orders.arrival, at) !== '').length)
}

/** What is received in each month, by how it was paid. */
function addReceipts(lines: Lines): void {
  const { texts, places } = lines.writing
  const names = texts.rows('methods')
  lines.heading('cashReceipts')
  lines.figures([
    cash.feesWithVat,
    cash.receivedMo,
    cash.laterDays,
    cash.averageShare,
    ...Object.values(cash.averageDue),
  ])
  lines.table('methods', [cash.deliveredShare, cash.methodDays, ...Object.values(cash.methodDue)])
  lines.columns([texts.word('options:paymentModes.basic'), ...names], 2)
  for (let month = 0; month <= lastCashMonth; month += 1) {
    lines.put(1, month, 'whole')
    lines.cell(cash.averagePaid, 2, month)
    const cells = names.map((_, at) => {
      const given = places.term(cash.workings.receipts, month, cash.paidByMethods, at)
      return lines.put(3 + at, given, 'money')
    })
    places.putTerms(cash.paidByMethods, month, cells)
    lines.row += 1
  }
  lines.foldMonths(lines.row - lastCashMonth)
}

/** The workings of cash by month: goods, orders of goods and receipts. */
export function addCashWork(writing: Writing): void {
  const off = { part: isCashPlanned, text: writing.texts.off('cashPlan.enabled') }
  const lines = new Lines(writing, 'cashWork', { widths: [46, ...Array.from({ length: 12 }, () => 13)] }, off)
  lines.figure(lastMonth)
  addGoods(lines)
  addOrders(lines)
  addReceipts(lines)
}
