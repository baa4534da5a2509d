import { wholeUnits } from '../../domain/landed-cost'
import { amountOf } from '../../domain/reading'
import type { MonthlyName } from '../result-kinds'
import { averageOf, costBeforeYield, finalCost } from './cost-formulas'
import { feeOfOrder } from './fee-formula'
import { oneTimeCosts, overheadsOf, teamOf } from './fixed-formulas'
import { own } from './operands'
import {
  atLeastZero,
  type ExplainContext,
  type Formula,
  is,
  minus,
  over,
  part,
  plus,
  roundUp,
  roundUpWithSlack,
  type Step,
  sumOf,
  times,
} from './tape'

export type FormulaOf = (context: ExplainContext) => Formula

/** A formula that is the same for every plan. */
export const fixed =
  (...steps: Step[]): FormulaOf =>
  () => ({ steps })

const unitsOfProducts: FormulaOf = ({ plan }) => ({
  steps: sumOf(plan.products.map((product) => own(product.name, wholeUnits(product), 'count'))),
})

const salesOfProducts: FormulaOf = ({ plan }) => ({
  steps: sumOf(
    plan.products.map((product) =>
      part({ from: 'own', text: product.name }, 'money', [
        is(own(product.name, amountOf(product.unitPriceInclVAT), 'money')),
        times(own(product.name, wholeUnits(product), 'count')),
      ]),
    ),
  ),
})

const fulfillment: FormulaOf = ({ plan }) => ({
  steps: plan.fulfillmentMethod === '3pl' ? [is('fulfillmentPerOrder'), times('ordersPerMonth')] : [],
})

const beforeFixedCosts = [is('salesExVAT'), minus('totalCOGS'), minus('cacVariableCost')]

/** How each result of the month comes about. Source: docs/model.md, 'One month'. */
export const monthFormulas: Record<MonthlyName, FormulaOf> = {
  totalUnits: unitsOfProducts,
  ordersPerMonth: fixed(is('totalUnits'), over('avgUnitsPerOrder'), roundUp),
  grossSalesInclVAT: salesOfProducts,
  discountsInclVAT: fixed(is('grossSalesInclVAT'), times('firstOrderSharePct'), times('firstOrderDiscountPct')),
  shippingRevenueInclVAT: fixed(is('customerShippingChargeInclVAT'), times('ordersPerMonth')),
  netSalesInclVAT: fixed(is('grossSalesInclVAT'), minus('discountsInclVAT'), plus('shippingRevenueInclVAT')),
  salesExVAT: fixed(is('netSalesInclVAT'), over('vatPct', 'andThis')),
  valuePerOrder: fixed(is('netSalesInclVAT'), over('ordersPerMonth')),
  productCost: fixed(is('finalUnitCost'), times('totalUnits')),
  packagingCost: fixed(is('packagingPerOrder'), times('ordersPerMonth')),
  shippingCost: fixed(is('shippingPerOrder'), times('ordersPerMonth')),
  paymentCost: fixed(is('gatewayFeePerOrder'), times('ordersPerMonth')),
  fulfillmentCost: fulfillment,
  gatewayFeePerOrder: feeOfOrder,
  totalCOGS: fixed(...sumOf(['productCost', 'packagingCost', 'shippingCost', 'paymentCost', 'fulfillmentCost'])),
  newCustomersPerMonth: fixed(is('ordersPerMonth'), times('firstOrderSharePct')),
  cacVariableCost: fixed(is('customerAcquisitionCost'), times('newCustomersPerMonth')),
  marketingMo: fixed(is('influencersMo'), plus('paidAdsMo')),
  overheadsTechMo: ({ plan }) => overheadsOf(plan, 'tech'),
  overheadsOpsMo: ({ plan }) => overheadsOf(plan, 'ops'),
  teamMo: ({ plan }) => teamOf(plan),
  contingencyMo: fixed(is('contingencyMo')),
  totalFixedCost: fixed(...sumOf(['marketingMo', 'overheadsTechMo', 'overheadsOpsMo', 'teamMo', 'contingencyMo'])),
  oneTimeMo: ({ plan }) => oneTimeCosts(plan, 'monthly'),
  totalMonthlyCosts: fixed(...sumOf(['totalCOGS', 'cacVariableCost', 'totalFixedCost'])),
  grossProfit: fixed(is('salesExVAT'), minus('totalCOGS')),
  grossMarginPct: fixed(is('grossProfit'), over('salesExVAT')),
  operatingIncome: fixed(is('salesExVAT'), minus('totalMonthlyCosts')),
  operatingMarginPct: fixed(is('operatingIncome'), over('salesExVAT')),
  contributionPerUnit: fixed(...beforeFixedCosts, over('totalUnits')),
  monthlyBreakEvenUnits: fixed(is('totalFixedCost'), over('contributionPerUnit'), roundUpWithSlack, atLeastZero),
  revenueToBreakEven: fixed(is('salesExVAT'), over('totalUnits'), times('monthlyBreakEvenUnits')),
  monthsToBreakEven: fixed(is('monthlyBreakEvenUnits'), over('totalUnits')),
  monthlyUnitsSurplus: fixed(is('totalUnits'), minus('monthlyBreakEvenUnits'), atLeastZero),
  monthlyUnitsShortfall: fixed(is('monthlyBreakEvenUnits'), minus('totalUnits'), atLeastZero),
  safetyMarginPct: fixed(is('totalUnits'), minus('monthlyBreakEvenUnits'), over('totalUnits')),
  finalUnitCost: ({ plan }) => finalCost(plan),
  unitCostBeforeYield: ({ plan }) => costBeforeYield(plan),
  exFactorySAR: ({ plan }) => averageOf(plan, 'exFactory', 'money'),
  perUnitInbound: ({ plan }) => averageOf(plan, 'inbound', 'money'),
  perUnitDuties: ({ plan }) => averageOf(plan, 'duties', 'money'),
  weightedDefectPct: ({ plan }) => averageOf(plan, 'defectPct', 'percent'),
  weightedShortagePct: ({ plan }) => averageOf(plan, 'shortagePct', 'percent'),
  weightedCustomsDutyPct: ({ plan }) => averageOf(plan, 'customsDutyPct', 'percent'),
  weightedCAC: fixed(is('cacVariableCost'), plus('marketingMo'), over('newCustomersPerMonth')),
  suggestedPriceInclVAT: fixed(
    is('totalCOGS'),
    over('targetMarginPct', 'butThis'),
    over('totalUnits'),
    times('vatPct', 'andThis'),
  ),
  maxProductCostPerUnit: fixed(
    is('salesExVAT'),
    times('targetMarginPct', 'butThis'),
    minus('totalCOGS'),
    plus('productCost'),
    over('totalUnits'),
    atLeastZero,
  ),
}
