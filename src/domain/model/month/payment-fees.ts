import { type PaymentMethodId, paymentMethodIds } from '../../options'
import { blankPlan, type PaymentMethod, type Plan } from '../../plan/plan'
import { amountOf, isRecord, percentOf } from '../numbers'
import { isAdvancedPayment, type PaymentBasis } from './payment-basis'
import type { Refusals } from './refusals'

const blank = blankPlan()
const knownIds: readonly string[] = paymentMethodIds

/** A fee without VAT: percent of the order's value, as a fraction, and a fixed amount. */
export interface Fee {
  percentPart: number
  fixedPart: number
}

/** What being paid costs an order that is sent, without VAT, and how long the money takes on average. */
export interface PaymentTerms extends Fee {
  settlementDays: number
}

/** True for a method that the product knows, whose name and fees it can therefore show. */
export function isKnownPaymentMethod(method: PaymentMethod): method is PaymentMethod & { id: PaymentMethodId } {
  return knownIds.includes(method.id)
}

/** The payment methods that count: known ones, each once, the first of two alike. */
export function countedPaymentMethods(plan: Plan): PaymentMethod[] {
  const listed = Array.isArray(plan.paymentMethods) ? plan.paymentMethods : blank.paymentMethods
  const counted: PaymentMethod[] = []
  let seen = 0
  for (const method of listed) {
    if (!isRecord(method)) continue
    const position = knownIds.indexOf(method.id)
    if (position < 0 || (seen & (1 << position)) !== 0) continue
    seen |= 1 << position
    counted.push(method)
  }
  return counted
}

/** The share of orders that all counted payment methods have together; 100 in a plan that is filled in well. */
export function totalPaymentShare(methods: PaymentMethod[]): number {
  let total = 0
  for (const method of methods) total += percentOf(method.share)
  return total
}

const averageFeeOnly: PaymentBasis = { methods: [], totalShare: 0 }

/** The methods that fees are read from; none in basic mode and where all shares are 0. */
export function paymentBasis(plan: Plan): PaymentBasis {
  if (plan.paymentMode !== 'advanced') return averageFeeOnly
  const methods = countedPaymentMethods(plan)
  const totalShare = totalPaymentShare(methods)
  return totalShare === 0 ? averageFeeOnly : { methods, totalShare }
}

/** The whole fee of one method. */
export function feeOfMethod(method: PaymentMethod): Fee {
  return { percentPart: percentOf(method.percent) / 100, fixedPart: amountOf(method.fixed) }
}

/** The one average fee of a plan. */
export function averageFee(plan: Plan): Fee {
  return {
    percentPart: percentOf(plan.paymentBasicPercent, blank.paymentBasicPercent) / 100,
    fixedPart: amountOf(plan.paymentBasicFixed, blank.paymentBasicFixed),
  }
}

/** The part of a method's orders that is paid: a refused parcel is not. */
function paidPart(method: PaymentMethod, refusals: Refusals): number {
  return method.id === 'cod' ? 1 - refusals.rate : 1
}

/** How delivered orders are paid: the weight of each method, which total 1, or nothing when every order is refused. */
export function settlementWeights(basis: PaymentBasis, refusals: Refusals): { weight: number; days: number }[] {
  if (!isAdvancedPayment(basis)) return [{ weight: 1, days: 0 }]
  let total = 0
  for (const method of basis.methods) total += percentOf(method.share) * paidPart(method, refusals)
  if (total === 0) return []
  return basis.methods.map((method) => ({
    weight: (percentOf(method.share) * paidPart(method, refusals)) / total,
    days: amountOf(method.settlementDays),
  }))
}

function settlementDays(basis: PaymentBasis, refusals: Refusals): number {
  let days = 0
  let total = 0
  for (const method of basis.methods) {
    const weight = percentOf(method.share) * paidPart(method, refusals)
    total += weight
    days += weight * amountOf(method.settlementDays)
  }
  return total === 0 ? 0 : days / total
}

/**
 * The fee of an order that is sent and the days until it is paid out: one average fee, or the methods weighted by their
 * share (the average fee again when all shares are 0). Source: docs/model.md, 'Payment fees'.
 */
export function paymentTerms(plan: Plan, basis: PaymentBasis, refusals: Refusals): PaymentTerms {
  if (!isAdvancedPayment(basis)) {
    const { percentPart, fixedPart } = averageFee(plan)
    const paid = 1 - refusals.refused
    return { percentPart: paid * percentPart, fixedPart: paid * fixedPart, settlementDays: 0 }
  }
  const terms = { percentPart: 0, fixedPart: 0, settlementDays: settlementDays(basis, refusals) }
  for (const method of basis.methods) {
    const weight = (percentOf(method.share) / basis.totalShare) * paidPart(method, refusals)
    terms.percentPart += (weight * percentOf(method.percent)) / 100
    terms.fixedPart += weight * amountOf(method.fixed)
  }
  return terms
}
