import { isRecord, percentOf } from '../../numbers'
import { type PaymentMethodId, paymentMethodIds } from '../../options'
import { blankPlan, type PaymentMethod, type Plan } from '../../plan/plan'

const blank = blankPlan()
const knownIds: readonly string[] = paymentMethodIds

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
