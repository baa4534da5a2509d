import { firstCalendarMonth } from '../../domain/model/cash/vat-payments'
import * as fixed from '../../domain/model/figures/fixed-costs'
import * as goods from '../../domain/model/figures/landed-cost'
import * as costs from '../../domain/model/figures/order-costs'
import * as returned from '../../domain/model/figures/returns'
import * as sales from '../../domain/model/figures/sales'
import * as inputs from '../../domain/model/figures/typed/inputs'
import { costFactor } from '../../domain/model/figures/vat'
import * as vat from '../../domain/model/figures/vat-position'
import {
  count,
  days,
  factor,
  flag,
  money,
  month,
  months,
  place,
  planMonth,
  read,
  rowsOf,
} from '../../domain/model/language/declare'
import type { Figure, FigureUnit } from '../../domain/model/language/figure'
import { type NumberName, readNumber } from '../../domain/plan/field'
import type { Plan } from '../../domain/plan/plan'
import { cashPlanFields } from '../../domain/plan/plan-fields'

// Cash by month as a workbook works it out: each payment is looked up in the month in which it is due. The app enters each
// payment into its months instead (`src/domain/model/cash`); tests compare the two. Source: docs/model.md, 'Cash by month'.

/** The last month that a cash plan can have, and the most orders of goods within it and its lead time. */
export const lastCashMonth = 36
export const cashCounts = { cash: lastCashMonth + 1, goods: 48 } as const

type Term = NumberName<typeof cashPlanFields>

const term = (unit: FigureUnit, name: Term): Figure => {
  const field = cashPlanFields[name]
  return read(unit, ({ cashPlan }: Plan) => readNumber(cashPlan[name], field) / (field.unit === 'percent' ? 100 : 1))
}

/** The inputs of the cash plan, each under its name there. */
export const terms = {
  months: term('months', 'months'),
  openingCash: term('money', 'openingCash'),
  leadTimeMonths: term('months', 'leadTimeMonths'),
  stockCoverMonths: term('months', 'stockCoverMonths'),
  openingStockMonths: term('months', 'openingStockMonths'),
  supplierDepositPct: term('percent', 'supplierDepositPct'),
  supplierBalanceDays: term('days', 'supplierBalanceDays'),
  preLaunchMonths: term('months', 'preLaunchMonths'),
  annualBillsMonth: term('month', 'annualBillsMonth'),
  startsWithNoCustomers: read('flag', ({ cashPlan }: Plan) => cashPlan.startsWithNoCustomers === true),
}

export const calendarStart = read('month', firstCalendarMonth)

const { vatRate } = inputs
const each = rowsOf('cash')
const product = rowsOf('products')
const order = rowsOf('goods')

export const lastMonth = months`IF(${inputs.isCashPlanned}, ${terms.months}, 0 - 1)`

// The goods of a planned month, by when they are paid

const bill = {
  supplier: product.money`${goods.units} * IF(${goods.isBuilt}, ${goods.exFactory} / ${goods.sellablePart}, ${goods.beforeYield})`,
}
const supplierTaxed = product.money`${goods.units} * ${goods.taxedBySupplier}`
export const bills = {
  ...bill,
  supplierTaxed,
  arrival: product.money`${goods.units} * (${goods.beforeYield} / ${goods.sellablePart}) - ${bill.supplier}`,
  arrivalTaxed: product.money`${goods.units} * ${goods.taxedAmount} - ${supplierTaxed}`,
}

export const supplierNet = money`SUM(${bills.supplier}) * ${sales.goodsUsed}`
export const supplierVat = money`SUM(${bills.supplierTaxed}) * ${sales.goodsUsed} * ${vatRate}`
export const arrivalNet = money`SUM(${bills.arrival}) * ${sales.goodsUsed}`
export const arrivalVat = money`SUM(${bills.arrivalTaxed}) * ${sales.goodsUsed} * ${vatRate}`
export const supplierVatPart = factor`SHARE(${supplierVat}, ${supplierVat} + ${supplierNet})`
export const arrivalVatPart = factor`SHARE(${arrivalVat}, ${arrivalVat} + ${arrivalNet})`

// Orders of goods: each arrives when the one before is sold

export const balanceMonths = months`FLOOR(${terms.supplierBalanceDays} / 30)`
export const balanceRest = factor`${terms.supplierBalanceDays} / 30 - ${balanceMonths}`

