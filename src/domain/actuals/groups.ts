import { codShareOf } from '../edits/payment-shares'
import type { Evaluation } from '../model/evaluation'
import { countedPaymentMethods, totalPaymentShare } from '../model/month/payment-fees'
import { percentOf, quotient } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { billsOf, fixedCostOf } from './bills'
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

type Monthly = Evaluation['monthly']

/** What a group is known by: a figure of the month that it makes. */
export interface GroupMeasure {
  unit: 'count' | 'money' | 'percent'
  /** Of what an amount is, where it is not of the month: a unit, an order, or the number of orders that there were; of a share, which orders have it. */
  per?: 'unit' | 'order' | 'sameOrders' | 'installments' | 'codOrders'
  /** It is told as bills have it: without the VAT that the step may add. */
  isCost?: true
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
function netDeliveryPerParcel({ monthly }: Evaluation, { shippingCost }: Monthly): number | null {
  const { shippingRevenueInclVAT, codChargesInclVAT, salesExVAT, netSalesInclVAT } = monthly
  const charged = (shippingRevenueInclVAT + codChargesInclVAT) * (quotient(salesExVAT, netSalesInclVAT) ?? 1)
  return quotient(shippingCost - charged, monthly.shippedOrdersPerMonth)
}

const cost = (unit: GroupMeasure['unit'], of: (bills: Monthly) => number | null): GroupMeasure => ({
  unit,
  isCost: true,
  of: (evaluation, plan) => of(billsOf(plan, evaluation)),
})

export const groupMeasures: Readonly<Record<BridgeGroup, GroupMeasure>> = {
  units: { unit: 'count', of: ({ monthly }) => monthly.totalUnits },
  mix: { unit: 'money', of: null },
  prices: { unit: 'money', per: 'unit', of: ({ monthly }) => quotient(monthly.grossSalesInclVAT, monthly.totalUnits) },
  discounts: { unit: 'percent', of: null },
  itemsPerOrder: { unit: 'count', of: ({ monthly }) => quotient(monthly.totalUnits, monthly.ordersPerMonth) },
  codShare: { unit: 'percent', of: (_, plan) => codShareOf(plan) },
  // A plan without cash on delivery has no part of it to set an actual one beside.
  refusals: {
    unit: 'percent',
    per: 'codOrders',
    of: (_, plan) => (codShareOf(plan) === 0 ? null : percentOf(plan.codRefusalPct)),
  },
  returns: {
    unit: 'percent',
    of: (_, plan) => readNumber(plan.expectedReturnRate, planFields.expectedReturnRate) * 100,
  },
  paymentMix: { unit: 'percent', per: 'installments', of: (_, plan) => installmentShare(plan) },
  fees: cost('percent', (bills) => share(bills.paymentCost, bills.netSalesInclVAT)),
  delivery: {
    unit: 'money',
    per: 'order',
    isCost: true,
    of: (evaluation, plan) => netDeliveryPerParcel(evaluation, billsOf(plan, evaluation)),
  },
  productCost: { ...cost('money', (bills) => bills.finalUnitCost), per: 'unit' },
  acquisition: { ...cost('money', (bills) => bills.cacVariableCost), per: 'sameOrders' },
  marketing: cost('money', (bills) => bills.marketingMo),
  fixedCosts: cost('money', fixedCostOf),
}
