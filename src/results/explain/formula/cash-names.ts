import * as goods from '../../../domain/model/figures/cash/goods'
import * as months from '../../../domain/model/figures/cash/months'
import { terms } from '../../../domain/model/figures/cash/terms'
import type { Expression, Figure } from '../../../domain/model/language/figure'
import { countedPaymentMethods, isKnownPaymentMethod } from '../../../domain/model/month/payment-fees'
import type { FigureValues, Place } from '../../../domain/model/values'
import { cashLines } from '../cash-lines'
import type { Entry, Label, Word } from '../operands'

// What the figures of cash by month are called.

const { workings, paidFor, delivery, givenBack, incomeParts, vatIn, averageDue, methodDue } = months
const { orders, balanceDue } = goods

const words: readonly (readonly [Word, ...Figure[]])[] = [
  ['openingCash', terms.openingCash],
  ['demandThen', workings.demand],
  ['methodShare', months.deliveredShare],
  [
    'partOfMonth',
    ...[averageDue, methodDue, balanceDue].flatMap(({ nowPart, nextPart }): Figure[] => [nowPart, nextPart]),
  ],
  ['demandCovered', orders.covered],
  ['deposit', terms.supplierDepositPct],
  ['monthsBefore', months.timesPaid],
  ['newCustomersThen', workings.won],
  ['lostMarginMo', givenBack.margin],
  ['processingMo', givenBack.processing],
  ['spoiledMo', givenBack.spoiled],
  ['salesThen', incomeParts.sales],
  ['orderCostsThen', incomeParts.orderCosts],
  ['acquisitionThen', incomeParts.acquisition],
  ['endedOneTime', workings.ended],
]

/** Those that are called the same in every month. */
export const cashLabels: readonly (readonly [Figure, Label])[] = [
  ...cashLines.map((line): [Figure, Label] => [workings[line], { from: 'cash', line }]),
  ...words.flatMap(([name, ...figures]) => figures.map((figure): [Figure, Label] => [figure, { from: 'word', name }])),
  [delivery.packaging, { from: 'result', name: 'packagingCost' }],
  [delivery.shipping, { from: 'result', name: 'shippingCost' }],
  [delivery.fulfillment, { from: 'result', name: 'fulfillmentCost' }],
  [delivery.refused, { from: 'result', name: 'refusedReturnCost' }],
  [paidFor.acquisition, { from: 'result', name: 'cacVariableCost' }],
  [paidFor.ads, { from: 'field', name: 'paidAdsMo' }],
  [months.teamPaid, { from: 'result', name: 'teamMo' }],
]

type EntryLabel = Extract<Label, { from: 'entry' }>
type InMonth = (row: number, values: FigureValues) => EntryLabel

const entry = (name: Entry, month: number): EntryLabel => ({ from: 'entry', name, month })
const inItsMonth =
  (name: Entry): InMonth =>
  (row) =>
    entry(name, row)

/** The first month of the quarter that a month is in the middle of, or before. */
function quarterBegins(row: number, values: FigureValues): number {
  let from = row + 1
  while (from > 0 && values.of(workings.quarterEnd, from - 1) !== 1) from -= 1
  return from
}

/** Those that are called by their month. */
const inMonths: ReadonlyMap<Figure, InMonth> = new Map([
  [months.averageNow, (row, values) => entry('salesOf', row - Number(values.of(averageDue.later)))],
  [months.averageNext, (row, values) => entry('salesOf', row - Number(values.of(averageDue.later)) - 1)],
  [workings.outputVat, inItsMonth('vatOnSales')],
  [workings.inputVat, inItsMonth('vatInBills')],
  [vatIn.goods, inItsMonth('vatInGoods')],
  [vatIn.orders, inItsMonth('vatInOrders')],
  [vatIn.marketing, inItsMonth('vatInMarketing')],
  [vatIn.overheads, inItsMonth('vatInOverheads')],
  [vatIn.returns, inItsMonth('vatInReturns')],
  [workings.creditVat, (row, values) => entry('creditBefore', quarterBegins(row, values))],
])

/** What a figure of a month is called by that. */
export const nameInMonth = (figure: Figure, row: number, values: FigureValues): Label | undefined =>
  inMonths.get(figure)?.(row, values)

/** What is summed of a list's rows, each by the month of the sales or of the goods that it is for. */
type OfRow = (at: number, place: Place, values: FigureValues) => EntryLabel

const salesOf =
  (before: 0 | 1): OfRow =>
  (at, { row }, values) => {
    const method = countedPaymentMethods(values.plan)[at]
    const id = method && isKnownPaymentMethod(method) ? method.id : undefined
    return { ...entry('salesOfBy', row - Number(values.of(methodDue.later, at)) - before), method: id }
  }

const goodsFor =
  (name: (values: FigureValues) => Entry): OfRow =>
  (at, _, values) => {
    const arrival = Number(values.of(orders.arrival, at))
    return { ...entry(name(values), arrival), until: arrival + Number(values.of(terms.stockCoverMonths)) - 1 }
  }
const balanceOf = goodsFor(() => 'orderBalance')

const ofRows: ReadonlyMap<Expression | Figure, OfRow> = new Map<Expression | Figure, OfRow>([
  [months.ofMethod.now, salesOf(0)],
  [months.ofMethod.next, salesOf(1)],
  [orders.deposit, goodsFor((values) => (values.of(terms.supplierDepositPct) === 1 ? 'orderPaid' : 'orderDeposit'))],
  [orders.balanceNow, balanceOf],
  [orders.balanceNext, balanceOf],
  [orders.onArrival, goodsFor(() => 'goodsArrived')],
  [workings.vatPaid, (at) => entry('vatDue', at)],
])

/** Whether what is summed has a name in every row. */
export const isEntry = (one: Expression): boolean => ofRows.has(one)

/** What a row of a sum is called: by the figure that is summed as it is, or by what is. */
export const nameOfRow = (one: Expression, leaf: Figure | null, at: number, place: Place, values: FigureValues) =>
  ((leaf && ofRows.get(leaf)) ?? ofRows.get(one))?.(at, place, values)