export const orderNumber = place('goods')
const { t } = vat
const arrives = order.count`1 + ${terms.openingStockMonths} + (${orderNumber} - 1) * ${terms.stockCoverMonths}`
const arrival = order.count`IF(MAX(0, ${arrives} - ${terms.leadTimeMonths}) <= ${lastMonth}, ${arrives}, NULL)`
const covered = order.factor`IF(${arrival} > 0, SUM(IF(AND(${t} >= ${arrival}, ${t} < ${arrival} + ${terms.stockCoverMonths}), ${vat.plannedDemand}, 0)), NULL)`
const supplierBill = order.money`(${supplierNet} + ${supplierVat}) * ${covered}`
const balance = order.money`${supplierBill} * (1 - ${terms.supplierDepositPct})`
const paidIn = order.count`${arrival} + ${balanceMonths}`
export const orders = {
  arrival,
  ordered: order.count`MAX(0, ${arrival} - ${terms.leadTimeMonths})`,
  covered,
  deposit: order.money`${supplierBill} * ${terms.supplierDepositPct}`,
  balance,
  paidIn,
  nextIn: order.count`${paidIn} + 1`,
  balanceNow: order.money`${balance} * (1 - ${balanceRest})`,
  balanceNext: order.money`${balance} * ${balanceRest}`,
  onArrival: order.money`(${arrivalNet} + ${arrivalVat}) * ${covered}`,
}

// What months are made of

export const received = money`${sales.netSalesInclVAT} - ${costs.paymentCost} / ${costFactor} * (1 + ${vatRate})`
export const laterDays = days`IF(${inputs.isAnalysed}, ${inputs.customerTerms}, 0)`
export const winsAll = flag`AND(${terms.startsWithNoCustomers}, ${inputs.isAnalysed})`
export const lifespanMonths = months`ROUND(${inputs.lifespan})`
export const deliveryNet = money`(${costs.packagingCost} + ${costs.shippingCost} + ${costs.fulfillmentCost} + ${costs.refusedReturnCost}) / ${costFactor}`

const isMonthly = rowsOf('overheads').flag`AND(NOT(${inputs.isAnnual}), NOT(${inputs.isOneTime}))`
const billsOf = (isDue: Figure) => ({
  gross: money`SUM(IF(${isDue}, ${inputs.overheadAmount} * IF(${inputs.hasVat}, 1 + ${vatRate}, 1), 0))`,
  vat: money`SUM(IF(AND(${isDue}, ${inputs.hasVat}), ${inputs.overheadAmount} * ${vatRate}, 0))`,
})
export const monthly = billsOf(isMonthly)
export const annual = billsOf(inputs.isAnnual)
export const oneTime = billsOf(inputs.isOneTime)

const gross = factor`1 + ${vatRate}`
const row = place('cash')

/** The month of a row: 0 is before the first sale. */
export const monthNumber = each.count`${row} - 1`
const demand = each.factor`IF(${monthNumber} = 0, 0, AT(${vat.plannedDemand}, ${monthNumber}))`

/** One way in which delivered orders are paid: its share of them, the days until it pays, and what it pays each month. */
function payer(weight: Figure, daysLater: Figure) {
  const payerMonths = count`FLOOR(${daysLater} / 30)`
  const payerRest = factor`${daysLater} / 30 - ${payerMonths}`
  const first = each.count`${monthNumber} - ${payerMonths}`
  const second = each.count`${first} - 1`
  const sold = (from: Figure) =>
    each.factor`IF(AND(${from} >= 1, ${from} <= ${lastMonth}), AT(${vat.plannedDemand}, ${from}), 0)`
  const paid = each.money`${weight} * ${received} * ((1 - ${payerRest}) * ${sold(first)} + ${payerRest} * ${sold(second)})`
  return { payerWeight: weight, payerDays: daysLater, payerMonths, payerRest, paid }
}

/** The one average fee, and each method that counts. */
function payersOf(methods: number) {
  const average = payer(factor`IF(${sales.totalShare} > 0, 0, 1)`, days`${laterDays} + 0`)
  const weightOf = (at: number) =>
    factor`IF(${sales.totalShare} > 0, SHARE(AT(${sales.methodWeight}, ${at}), SUM(${sales.methodWeight})), 0)`
  const others = Array.from({ length: methods }, (_, at) =>
    payer(weightOf(at + 1), days`AT(${inputs.methodSettlementDays}, ${at + 1}) + ${laterDays}`),
  )
  return [average, ...others]
}

