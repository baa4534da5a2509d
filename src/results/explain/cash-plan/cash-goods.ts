import * as landed from '../../../domain/model/figures/landed-cost'
import { goodsUsed as partUsed } from '../../../domain/model/figures/sales'
import * as inputs from '../../../domain/model/figures/typed/inputs'
import { rowsOf } from '../../../domain/model/figures/typed/readers'
import type { Figure } from '../../../domain/model/language/figure'
import type { FigureValues } from '../../../domain/model/values'
import type { Plan } from '../../../domain/plan/plan'
import { valuesOf } from '../formula/values-of'
import { type ExplainContext, figureOf, is, over, type Part, plus, type Step, sumOf, times } from '../formula-steps'
import { type Entry, type Word, word } from '../operands'
import { type CashEntry, type CashWorkings, moneyPart, monthsOfPayment, partOfMonth, vatOnTyped } from './cash-workings'

const money = (name: Word, value: number) => word(name, value, 'money')

/** What the bills for one product are worked out from. */
function goodsOf(values: FigureValues, row: number) {
  const read = (figure: Figure) => Number(values.of(figure, row))
  return {
    units: read(landed.units),
    isBuilt: read(landed.isBuilt),
    supplierPrice: read(inputs.supplierPrice),
    exchangeFee: read(landed.exchangeFee),
    duties: read(landed.duties),
    inbound: read(landed.inbound),
    handling: read(landed.handling),
    customsFee: read(landed.customsFee),
    beforeYield: read(landed.beforeYield),
    sellablePart: read(landed.sellablePart),
    isLocal: read(landed.isLocal) === 1,
    isTaxedBySupplier: read(landed.taxedBySupplier) > 0,
  }
}
type Goods = ReturnType<typeof goodsOf>

/** From one unit to the units of a planned month: those that are bought again, refused ones that come back whole apart. */
function forUnits({ units, sellablePart }: Goods, goodsUsed: number): Step[] {
  return [
    ...(sellablePart === 1 ? [] : [over(word('sellablePart', sellablePart * 100, 'percent'))]),
    times(word('unitsOfProduct', units, 'count')),
    ...(goodsUsed === 1 ? [] : [times(word('goodsUsed', goodsUsed * 100, 'percent'))]),
  ]
}

function supplierSteps(plan: Plan, goods: Goods): Step[] {
  if (!goods.isBuilt)
    return [is(money('typedCost', goods.beforeYield)), ...(goods.isTaxedBySupplier ? vatOnTyped(plan) : [])]
  return [
    is(money('supplierPrice', goods.supplierPrice)),
    ...(goods.isTaxedBySupplier ? vatOnTyped(plan) : []),
    ...(goods.exchangeFee > 0 ? [plus(money('exchangeFee', goods.exchangeFee))] : []),
  ]
}

function arrivalSteps(plan: Plan, goods: Goods): Step[] {
  const { duties, inbound, handling, customsFee, supplierPrice } = goods
  const importVat = moneyPart({ from: 'word', name: 'importVat' }, [
    is(money('supplierPrice', supplierPrice)),
    times('vatPct'),
  ])
  return [
    is(money('unitDuties', duties)),
    plus(money('unitInbound', inbound)),
    plus(money('unitHandling', handling)),
    ...(customsFee > 0 ? [plus(money('unitCustomsFee', customsFee))] : []),
    ...vatOnTyped(plan),
    ...(goods.isLocal || vatOnTyped(plan).length === 0 ? [] : [plus(importVat)]),
  ]
}

function billOf(
  name: 'supplierBillMo' | 'arrivalBillMo',
  { plan }: CashWorkings,
  stepsOf: (plan: Plan, goods: Goods) => Step[],
): Part {
  const values = valuesOf(plan)
  const goodsUsed = Number(values.of(partUsed))
  const parts = rowsOf.products(plan).flatMap((product, row) => {
    const goods = goodsOf(values, row)
    if (goods.units === 0 || (name === 'arrivalBillMo' && !goods.isBuilt)) return []
    return moneyPart({ from: 'own', text: product.name }, [...stepsOf(plan, goods), ...forUnits(goods, goodsUsed)])
  })
  return moneyPart({ from: 'word', name }, sumOf(parts))
}

/** The goods of a planned month, as their suppliers bill them. */
export const supplierBill = (cash: CashWorkings): Part => billOf('supplierBillMo', cash, supplierSteps)
/** What the same goods cost when they arrive. */
export const arrivalBill = (cash: CashWorkings): Part => billOf('arrivalBillMo', cash, arrivalSteps)

interface Order {
  arrival: number
  ordered: number
  /** Demand of the months that it lasts for. */
  covered: number
}

function ordersOf({ terms, demand }: CashWorkings): Order[] {
  const orders: Order[] = []
  const orderedFor = (arrival: number) => Math.max(0, arrival - terms.leadTimeMonths)
  for (let arrival = 1 + terms.openingStockMonths; orderedFor(arrival) <= terms.months; ) {
    let covered = 0
    for (let t = arrival; t < arrival + terms.stockCoverMonths; t += 1) covered += demand(t)
    orders.push({ arrival, ordered: orderedFor(arrival), covered })
    arrival += terms.stockCoverMonths
  }
  return orders
}

/** A payment for an order, named by the months that the goods are for. */
function orderEntry(name: Entry, { terms }: CashWorkings, { arrival }: Order, steps: readonly Step[]): Part {
  return moneyPart({ from: 'entry', name, month: arrival, until: arrival + terms.stockCoverMonths - 1 }, steps)
}

export function supplierEntries(cash: CashWorkings, context: ExplainContext): CashEntry[] {
  const { deposit, balanceDays } = cash.terms
  const bill = figureOf(supplierBill(cash), context)
  const entries: CashEntry[] = []
  for (const order of ordersOf(cash)) {
    const goods = [is(bill), times(word('demandCovered', order.covered, 'factor'))]
    const paidAhead = deposit === 1 ? goods : [...goods, times(word('deposit', deposit * 100, 'percent'))]
    const name = deposit === 1 ? 'orderPaid' : 'orderDeposit'
    if (deposit > 0) entries.push({ month: order.ordered, entry: orderEntry(name, cash, order, paidAhead) })
    if (deposit === 1) continue
    const rest = [...goods, times(word('balance', (1 - deposit) * 100, 'percent'))]
    for (const { month, pct } of monthsOfPayment(order.arrival, balanceDays))
      entries.push({ month, entry: orderEntry('orderBalance', cash, order, [...rest, ...partOfMonth(pct)]) })
  }
  return entries
}

export function arrivalEntries(cash: CashWorkings, context: ExplainContext): CashEntry[] {
  const bill = arrivalBill(cash)
  if (bill.steps.length === 0) return []
  const figure = figureOf(bill, context)
  return ordersOf(cash).map((order) => ({
    month: order.arrival,
    entry: orderEntry('goodsArrived', cash, order, [is(figure), times(word('demandCovered', order.covered, 'factor'))]),
  }))
}
