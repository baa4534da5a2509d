import { paidOverheads } from '../../../domain/model/cash/cash-overheads'
import { firstCalendarMonth, isQuarterEnd } from '../../../domain/model/cash/vat-payments'
import { valueAt } from '../../../domain/model/season/series'
import { amountOf } from '../../../domain/numbers'
import { atLeastZero, is, minus, type Part, type Step, sumOf, times } from '../formula-steps'
import type { Entry } from '../operands'
import { type CashWorkings, demandThen, entryOperand, moneyPart } from './cash-workings'

/** The quarter of a month: its months up to that one, and the credit that it began with. */
function quarterUntil({ plan, open }: CashWorkings, last: number): { from: number; credit: number } {
  const first = firstCalendarMonth(plan)
  let [from, credit, balance] = [0, 0, 0]
  for (let month = 0; month < last; month += 1) {
    balance += valueAt(open.outputVat, month) - valueAt(open.inputVat, month)
    if (!isQuarterEnd(month, first)) continue
    credit = Math.max(0, -(balance - credit))
    from = month + 1
    balance = 0
  }
  return { from, credit }
}

/** The VAT in the bills of a month, by the kind of bill. */
function vatInBills(cash: CashWorkings, month: number): Part {
  const { plan, figures, demand, purchases, newCustomers, terms } = cash
  const { costFactor, vatRate } = figures
  const then = month === 0 ? 0 : demand(month)
  const orders =
    (figures.packagingCost +
      figures.shippingCost +
      figures.fulfillmentCost +
      figures.refusedReturnCost +
      figures.paymentCost) /
    costFactor
  const ads = month === 0 ? 0 : amountOf(plan.paidAdsMo)
  const acquisition =
    newCustomers === null
      ? (figures.cacVariableCost / costFactor) * then
      : amountOf(plan.customerAcquisitionCost, 80) * valueAt(newCustomers, month)
  const kinds: [Entry, number][] = [
    ['vatInGoods', valueAt(purchases.vat.months, month)],
    ['vatInOrders', vatRate * orders * then],
    ['vatInMarketing', vatRate * (acquisition + ads)],
    ['vatInOverheads', paidOverheads(figures, month, terms).vat],
    ['vatInReturns', vatRate * (figures.processingMo / costFactor) * then],
  ]
  const operands = kinds.filter(([, value]) => value !== 0).map(([name, value]) => entryOperand(name, month, value))
  return moneyPart({ from: 'entry', name: 'vatInBills', month }, sumOf(operands))
}

/** VAT of a quarter up to a month: of its sales, less that of its bills, less what was in credit. */
function quarterSteps(cash: CashWorkings, last: number): Step[] {
  const { from, credit } = quarterUntil(cash, last)
  const sales: Part[] = []
  const bills: Part[] = []
  for (let month = from; month <= last; month += 1) {
    const label = { from: 'entry', name: 'vatOnSales', month } as const
    const vatOnSales = [is('netSalesInclVAT'), minus('salesExVAT'), times(demandThen(cash.demand(month)))]
    if (month > 0) sales.push(moneyPart(label, vatOnSales))
    if (valueAt(cash.open.inputVat, month) !== 0) bills.push(vatInBills(cash, month))
  }
  return [
    ...sumOf(sales),
    ...bills.map((bill) => minus(bill)),
    ...(credit > 0 ? [minus(entryOperand('creditBefore', from, credit))] : []),
  ]
}

/** What is paid in a month: the VAT of the quarter that has just ended, unless that is a credit. */
export function vatPaidSteps(cash: CashWorkings, month: number): Step[] {
  const { plan, figures } = cash
  const hasEnded = month > 1 && isQuarterEnd(month - 1, firstCalendarMonth(plan))
  return figures.isRegistered && hasEnded ? [...quarterSteps(cash, month - 1), atLeastZero] : []
}

/** What the last quarter of the plan, ended or not, still owes; negative: a credit. */
export function vatOwedSteps(cash: CashWorkings): Step[] {
  return cash.figures.isRegistered ? quarterSteps(cash, cash.terms.months) : []
}
