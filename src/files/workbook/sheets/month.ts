import * as cod from '../../../domain/model/figures/cod-position'
import * as fixed from '../../../domain/model/figures/fixed-costs'
import * as landed from '../../../domain/model/figures/landed-cost'
import * as costs from '../../../domain/model/figures/order-costs'
import * as prices from '../../../domain/model/figures/prices'
import * as returns from '../../../domain/model/figures/returns'
import * as sales from '../../../domain/model/figures/sales'
import * as inputs from '../../../domain/model/figures/typed/inputs'
import * as vat from '../../../domain/model/figures/vat/rates'
import { countedPaymentMethods } from '../../../domain/model/month/payment-fees'
import { insuranceRate } from '../../../domain/model/month/social-insurance'
import { startMonthOf } from '../../../domain/model/season/start-month'
import { placedOverheads } from '../../../domain/plan/overheads'
import { excel } from '../book'
import { firstValue, Lines, type Writing } from '../lines'
import { newSaudiRate } from './used-value'

const ofOne = { style: 'moneyOfOne' } as const
const strong = { isStrong: true } as const

function addSales(lines: Lines): void {
  lines.heading('monthSales')
  lines.results('totalUnits', 'ordersPerMonth')
  lines.figure(sales.unitsSent)
  lines.results('shippedOrdersPerMonth', 'grossSalesInclVAT')
  lines.figure(sales.discountPart)
  lines.results('discountsInclVAT', 'shippingRevenueInclVAT')
  lines.figure(sales.orderedInclVAT)
  lines.result('valuePerOrder')
  lines.figures([sales.totalShare, sales.codShare, sales.refusedPart])
  lines.results('refusedOrdersMo', 'deliveredOrdersMo', 'refusedSalesInclVAT', 'netSalesInclVAT')
  lines.figures([vat.outputRate, vat.costFactor])
  lines.result('salesExVAT', strong)
  lines.results('paidPerOrder', 'revenuePerUnit')
}

/** The names of the payment methods that count. */
export const methodNames = ({ plan, texts }: Writing): string[] =>
  countedPaymentMethods(plan).map(({ id }) => texts.method(id))

function addVariableCosts(lines: Lines): void {
  lines.heading('monthCosts')
  lines.figures([sales.goodsUsed, landed.goodsSent])
  lines.results('productCost', 'packagingCost', 'shippingCost')
  lines.figure(cod.orderInclVAT, ofOne)
  lines.table(methodNames(lines.writing), [sales.paidPart, sales.methodWeight])
  lines.figure(costs.feeRate)
  lines.figures([costs.feeFixed, costs.feePerOrder], ofOne)
  lines.results('gatewayFeePerOrder', 'paymentCost', 'fulfillmentCost', 'refusedReturnCost')
  lines.result('totalCOGS', strong)
  lines.results('newCustomersPerMonth', 'cacVariableCost')
  lines.figure(costs.variableCost)
}

/** The names of overheads in the order of the sheet of inputs. */
export function overheadNames({ plan, texts }: Writing): string[] {
  return placedOverheads(plan).map(({ id, item }) => (id === null ? item.name : texts.overhead(id)))
}

/** What each member is insured at, and what that costs. */
function addTeam(lines: Lines): void {
  const { book, texts, plan } = lines.writing
  lines.start(texts.word('workbook:lines.newSaudiRate'), texts.unitOfKind('percent'))
  const value = insuranceRate('saudiNew', startMonthOf(plan)).pct / 100
  const given = { formula: newSaudiRate(book.cell('startMonth')), value }
  const rate = book.formula(lines.sheet, lines.row, firstValue, given, 'percent')
  lines.row += 1
  if (plan.team.length === 0) return
  lines.columns([fixed.memberInsurance, inputs.insuranceRate].map((figure) => lines.word(figure, 'column')))
  for (const [at, member] of plan.team.entries()) {
    const kind = book.cell('team.socialInsurance', at)
    const pct = (of: 'saudi' | 'nonSaudi') => insuranceRate(of, '').pct / 100
    const formula = excel`IF(${kind}="saudi",${pct('saudi')},IF(${kind}="nonSaudi",${pct('nonSaudi')},IF(${kind}="saudiNew",${rate},0)))`
    lines.start(texts.member(member), texts.currency)
    lines.cell(fixed.memberInsurance, firstValue, at, ofOne)
    lines.cell(inputs.insuranceRate, firstValue + 1, at, { formula })
    lines.row += 1
  }
}

function addFixedCosts(lines: Lines): void {
  lines.heading('monthFixed')
  lines.table(overheadNames(lines.writing), [fixed.overheadNet, fixed.overheadCost, fixed.oneTimeCost], ofOne)
  addTeam(lines)
  lines.results('marketingMo', 'overheadsTechMo', 'overheadsOpsMo', 'socialInsuranceMo', 'teamMo', 'contingencyMo')
  lines.result('totalFixedCost', strong)
  lines.result('oneTimeMo')
}

function addReturns(lines: Lines): void {
  lines.heading('monthReturns')
  lines.figures([returns.lostMarginMo, returns.processingMo, returns.returnsMo])
  lines.figures([returns.averageInventoryValue, returns.inventoryCarryingCostMo])
  lines.result('bottomLine.returnsAndStockMo')
}

function addBottomLine(lines: Lines): void {
  lines.heading('monthBottom')
  lines.figure(returns.variableWithReturns)
  lines.result('bottomLine.operatingIncome', strong)
  lines.results('bottomLine.operatingMarginPct', 'bottomLine.contributionPerUnit', 'bottomLine.monthlyBreakEvenUnits')
  lines.figure(returns.bottom.isMonthlyProfitable)
  lines.results('bottomLine.revenueToBreakEven', 'bottomLine.monthsToBreakEven', 'bottomLine.monthlyUnitsSurplus')
  lines.results('bottomLine.monthlyUnitsShortfall', 'bottomLine.safetyMarginPct', 'bottomLine.totalMonthlyCosts')
  lines.results('bottomLine.costPerUnit', 'bottomLine.neededPerUnit', 'bottomLine.costsAtBreakEven')
  lines.result('bottomLine.orderLeaves')
  lines.figure(returns.contributionBeforeAcquisition)
  lines.results('bottomLine.orderMargin', 'bottomLine.breakEvenRoas')
}

/** The sheet of the month, to its bottom line. */
export function addMonth(writing: Writing): void {
  const lines = new Lines(writing, 'month')
  addSales(lines)
  addVariableCosts(lines)
  addFixedCosts(lines)
  lines.heading('monthProfit')
  lines.results('totalMonthlyCosts', 'grossProfit', 'grossMarginPct', 'productMarginPct', 'weightedCAC')
  lines.heading('monthBefore')
  lines.result('operatingIncome', strong)
  lines.results('operatingMarginPct', 'contributionPerUnit', 'monthlyBreakEvenUnits', 'revenueToBreakEven')
  lines.results('monthsToBreakEven', 'monthlyUnitsSurplus', 'monthlyUnitsShortfall', 'safetyMarginPct')
  addReturns(lines)
  addBottomLine(lines)
  lines.heading('monthPrices')
  lines.result('suggestedPriceInclVAT')
  lines.figures([prices.feePart, prices.netPriceShare])
  lines.results('exactPriceInclVAT', 'maxProductCostPerUnit')
  lines.otherResults('monthly', 'bottomLine')
}
