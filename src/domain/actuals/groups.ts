import { codShareOf } from '../edits/payment-shares'
import type { Evaluation } from '../model/evaluation'
import { countedPaymentMethods, totalPaymentShare } from '../model/month/payment-fees'
import { percentOf, quotient } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import * as costs from './cost-groups'
import type { WithActual } from './known'
import * as payments from './payment-groups'
import * as sales from './sales-groups'

/** Groups of figures, in the order in which actual ones take the place of planned ones. */
export const bridgeGroups = [
  'units',
  'mix',
  'prices',
  'discounts',
  'itemsPerOrder',
  'codShare',
  'refusals',
  'returns',
  'paymentMix',
  'fees',
  'delivery',
  'productCost',
  'acquisition',
  'marketing',
  'fixedCosts',
] as const
export type BridgeGroup = (typeof bridgeGroups)[number]

/** What a group is known by: a figure of the month that it makes. */
export interface GroupMeasure {
  unit: 'count' | 'money' | 'percent'
  /** Of what an amount is, where it is not of the month: a unit, an order, or the number of orders that there were. */
  per?: 'unit' | 'order' | 'sameOrders'
  /** Null where it has no meaning, and for groups that no one figure tells. */
  of: ((evaluation: Evaluation, plan: Plan) => number | null) | null
}

/** The plan of a month with the actual figures of a group; null where nothing is known of them. */
export const withActual: Readonly<Record<BridgeGroup, WithActual>> = {
  units: sales.units,
  mix: sales.mix,
  prices: sales.prices,
  discounts: sales.discounts,
  itemsPerOrder: sales.itemsPerOrder,
  codShare: payments.codShare,
  refusals: sales.refusals,
  returns: sales.returns,
  paymentMix: payments.paymentMix,
  fees: payments.fees,
  delivery: costs.delivery,
  productCost: costs.productCost,
  acquisition: costs.acquisition,
  marketing: costs.marketing,
  fixedCosts: costs.fixedCosts,
}

const share = (part: number, whole: number) => {
  const of = quotient(part, whole)
  return of === null ? null : of * 100
}

const installmentMethods: readonly string[] = ['tamara', 'tabby', 'emkan', 'spotii']

/** Of a plan with methods: the part of orders that are paid in instalments, in percent. */
function installmentShare(plan: Plan): number | null {
  const counted = countedPaymentMethods(plan)
  const later = counted.filter(({ id }) => installmentMethods.includes(id))
  return share(totalPaymentShare(later), totalPaymentShare(counted))
}

/** What a parcel costs beyond what its customer paid for delivery and at the door, excluding VAT; below 0 it earns. */
function netDeliveryPerParcel({ monthly }: Evaluation): number | null {
  const { shippingCost, shippingRevenueInclVAT, codChargesInclVAT, salesExVAT, netSalesInclVAT } = monthly
  const charged = (shippingRevenueInclVAT + codChargesInclVAT) * (quotient(salesExVAT, netSalesInclVAT) ?? 1)
  return quotient(shippingCost - charged, monthly.shippedOrdersPerMonth)
}

export const groupMeasures: Readonly<Record<BridgeGroup, GroupMeasure>> = {
  units: { unit: 'count', of: ({ monthly }) => monthly.totalUnits },
  mix: { unit: 'money', of: null },
  prices: { unit: 'money', per: 'unit', of: ({ monthly }) => quotient(monthly.grossSalesInclVAT, monthly.totalUnits) },
  discounts: { unit: 'percent', of: null },
  itemsPerOrder: { unit: 'count', of: ({ monthly }) => quotient(monthly.totalUnits, monthly.ordersPerMonth) },
  codShare: { unit: 'percent', of: (_, plan) => codShareOf(plan) },
  refusals: { unit: 'percent', of: (_, plan) => percentOf(plan.codRefusalPct) },
  returns: {
    unit: 'percent',
    of: (_, plan) => readNumber(plan.expectedReturnRate, planFields.expectedReturnRate) * 100,
  },
  paymentMix: { unit: 'percent', of: (_, plan) => installmentShare(plan) },
  fees: { unit: 'percent', of: ({ monthly }) => share(monthly.paymentCost, monthly.netSalesInclVAT) },
  delivery: { unit: 'money', per: 'order', of: netDeliveryPerParcel },
  productCost: { unit: 'money', per: 'unit', of: ({ monthly }) => quotient(monthly.productCost, monthly.totalUnits) },
  acquisition: { unit: 'money', per: 'sameOrders', of: ({ monthly }) => monthly.cacVariableCost },
  marketing: { unit: 'money', of: ({ monthly }) => monthly.marketingMo },
  fixedCosts: { unit: 'money', of: ({ monthly }) => monthly.totalFixedCost - monthly.marketingMo },
}
