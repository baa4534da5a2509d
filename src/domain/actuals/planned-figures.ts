import { codShareOf, hasAverageFee } from '../edits/payment-shares'
import type { Evaluation } from '../model/evaluation'
import { countedPaymentMethods, totalPaymentShare } from '../model/month/payment-fees'
import { amountOf, percentOf } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { billsOf, fixedCostOf } from './bills'
import type { ActualFigure } from './figures'
import type { EvaluatedMonth } from './planned-month'

/** The part of orders that are paid at the door, of those that are sent. */
function codPart(plan: Plan, { monthly }: Evaluation): number {
  if (monthly.shippedOrdersPerMonth === 0) return 0
  return codShareOf(plan) / (hasAverageFee(plan) ? 100 : totalPaymentShare(countedPaymentMethods(plan)))
}

/** What orders of a plan's month come to, in its currency with VAT, and of what it is made; refused ones are among them. */
export function orderedOf({ plan, evaluation }: EvaluatedMonth) {
  const { monthly } = evaluation
  const [basket, discounts, shippingCharged] = [
    monthly.grossSalesInclVAT,
    monthly.discountsInclVAT,
    monthly.shippingRevenueInclVAT,
  ]
  const codCharges = monthly.ordersPerMonth * codPart(plan, evaluation) * amountOf(plan.codChargeInclVAT)
  return { basket, discounts, shippingCharged, codCharges, total: basket - discounts + shippingCharged + codCharges }
}

/** The part of what customers paid that returns bring back to them. */
export const returnedPart = (plan: Plan): number =>
  plan.enableAdvancedAnalysis === true ? readNumber(plan.expectedReturnRate, planFields.expectedReturnRate) : 0

/**
 * What a plan has for the figures of its month; fractions of orders are told as such. What it does not tell apart is not there: orders
 * that are canceled or open. Amounts are in its currency, costs without VAT.
 */
export function plannedFigures({ plan, evaluation }: EvaluatedMonth): Partial<Record<ActualFigure, number>> {
  const { monthly } = evaluation
  const bills = billsOf(plan, evaluation)
  const orders = monthly.ordersPerMonth
  const codOrders = orders * codPart(plan, evaluation)
  const refused = (codOrders * percentOf(plan.codRefusalPct)) / 100
  const returned = (orders - refused) * returnedPart(plan)
  const newCustomers = (orders * percentOf(plan.firstOrderSharePct)) / 100
  return {
    orders,
    delivered: orders - refused - returned,
    refused,
    returned,
    units: monthly.totalUnits,
    ...orderedOf({ plan, evaluation }),
    refunds: monthly.netSalesInclVAT * returnedPart(plan),
    codOrders,
    paymentFees: bills.paymentCost,
    advertising: bills.cacVariableCost + amountOf(plan.paidAdsMo),
    parcels: monthly.shippedOrdersPerMonth,
    parcelCost: bills.shippingCost,
    productCost: bills.productCost,
    newCustomers,
    returningCustomers: orders - newCustomers,
    fixedCosts: fixedCostOf(bills),
  }
}