const isAnnualMonth = each.flag`OR(${monthNumber} = ${terms.annualBillsMonth}, AND(${monthNumber} > ${terms.annualBillsMonth}, ${monthNumber} < ${terms.months}, FLOOR((${monthNumber} - ${terms.annualBillsMonth}) / 12) * 12 = ${monthNumber} - ${terms.annualBillsMonth}))`

/** What is due of overheads in a month, of their amounts or of the VAT in them. */
const dueOf = (kind: 'gross' | 'vat') =>
  each.money`${monthly[kind]} * IF(${monthNumber} = 0, ${terms.preLaunchMonths}, 1) + IF(${isAnnualMonth}, ${annual[kind]}, 0) + IF(${monthNumber} = 0, ${oneTime[kind]}, 0)`

const won = each.count`IF(${monthNumber} = 0, 0, MAX(0, ${sales.ordersPerMonth} * ${demand} - ${inputs.repeatRate} / 12 * (1 - ${sales.refusedPart}) * LAST(${lifespanMonths})))`
const acquisition = each.money`IF(${monthNumber} = 0, 0, IF(${winsAll}, ${inputs.acquisitionPerCustomer} * ${won}, ${costs.cacVariableCost} / ${costFactor} * ${demand}))`
const ended = each.money`SUM(IF(AND(${inputs.isOneTime}, ${fixed.spreadMonths} < ${monthNumber}), ${fixed.overheadCost}, 0))`

/** VAT of quarters: what is due is paid in the month after, a credit carried forward. */
function quartersOf(supplierPayments: Figure, arrivalCosts: Figure) {
  const quarter = each.count`${calendarStart} + ${monthNumber} - 1`
  const quarterEnd = each.flag`AND(${monthNumber} >= 1, FLOOR(${quarter} / 3) * 3 = ${quarter})`
  const outputVat = each.money`(${sales.netSalesInclVAT} - ${sales.salesExVAT}) * ${demand}`
  const inputVat = each.money`${supplierPayments} * ${supplierVatPart} + ${arrivalCosts} * ${arrivalVatPart} + ${vatRate} * ((${deliveryNet} + ${returned.processingMo} / ${costFactor} + ${costs.paymentCost} / ${costFactor}) * ${demand} + ${acquisition} + IF(${monthNumber} = 0, 0, ${inputs.paidAds})) + ${dueOf('vat')}`
  const openVat = each.money`IF(BEFORE(0, ${quarterEnd}) = 1, 0, BEFORE(0)) + ${outputVat} - ${inputVat}`
  const creditVat = each.money`IF(${quarterEnd}, MAX(0, BEFORE(0) - ${openVat}), BEFORE(0))`
  const dueVat = each.money`IF(${quarterEnd}, MAX(0, ${openVat} - BEFORE(0, ${creditVat})), 0)`
  const vatPaid = each.money`IF(${inputs.isRegistered}, BEFORE(0, ${dueVat}), 0)`
  return { outputVat, inputVat, quarterEnd, openVat, dueVat, creditVat, vatPaid }
}

