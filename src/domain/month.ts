import { breakEven, contributionPerUnit } from './break-even'
import type { Monthly } from './evaluation'
import { type FixedCosts, fixedCosts } from './fixed-costs'
import { type Portfolio, portfolio } from './landed-cost'
import { paymentTerms } from './payment-fees'
import { blankPlan, type Plan } from './plan'
import { maxProductCostPerUnit, suggestedPriceInclVAT } from './pricing'
import { amountOf, percentOf, quotient } from './reading'

const blank = blankPlan()

/** A month's results, and what the advanced analysis needs besides. */
export interface Month {
  monthly: Monthly
  /** Costs that grow with sales: goods sold and the acquisition of customers. */
  variableCost: number
  fixed: FixedCosts
  /** Days until payments are settled, weighted by the share of each method. */
  settlementDays: number
}

interface Sales {
  orders: number
  discounts: number
  shippingRevenue: number
  net: number
  exVAT: number
  vat: number
  newCustomers: number
}

/** Orders of a month: whole, and never more than units. */
export function ordersOf(plan: Plan, units: number): number {
  return Math.ceil(units / Math.max(amountOf(plan.avgUnitsPerOrder, blank.avgUnitsPerOrder), 1))
}

function salesOf(plan: Plan, { units, grossSalesInclVAT }: Portfolio): Sales {
  const orders = ordersOf(plan, units)
  const vat = percentOf(plan.vatPct, blank.vatPct) / 100
  const newShare = percentOf(plan.firstOrderSharePct) / 100
  const discounts = grossSalesInclVAT * (newShare * (percentOf(plan.firstOrderDiscountPct) / 100))
  const shippingRevenue = orders * amountOf(plan.customerShippingChargeInclVAT)
  const net = grossSalesInclVAT - discounts + shippingRevenue
  return { orders, discounts, shippingRevenue, net, exVAT: net / (1 + vat), vat, newCustomers: orders * newShare }
}

function percentage(part: number, whole: number): number | null {
  const share = quotient(part, whole)
  return share === null ? null : share * 100
}

interface VariableCosts {
  valuePerOrder: number | null
  gatewayFeePerOrder: number | null
  settlementDays: number
  packaging: number
  shipping: number
  payment: number
  fulfillment: number
  totalCOGS: number
  acquisition: number
}

function variableCosts(plan: Plan, sales: Sales, productCost: number): VariableCosts {
  const { orders } = sales
  const valuePerOrder = quotient(sales.net, orders)
  const terms = paymentTerms(plan, valuePerOrder ?? 0)
  const packaging = orders * amountOf(plan.packagingPerOrder)
  const shipping = orders * amountOf(plan.shippingPerOrder)
  const payment = orders * terms.feePerOrder
  const fulfillment = plan.fulfillmentMethod === '3pl' ? orders * amountOf(plan.fulfillmentPerOrder) : 0
  const acquisitionCost = amountOf(plan.customerAcquisitionCost, blank.customerAcquisitionCost)
  return {
    valuePerOrder,
    gatewayFeePerOrder: orders > 0 ? terms.feePerOrder : null,
    settlementDays: terms.settlementDays,
    packaging,
    shipping,
    payment,
    fulfillment,
    totalCOGS: productCost + packaging + shipping + payment + fulfillment,
    acquisition: acquisitionCost * sales.newCustomers,
  }
}

function results(plan: Plan, goods: Portfolio, sales: Sales, costs: VariableCosts, fixed: FixedCosts): Monthly {
  const variableCost = costs.totalCOGS + costs.acquisition
  const grossProfit = sales.exVAT - costs.totalCOGS
  const operatingIncome = sales.exVAT - (variableCost + fixed.total)
  const contribution = contributionPerUnit(sales.exVAT, variableCost, goods.units)
  const even = breakEven(goods.units, contribution, fixed.total, sales.exVAT)
  const targetMarginPct = percentOf(plan.targetMarginPct, blank.targetMarginPct, 95)
  const { units, productCost } = goods
  const pricing = { units, salesExVAT: sales.exVAT, totalCOGS: costs.totalCOGS, productCost, targetMarginPct }
  return {
    totalUnits: units,
    ordersPerMonth: sales.orders,
    grossSalesInclVAT: goods.grossSalesInclVAT,
    discountsInclVAT: sales.discounts,
    shippingRevenueInclVAT: sales.shippingRevenue,
    netSalesInclVAT: sales.net,
    salesExVAT: sales.exVAT,
    valuePerOrder: costs.valuePerOrder,
    productCost,
    packagingCost: costs.packaging,
    shippingCost: costs.shipping,
    paymentCost: costs.payment,
    fulfillmentCost: costs.fulfillment,
    gatewayFeePerOrder: costs.gatewayFeePerOrder,
    totalCOGS: costs.totalCOGS,
    newCustomersPerMonth: sales.newCustomers,
    cacVariableCost: costs.acquisition,
    marketingMo: fixed.marketingMo,
    overheadsTechMo: fixed.overheadsTechMo,
    overheadsOpsMo: fixed.overheadsOpsMo,
    teamMo: fixed.teamMo,
    contingencyMo: fixed.contingencyMo,
    totalFixedCost: fixed.total,
    oneTimeMo: fixed.oneTimeMo,
    totalMonthlyCosts: variableCost + fixed.total,
    grossProfit,
    grossMarginPct: percentage(grossProfit, sales.exVAT),
    operatingIncome,
    operatingMarginPct: percentage(operatingIncome, sales.exVAT),
    contributionPerUnit: contribution,
    monthlyBreakEvenUnits: even.units,
    revenueToBreakEven: even.revenue,
    monthsToBreakEven: even.months,
    monthlyUnitsSurplus: even.surplus,
    monthlyUnitsShortfall: even.shortfall,
    safetyMarginPct: even.safetyMarginPct,
    isMonthlyProfitable: even.units !== null && units >= even.units,
    finalUnitCost: goods.landed,
    unitCostBeforeYield: goods.beforeYield,
    exFactorySAR: goods.exFactory,
    perUnitInbound: goods.inbound,
    perUnitDuties: goods.duties,
    weightedDefectPct: goods.defectPct,
    weightedShortagePct: goods.shortagePct,
    weightedCustomsDutyPct: goods.customsDutyPct,
    weightedCAC: quotient(costs.acquisition + fixed.marketingMo, sales.newCustomers),
    suggestedPriceInclVAT: suggestedPriceInclVAT(pricing, sales.vat),
    maxProductCostPerUnit: maxProductCostPerUnit(pricing),
  }
}

/** One planned month, from units and prices to the operating income. Source: docs/model.md, 'One month'. */
export function month(plan: Plan): Month {
  const goods = portfolio(plan.products)
  const sales = salesOf(plan, goods)
  const costs = variableCosts(plan, sales, goods.productCost)
  const fixed = fixedCosts(plan)
  return {
    monthly: results(plan, goods, sales, costs, fixed),
    variableCost: costs.totalCOGS + costs.acquisition,
    fixed,
    settlementDays: costs.settlementDays,
  }
}
