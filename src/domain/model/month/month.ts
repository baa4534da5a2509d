import { blankPlan, type Plan } from '../../plan/plan'
import type { IncomeLine, Monthly } from '../evaluation'
import { amountOf, percentOf, quotient } from '../numbers'
import { breakEven, contributionPerUnit } from './break-even'
import { costTerms } from './cost-terms'
import { type FixedCosts, fixedCosts } from './fixed-costs'
import { type Portfolio, portfolio } from './landed-cost'
import type { PaymentBasis } from './payment-basis'
import { type PaymentTerms, paymentBasis, paymentTerms } from './payment-fees'
import { exactPriceInclVAT, maxProductCostPerUnit, type PricingBasis, suggestedPriceInclVAT } from './pricing'
import { type Refusals, refusalsOf } from './refusals'
import { type VatTerms, vatTerms } from './vat-terms'

const blank = blankPlan()

/** Orders of a month, and how many of them are packed and sent, and delivered. */
interface Orders {
  all: number
  /** Orders that hold something to deliver. */
  shipped: number
  /** All but those refused at the door: an expected figure, not a whole number. */
  delivered: number
  newShare: number
}

interface Sales {
  discounts: number
  shippingRevenue: number
  /** What customers ordered, with VAT, refused orders included. */
  orderedInclVAT: number
  refusedInclVAT: number
  net: number
  exVAT: number
}

/** Costs that come with orders, with the VAT that does not come back. */
interface VariableCosts {
  product: number
  packaging: number
  shipping: number
  payment: number
  fulfillment: number
  refusedReturns: number
  totalCOGS: number
  acquisition: number
  /** All of them. */
  total: number
  /** The fee of an order that is sent. */
  feePerOrder: number
}

/** A planned month before anything is concluded from it. */
export interface MonthBasis {
  plan: Plan
  vat: VatTerms
  goods: Portfolio
  orders: Orders
  payment: PaymentBasis
  paymentTerms: PaymentTerms
  refusals: Refusals
  sales: Sales
  costs: VariableCosts
  fixed: FixedCosts
}

/** How a month differs from the plan: what VAT or refusals alone change. */
export interface MonthVariation {
  vatRegistered?: boolean
  codRefusalPct?: number
}

/** Orders of a month: whole, and never more than units. */
export function ordersOf(plan: Plan, units: number): number {
  return Math.ceil(units / Math.max(amountOf(plan.avgUnitsPerOrder, blank.avgUnitsPerOrder), 1))
}

function salesOf(plan: Plan, goods: Portfolio, orders: Orders, refused: number, vat: VatTerms): Sales {
  const discounts = goods.grossSalesInclVAT * (orders.newShare * (percentOf(plan.firstOrderDiscountPct) / 100))
  const shippingRevenue = orders.shipped * amountOf(plan.customerShippingChargeInclVAT)
  const orderedInclVAT = goods.grossSalesInclVAT - discounts + shippingRevenue
  const refusedInclVAT = orderedInclVAT * refused
  const net = orderedInclVAT - refusedInclVAT
  return { discounts, shippingRevenue, orderedInclVAT, refusedInclVAT, net, exVAT: net / (1 + vat.outputRate) }
}

function variableCosts(
  plan: Plan,
  goods: Portfolio,
  orders: Orders,
  sales: Sales,
  refusals: Refusals,
  terms: PaymentTerms,
  { costFactor }: VatTerms,
): VariableCosts {
  const valuePerOrder = quotient(sales.orderedInclVAT, orders.all) ?? 0
  const feePerOrder = (valuePerOrder * terms.percentPart + terms.fixedPart) * costFactor
  const product = goods.productCost * refusals.goodsUsed
  const packaging = orders.shipped * amountOf(plan.packagingPerOrder) * costFactor
  const shipping = orders.shipped * amountOf(plan.shippingPerOrder) * costFactor
  const payment = orders.all * feePerOrder
  const fulfillmentPerOrder = plan.fulfillmentMethod === '3pl' ? amountOf(plan.fulfillmentPerOrder) : 0
  const fulfillment = orders.shipped * fulfillmentPerOrder * costFactor
  const refusedReturns = orders.shipped * refusals.refused * amountOf(plan.refusedReturnShipping) * costFactor
  const totalCOGS = product + packaging + shipping + payment + fulfillment + refusedReturns
  const acquisitionCost = amountOf(plan.customerAcquisitionCost, blank.customerAcquisitionCost)
  const acquisition = acquisitionCost * (orders.all * orders.newShare) * costFactor
  return {
    product,
    packaging,
    shipping,
    payment,
    fulfillment,
    refusedReturns,
    totalCOGS,
    acquisition,
    total: totalCOGS + acquisition,
    feePerOrder,
  }
}

/** One planned month: units, orders, sales and costs. Source: docs/model.md, 'One month'. */
export function monthBasis(plan: Plan, variation: MonthVariation = {}): MonthBasis {
  const vat = vatTerms(plan, variation.vatRegistered)
  const goods = portfolio(plan.products, costTerms(plan, vat))
  const payment = paymentBasis(plan)
  const shipped = ordersOf(plan, goods.unitsSent)
  const refusals = refusalsOf(plan, payment, shipped > 0, variation.codRefusalPct)
  const all = ordersOf(plan, goods.units)
  const newShare = percentOf(plan.firstOrderSharePct) / 100
  const orders = { all, shipped, delivered: all * (1 - refusals.refused), newShare }
  const sales = salesOf(plan, goods, orders, refusals.refused, vat)
  const terms = paymentTerms(plan, payment, refusals)
  const costs = variableCosts(plan, goods, orders, sales, refusals, terms, vat)
  const fixed = fixedCosts(plan, vat)
  return { plan, vat, goods, orders, payment, paymentTerms: terms, refusals, sales, costs, fixed }
}

