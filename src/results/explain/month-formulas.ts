import { workingsOf } from '../../domain/model/generated/workings.gen'
import { wholeUnits } from '../../domain/model/month/landed-cost'
import { amountOf } from '../../domain/model/numbers'
import type { NameIn } from '../../domain/model/results/sections'
import { averageOf, costBeforeYield, customsFeeOf, dutiesOf, finalCost } from './cost-formulas'
import { insuranceOf, oneTimeCosts, overheadsOf, teamOf } from './fixed-formulas'
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
} from './formula-steps'
import { own, word } from './operands'
import { feeOfOrder } from './order-parts/fee-formula'
import { type OrderBill, orderBills } from './order-parts/order-bills'
import { goodsUsed, refusedPart } from './order-parts/refusal-formula'
import { exactPrice, highestProductCost, suggestedPrice } from './price-formulas'
import { vatOnCosts, withoutVatOnSales } from './vat-formula'

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

/** A bill that comes with each shipped order. */
const perShippedOrder =
  (bill: OrderBill): FormulaOf =>
  ({ plan }) => ({ steps: [...sumOf(orderBills[bill]), times('shippedOrdersPerMonth'), ...vatOnCosts(plan)] })

const fulfillment: FormulaOf = (context) =>
  context.plan.fulfillmentMethod === '3pl' ? perShippedOrder('fulfillmentCost')(context) : { steps: [] }

const shippedOrders: FormulaOf = ({ plan }) => {
  const sent = workingsOf(plan).unitsSent
  return { steps: [is(word('unitsSent', sent, 'count')), over('avgUnitsPerOrder'), roundUp] }
}

const refusedSales: FormulaOf = ({ plan }) => ({
  steps: [is('grossSalesInclVAT'), minus('discountsInclVAT'), plus('shippingRevenueInclVAT'), times(refusedPart(plan))],
})

/** COD's share of all orders, and of those the part that is refused. */
const refusedOrders: FormulaOf = ({ plan }) => {
  const share = word('codShare', workingsOf(plan).codShare * 100, 'percent')
  return { steps: [is('ordersPerMonth'), times(share), times('codRefusalPct')] }
}

/** Advertising carries VAT, what influencers are paid does not. */
const marketing: FormulaOf = ({ plan }) => ({
  steps: [is('paidAdsMo'), ...vatOnCosts(plan), plus('influencersMo')],
})

const beforeFixedCosts = [is('salesExVAT'), minus('totalCOGS'), minus('cacVariableCost')]

/** How each result of the month comes about. Source: docs/model.md, 'One month'. */
export const monthFormulas: Record<NameIn<'monthly'>, FormulaOf> = {
  totalUnits: unitsOfProducts,
  ordersPerMonth: fixed(is('totalUnits'), over('avgUnitsPerOrder'), roundUp),
  shippedOrdersPerMonth: shippedOrders,
  refusedOrdersMo: refusedOrders,
  deliveredOrdersMo: fixed(is('ordersPerMonth'), minus('refusedOrdersMo')),
  refusedSalesInclVAT: refusedSales,
  grossSalesInclVAT: salesOfProducts,
  discountsInclVAT: fixed(is('grossSalesInclVAT'), times('firstOrderSharePct'), times('firstOrderDiscountPct')),
  shippingRevenueInclVAT: fixed(is('customerShippingChargeInclVAT'), times('shippedOrdersPerMonth')),
  netSalesInclVAT: fixed(
    is('grossSalesInclVAT'),
    minus('discountsInclVAT'),
    plus('shippingRevenueInclVAT'),
    minus('refusedSalesInclVAT'),
  ),
  salesExVAT: ({ plan }) => ({ steps: [is('netSalesInclVAT'), ...withoutVatOnSales(plan)] }),
  valuePerOrder: fixed(is('netSalesInclVAT'), plus('refusedSalesInclVAT'), over('ordersPerMonth')),
  paidPerOrder: fixed(is('netSalesInclVAT'), over('ordersPerMonth')),
  revenuePerUnit: fixed(is('salesExVAT'), over('totalUnits')),
  productCost: ({ plan }) => ({ steps: [is('finalUnitCost'), times('totalUnits'), ...goodsUsed(plan, 'times')] }),
  packagingCost: perShippedOrder('packagingCost'),
  shippingCost: perShippedOrder('shippingCost'),
  paymentCost: fixed(is('gatewayFeePerOrder'), times('ordersPerMonth')),
  fulfillmentCost: fulfillment,
  refusedReturnCost: ({ plan }) => ({
    steps: [is('refusedReturnShipping'), times('shippedOrdersPerMonth'), times(refusedPart(plan)), ...vatOnCosts(plan)],
  }),
  gatewayFeePerOrder: feeOfOrder,
  totalCOGS: fixed(
    ...sumOf(['productCost', 'packagingCost', 'shippingCost', 'paymentCost', 'fulfillmentCost', 'refusedReturnCost']),
  ),
  newCustomersPerMonth: fixed(is('deliveredOrdersMo'), times('firstOrderSharePct')),
  cacVariableCost: ({ plan }) => ({
    steps: [is('customerAcquisitionCost'), times('ordersPerMonth'), times('firstOrderSharePct'), ...vatOnCosts(plan)],
  }),
  marketingMo: marketing,
  socialInsuranceMo: ({ plan }) => insuranceOf(plan),
  overheadsTechMo: ({ plan }) => overheadsOf(plan, 'tech'),
  overheadsOpsMo: ({ plan }) => overheadsOf(plan, 'ops'),
  teamMo: teamOf,
  contingencyMo: fixed(is('contingencyMo')),
  totalFixedCost: fixed(...sumOf(['marketingMo', 'overheadsTechMo', 'overheadsOpsMo', 'teamMo', 'contingencyMo'])),
  oneTimeMo: ({ plan }) => oneTimeCosts(plan, 'monthly'),
  totalMonthlyCosts: fixed(...sumOf(['totalCOGS', 'cacVariableCost', 'totalFixedCost'])),
  grossProfit: fixed(is('salesExVAT'), minus('totalCOGS')),
  grossMarginPct: fixed(is('grossProfit'), over('salesExVAT')),
  productMarginPct: fixed(is('salesExVAT'), minus('productCost'), over('salesExVAT')),
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
  perUnitDuties: ({ plan }) => dutiesOf(plan),
  perUnitCustomsFee: ({ plan }) => customsFeeOf(plan),
  perUnitIrrecoverableVAT: ({ plan }) => averageOf(plan, 'irrecoverable', 'money'),
  weightedDefectPct: ({ plan }) => averageOf(plan, 'defects', 'percent'),
  weightedShortagePct: ({ plan }) => averageOf(plan, 'shortages', 'percent'),
  weightedCustomsDutyPct: ({ plan }) => averageOf(plan, 'duty', 'percent'),
  weightedCAC: fixed(is('cacVariableCost'), plus('marketingMo'), over('newCustomersPerMonth')),
  suggestedPriceInclVAT: suggestedPrice,
  exactPriceInclVAT: exactPrice,
  maxProductCostPerUnit: highestProductCost,
}
