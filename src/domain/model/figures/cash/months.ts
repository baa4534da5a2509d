import { days, flag, money, months, part, percent, place, rowsOf, sumOver } from '../../language/declare'
import type { Expression, Figure } from '../../language/figure'
import * as fixed from '../fixed-costs'
import * as costs from '../order-costs'
import * as returned from '../returns'
import * as sales from '../sales'
import * as inputs from '../typed/inputs'
import { plannedDemand } from '../vat/position'
import { costFactor } from '../vat/rates'
import { arrivalVatPart, orders, supplierVatPart } from './goods'
import { calendarStart, dueAfter, lastMonth, paidFactor, terms } from './terms'

// docs/model.md, 'Cash by month': its months, 0 being before the first sale

const each = rowsOf('cash')
const method = rowsOf('methods')
const overhead = rowsOf('overheads')

const { vatRate } = inputs

/** The month of a row. */
export const cashRow = place('cash')
export const monthNumber = each.planMonth`${cashRow} - 1`
const demand = each.factor`IF(${monthNumber} = 0, 0, AT(${plannedDemand}, ${monthNumber}))`
const whileOpen = (amount: Figure | Expression) => part`IF(${monthNumber} = 0, 0, ${amount})`

// Receipts: what each month's sales bring, by how they are paid

export const feesWithVat = money`${costs.paymentCost} * ${paidFactor}`
export const receivedMo = money`${sales.netSalesInclVAT} - ${feesWithVat}`
export const laterDays = days`IF(${inputs.isAnalysed}, ${inputs.customerTerms}, 0)`

/** All orders, at the one average fee, while no methods are planned. */
export const averageShare = percent`IF(${sales.totalShare} > 0, 0, 1)`
export const averageDue = dueAfter(laterDays)

/** A method's share of delivered orders, and when it pays. */
export const deliveredShare = method.percent`IF(${sales.totalShare} > 0, SHARE(${sales.methodWeight}, SUM(${sales.methodWeight})), 0)`
export const methodDays = method.count`${inputs.methodSettlementDays} + ${laterDays}`
export const methodDue = dueAfter(methodDays, method)

/** What arrives in a month of the sales of another one. */
const arriving = (share: Figure, sold: Expression, ofIt: Figure) =>
  part`${receivedMo} * ${share} * IF(AND(${sold} >= 1, ${sold} <= ${lastMonth}), AT(${plannedDemand}, ${sold}), 0) * ${ofIt}`

const receiptsOf = (share: Figure, { later, nowPart, nextPart }: Record<'later' | 'nowPart' | 'nextPart', Figure>) => ({
  now: arriving(share, part`${monthNumber} - ${later}`, nowPart),
  next: arriving(share, part`${monthNumber} - ${later} - 1`, nextPart),
})

const average = receiptsOf(averageShare, averageDue)
export const averageNow = each.money`${average.now}`
export const averageNext = each.money`${average.next}`
export const averagePaid = each.money`${averageNow} + ${averageNext}`

export const ofMethod = receiptsOf(deliveredShare, methodDue)
export const paidByMethods = sumOver(part`${ofMethod.now} + ${ofMethod.next}`)

const receipts = each.money`${averagePaid} + ${paidByMethods}`

// Goods: what orders cost in the months in which it is due

const dueIn = (due: Figure, amount: Figure) => part`SUM(IF(${due} = ${monthNumber}, ${amount}, 0))`
const supplierPayments = each.money`${dueIn(orders.ordered, orders.deposit)} + ${dueIn(orders.paidIn, orders.balanceNow)} + ${dueIn(orders.nextIn, orders.balanceNext)}`
const arrivalCosts = each.money`${dueIn(orders.arrival, orders.onArrival)}`

// Bills that come with orders

const withDemand = (cost: Figure) => each.money`${cost} * ${paidFactor} * ${demand}`
export const delivery = {
  packaging: withDemand(costs.packagingCost),
  shipping: withDemand(costs.shippingCost),
  fulfillment: withDemand(costs.fulfillmentCost),
  refused: withDemand(costs.refusedReturnCost),
}
const deliveryCosts = each.money`${delivery.packaging} + ${delivery.shipping} + ${delivery.fulfillment} + ${delivery.refused}`

/** A customer can buy again only after a first order. */
export const winsAll = flag`AND(${terms.startsWithNoCustomers}, ${inputs.isAnalysed})`
export const lifespanMonths = months`ROUND(${inputs.lifespan})`
const won = each.count`IF(${monthNumber} = 0, 0, MAX(0, ${sales.ordersPerMonth} * ${demand} - LAST(${lifespanMonths}) * (1 - ${sales.refusedPart}) * ${inputs.repeatRate} / 12))`

export const paidFor = {
  acquisition: each.money`${whileOpen(part`IF(${winsAll}, ${inputs.acquisitionPerCustomer} * ${won} * (1 + ${vatRate}), ${costs.cacVariableCost} * ${paidFactor} * ${demand})`)}`,
  ads: each.money`${whileOpen(part`${inputs.paidAds} * (1 + ${vatRate})`)}`,
  influencers: each.money`${whileOpen(inputs.influencers)}`,
}
const marketing = each.money`${paidFor.acquisition} + ${paidFor.influencers} + ${paidFor.ads}`