/** Every month of cash, for a plan with so many payment methods. */
export function cashMonths(methods: number) {
  const payers = payersOf(methods)
  const receipts = payers.map(({ paid }) => paid).reduce((sum, paid) => each.money`${sum} + ${paid}`)
  const dueIn = (due: Figure, amount: Figure) => each.money`SUM(IF(${due} = ${monthNumber}, ${amount}, 0))`
  const supplierPayments = each.money`${dueIn(orders.ordered, orders.deposit)} + ${dueIn(paidIn, orders.balanceNow)} + ${dueIn(orders.nextIn, orders.balanceNext)}`
  const arrivalCosts = dueIn(arrival, orders.onArrival)
  const deliveryCosts = each.money`${deliveryNet} * ${gross} * ${demand}`
  const marketing = each.money`${acquisition} * ${gross} + IF(${monthNumber} = 0, 0, ${inputs.influencers} + ${inputs.paidAds} * ${gross})`
  const overheadsAndTeam = each.money`${dueOf('gross')} + IF(${monthNumber} = 0, ${terms.preLaunchMonths} * ${fixed.teamMo}, ${fixed.teamMo} + ${fixed.contingencyMo})`
  const returns = each.money`(${returned.lostMarginMo} + ${returned.processingMo} / ${costFactor} * ${gross} + ${returned.spoiledMo}) * ${demand}`
  const operatingIncome = each.money`IF(${monthNumber} = 0, 0, ${sales.salesExVAT} * ${demand} - IF(${winsAll}, ${costs.totalCOGS} * ${demand} + ${acquisition} * ${costFactor}, ${costs.variableCost} * ${demand}) - (${fixed.totalFixedCost} - ${ended}))`
  const { vatPaid, ...quarters } = quartersOf(supplierPayments, arrivalCosts)
  const netCash = each.money`${receipts} - (${supplierPayments} + ${arrivalCosts} + ${deliveryCosts} + ${marketing} + ${overheadsAndTeam} + ${returns} + ${vatPaid})`
  const closingCash = each.money`BEFORE(${terms.openingCash}) + ${netCash}`
  const paid = {
    demand,
    receipts,
    supplierPayments,
    arrivalCosts,
    deliveryCosts,
    won,
    acquisition,
    marketing,
    overheadsAndTeam,
  }
  const workings = { ...paid, returns, ended, operatingIncome, ...quarters, vatPaid, netCash, closingCash }
  return { payers, workings, ...resultsOf(workings, payers) }
}

type Closed =
  | 'closingCash'
  | 'vatPaid'
  | 'receipts'
  | 'supplierPayments'
  | 'arrivalCosts'
  | 'dueVat'
  | 'quarterEnd'
  | 'openVat'
  | 'creditVat'

/** What the months come to. */
function resultsOf(closed: Record<Closed, Figure>, payers: readonly { payerWeight: Figure }[]) {
  const { closingCash, vatPaid, receipts, supplierPayments, arrivalCosts, dueVat, quarterEnd, openVat, creditVat } =
    closed
  const tolerance = 0.005
  const isShown = each.flag`${monthNumber} <= ${lastMonth}`
  const shown = (figure: Figure) => money`SUM(IF(${monthNumber} <= ${lastMonth}, ${figure}, 0))`
  const atEnd = (figure: Figure) => money`AT(${figure}, ${lastMonth} + 1)`
  const shownCash = each.money`IF(${isShown}, ${closingCash}, NULL)`
  const lowest = money`IF(${inputs.isCashPlanned}, LOWEST(${shownCash}), 0)`
  const cashIsBack = each.flag`OR(${monthNumber} > ${lastMonth}, AND(${monthNumber} > 0, ${closingCash} >= ${terms.openingCash} - ${tolerance}))`
  const backFrom = month`STAYS(${cashIsBack}) - 1`
  const weights = payers.map(({ payerWeight }) => payerWeight).reduce((sum, weight) => factor`${sum} + ${weight}`)
  const sold = factor`SUM(IF(${t} <= ${lastMonth}, ${vat.plannedDemand}, 0))`
  return {
    lowest,
    backFrom,
    shownCash,
    cashIsBack,
    results: {
      cashNeeded: money`MAX(0, ${terms.openingCash} - ${lowest})`,
      lowestCash: money`${lowest} + 0`,
      lowestMonth: planMonth`FIRST(AND(${monthNumber} <= ${lastMonth}, ${closingCash} <= ${lowest} + ${tolerance})) - 1`,
      shortfall: money`MAX(0, 0 - ${lowest})`,
      runsOutMonth: planMonth`FIRST(AND(${monthNumber} <= ${lastMonth}, ${closingCash} < 0 - ${tolerance})) - 1`,
      backMonth: planMonth`IF(${backFrom} <= ${lastMonth}, ${backFrom}, NULL)`,
      endingCash: atEnd(closingCash),
      vatPaidTotal: shown(vatPaid),
      afterEnd: {
        receipts: money`${received} * (${weights}) * ${sold} - ${shown(receipts)}`,
        payments: money`SUM(${orders.deposit}) + SUM(${orders.balance}) + SUM(${orders.onArrival}) - ${shown(supplierPayments)} - ${shown(arrivalCosts)}`,
        vatOwed: money`IF(${inputs.isRegistered}, ${atEnd(dueVat)} + IF(${atEnd(quarterEnd)} = 1, 0, ${atEnd(openVat)}) - ${atEnd(creditVat)}, 0)`,
      },
    },
  }
}