function percentage(part: number, whole: number): number | null {
  const share = quotient(part, whole)
  return share === null ? null : share * 100
}

/** Income and break-even of a month whose costs grow with sales by `variableCost`. Source: docs/model.md, 'Break-even'. */
export function incomeLine({ goods, sales, fixed }: MonthBasis, variableCost: number): IncomeLine {
  const operatingIncome = sales.exVAT - (variableCost + fixed.total)
  const contribution = contributionPerUnit(sales.exVAT, variableCost, goods.units)
  const even = breakEven(goods.units, contribution, fixed.total, sales.exVAT)
  return {
    operatingIncome,
    operatingMarginPct: percentage(operatingIncome, sales.exVAT),
    contributionPerUnit: contribution,
    monthlyBreakEvenUnits: even.units,
    revenueToBreakEven: even.revenue,
    monthsToBreakEven: even.months,
    monthlyUnitsSurplus: even.surplus,
    monthlyUnitsShortfall: even.shortfall,
    safetyMarginPct: even.safetyMarginPct,
    isMonthlyProfitable: even.units !== null && goods.units >= even.units,
  }
}

function pricingBasis({ plan, goods, orders, sales, costs, refusals, vat, paymentTerms }: MonthBasis): PricingBasis {
  return {
    units: goods.units,
    salesExVAT: sales.exVAT,
    totalCOGS: costs.totalCOGS,
    productCost: costs.product,
    targetMarginPct: percentOf(plan.targetMarginPct, blank.targetMarginPct, 95),
    vat,
    refused: refusals.refused,
    goodsUsed: refusals.goodsUsed,
    orderedInclVAT: sales.orderedInclVAT,
    shippingRevenue: sales.shippingRevenue,
    feePart: paymentTerms.percentPart * vat.costFactor,
    discountPart: orders.newShare * (percentOf(plan.firstOrderDiscountPct) / 100),
  }
}

function salesResults({ goods, orders, refusals, sales }: MonthBasis) {
  return {
    totalUnits: goods.units,
    ordersPerMonth: orders.all,
    shippedOrdersPerMonth: orders.shipped,
    grossSalesInclVAT: goods.grossSalesInclVAT,
    discountsInclVAT: sales.discounts,
    shippingRevenueInclVAT: sales.shippingRevenue,
    refusedOrdersMo: orders.all * refusals.refused,
    deliveredOrdersMo: orders.delivered,
    refusedSalesInclVAT: sales.refusedInclVAT,
    netSalesInclVAT: sales.net,
    salesExVAT: sales.exVAT,
    valuePerOrder: quotient(sales.orderedInclVAT, orders.all),
    paidPerOrder: quotient(sales.net, orders.all),
    revenuePerUnit: quotient(sales.exVAT, goods.units),
  }
}

function costResults({ orders, refusals, sales, costs, fixed }: MonthBasis) {
  const grossProfit = sales.exVAT - costs.totalCOGS
  const newCustomers = orders.all * orders.newShare * (1 - refusals.refused)
  return {
    productCost: costs.product,
    packagingCost: costs.packaging,
    shippingCost: costs.shipping,
    paymentCost: costs.payment,
    fulfillmentCost: costs.fulfillment,
    refusedReturnCost: costs.refusedReturns,
    gatewayFeePerOrder: orders.all > 0 ? costs.feePerOrder : null,
    totalCOGS: costs.totalCOGS,
    newCustomersPerMonth: newCustomers,
    cacVariableCost: costs.acquisition,
    marketingMo: fixed.marketingMo,
    overheadsTechMo: fixed.overheadsTechMo,
    overheadsOpsMo: fixed.overheadsOpsMo,
    socialInsuranceMo: fixed.socialInsuranceMo,
    teamMo: fixed.teamMo,
    contingencyMo: fixed.contingencyMo,
    totalFixedCost: fixed.total,
    oneTimeMo: fixed.oneTimeMo,
    totalMonthlyCosts: costs.total + fixed.total,
    grossProfit,
    grossMarginPct: percentage(grossProfit, sales.exVAT),
    productMarginPct: percentage(sales.exVAT - costs.product, sales.exVAT),
    weightedCAC: quotient(costs.acquisition + fixed.marketingMo, newCustomers),
  }
}

function unitResults(basis: MonthBasis) {
  const { goods } = basis
  const pricing = pricingBasis(basis)
  return {
    finalUnitCost: goods.landed,
    unitCostBeforeYield: goods.beforeYield,
    exFactorySAR: goods.exFactory,
    perUnitInbound: goods.inbound,
    perUnitDuties: goods.duties,
    perUnitCustomsFee: goods.customsFee,
    perUnitIrrecoverableVAT: goods.irrecoverableVAT,
    weightedDefectPct: goods.defectPct,
    weightedShortagePct: goods.shortagePct,
    weightedCustomsDutyPct: goods.customsDutyPct,
    suggestedPriceInclVAT: suggestedPriceInclVAT(pricing),
    exactPriceInclVAT: exactPriceInclVAT(pricing),
    maxProductCostPerUnit: maxProductCostPerUnit(pricing),
  }
}

/** The results of a month. Source: docs/model.md, 'One month'. */
export function monthlyResults(basis: MonthBasis): Monthly {
  const income = incomeLine(basis, basis.costs.total)
  return Object.assign(salesResults(basis), costResults(basis), income, unitResults(basis))
}