/** What goes back to customers, and the handling of what they return. */
export const givenBack = {
  margin: each.money`${returned.lostMarginMo} * ${demand}`,
  processing: each.money`${returned.processingMo} * ${paidFactor} * ${demand}`,
  spoiled: each.money`${returned.spoiledMo} * ${demand}`,
}
const returns = each.money`${givenBack.margin} + ${givenBack.processing} + ${givenBack.spoiled}`

// Overheads and team

export const isMonthly = overhead.flag`AND(NOT(${inputs.isAnnual}), NOT(${inputs.isOneTime}))`
const billsOf = (isDue: Figure) => ({
  gross: money`SUM(IF(${isDue}, ${inputs.overheadAmount} * IF(${inputs.hasVat}, 1 + ${vatRate}, 1), 0))`,
  vat: money`SUM(IF(AND(${isDue}, ${inputs.hasVat}), ${inputs.overheadAmount} * ${vatRate}, 0))`,
})
export const monthly = billsOf(isMonthly)
export const annual = billsOf(inputs.isAnnual)
export const oneTime = billsOf(inputs.isOneTime)

/** How often what is paid every month is paid: before the first sale for all the months until then. */
export const timesPaid = each.factor`IF(${monthNumber} = 0, ${terms.preLaunchMonths}, 1)`

/** Once in its own month, and again every twelve months before the last: a plan of a year pays a year's bills once. */
const sinceAnnual = part`${monthNumber} - ${terms.annualBillsMonth}`
export const isAnnualMonth = each.flag`OR(${sinceAnnual} = 0, AND(${sinceAnnual} > 0, ${monthNumber} < ${terms.months}, FLOOR((${sinceAnnual}) / 12) * 12 = ${sinceAnnual}))`

const dueOf = (kind: 'gross' | 'vat') =>
  part`${monthly[kind]} * ${timesPaid} + IF(${isAnnualMonth}, ${annual[kind]}, 0) + IF(${monthNumber} = 0, ${oneTime[kind]}, 0)`

export const teamPaid = each.money`${fixed.teamMo} * ${timesPaid}`
const overheadsAndTeam = each.money`${dueOf('gross')} + ${teamPaid} + ${whileOpen(fixed.contingencyMo)}`

// What a month earns, whenever it is paid

const ended = each.money`SUM(IF(AND(${inputs.isOneTime}, ${fixed.spreadMonths} < ${monthNumber}), ${fixed.overheadCost}, 0))`
export const incomeParts = {
  sales: each.money`${sales.salesExVAT} * ${demand}`,
  orderCosts: each.money`${costs.totalCOGS} * ${demand}`,
  acquisition: each.money`IF(${winsAll}, ${inputs.acquisitionPerCustomer} * ${won} * ${costFactor}, ${costs.cacVariableCost} * ${demand})`,
}
const operatingIncome = each.money`${whileOpen(part`${incomeParts.sales} - ${incomeParts.orderCosts} - ${incomeParts.acquisition} - (${fixed.totalFixedCost} - ${ended})`)}`

// VAT of quarters: what is due is paid in the month after, a credit carried forward

const quarterEnd = each.flag`AND(${monthNumber} >= 1, FLOOR((${calendarStart} + ${monthNumber} - 1) / 3) * 3 = ${calendarStart} + ${monthNumber} - 1)`
const outputVat = each.money`(${sales.netSalesInclVAT} - ${sales.salesExVAT}) * ${demand}`
const vatOf = (paid: Expression) => part`(${paid}) * ${vatRate} / (1 + ${vatRate})`
export const vatIn = {
  goods: each.money`${supplierPayments} * ${supplierVatPart} + ${arrivalCosts} * ${arrivalVatPart}`,
  orders: each.money`${vatOf(part`${deliveryCosts} + ${feesWithVat} * ${demand}`)}`,
  marketing: each.money`${vatOf(part`${paidFor.acquisition} + ${paidFor.ads}`)}`,
  overheads: each.money`${dueOf('vat')}`,
  returns: each.money`${vatOf(part`${givenBack.processing}`)}`,
}
const inputVat = each.money`${vatIn.goods} + ${vatIn.orders} + ${vatIn.marketing} + ${vatIn.overheads} + ${vatIn.returns}`
const openVat = each.money`IF(BEFORE(0, ${quarterEnd}), 0, BEFORE(0)) + ${outputVat} - ${inputVat}`
const creditVat = each.money`IF(${quarterEnd}, MAX(0, BEFORE(0) - ${openVat}), BEFORE(0))`
const dueVat = each.money`IF(${quarterEnd}, MAX(0, ${openVat} - BEFORE(0, ${creditVat})), 0)`
const vatPaid = each.money`IF(${inputs.isRegistered}, BEFORE(0, ${dueVat}), 0)`

const netCash = each.money`${receipts} - (${supplierPayments} + ${arrivalCosts} + ${deliveryCosts} + ${marketing} + ${overheadsAndTeam} + ${returns} + ${vatPaid})`
const closingCash = each.money`BEFORE(${terms.openingCash}) + ${netCash}`

export const workings = {
  demand,
  receipts,
  supplierPayments,
  arrivalCosts,
  deliveryCosts,
  won,
  acquisition: paidFor.acquisition,
  marketing,
  overheadsAndTeam,
  returns,
  ended,
  operatingIncome,
  outputVat,
  inputVat,
  quarterEnd,
  openVat,
  dueVat,
  creditVat,
  vatPaid,
  netCash,
  closingCash,
}
