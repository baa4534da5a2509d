import { type PaymentMethodId, paymentMethodIds } from './options'
import { blankPlan, type PaymentMethod, type Plan } from './plan'
import { amountOf, isRecord, percentOf } from './reading'

const blank = blankPlan()
const knownIds: readonly string[] = paymentMethodIds

/** What being paid costs per order, without VAT, and how long the money takes on average. */
export interface PaymentTerms {
  feePerOrder: number
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

function basicTerms(plan: Plan, valuePerOrder: number): PaymentTerms {
  const percent = percentOf(plan.paymentBasicPercent, blank.paymentBasicPercent)
  const fixed = amountOf(plan.paymentBasicFixed, blank.paymentBasicFixed)
  return { feePerOrder: (valuePerOrder * percent) / 100 + fixed, settlementDays: 0 }
}

/**
 * The fee of an order of this value and the days until it is paid out: one average fee, or the methods weighted by
 * their share (the average fee again when all shares are 0). Source: docs/model.md, 'Payment fees'.
 */
export function paymentTerms(plan: Plan, valuePerOrder: number): PaymentTerms {
  if (plan.paymentMode !== 'advanced') return basicTerms(plan, valuePerOrder)
  const methods = countedPaymentMethods(plan)
  const totalShare = totalPaymentShare(methods)
  if (totalShare === 0) return basicTerms(plan, valuePerOrder)
  const terms: PaymentTerms = { feePerOrder: 0, settlementDays: 0 }
  for (const method of methods) {
    const weight = percentOf(method.share) / totalShare
    terms.feePerOrder += weight * ((valuePerOrder * percentOf(method.percent)) / 100 + amountOf(method.fixed))
    terms.settlementDays += weight * amountOf(method.settlementDays)
  }
  return terms
}
