import { countedPaymentMethods } from '../model/month/payment-fees'
import { percentOf } from '../model/numbers'
import { type PaymentMethodId, paymentMethodIds } from '../options'
import { allocate } from './allocate'
import { blankPaymentMethod, type PaymentMethod, type Plan, typicalPaymentMethods } from './plan'

/** A share has one decimal: 100 % in tenths. */
const wholeTenths = 1000

/**
 * The plan with payment shares that total 100: each in proportion to what it was, all alike when every share was 0,
 * rounded to 0.1 with the remainder on the largest. Methods that do not count stay as they are.
 */
export function withFullPaymentShares(plan: Plan): Plan {
  const counted = countedPaymentMethods(plan)
  const tenths = allocate(
    wholeTenths,
    counted.map((method) => percentOf(method.share)),
  )
  const shares = new Map(tenths.map((share, index) => [counted[index], share / 10]))
  const paymentMethods = plan.paymentMethods.map((method) => ({ ...method, share: shares.get(method) ?? method.share }))
  return { ...plan, paymentMethods }
}

/** The payment methods that the product knows and a stored plan does not list. */
export function missingPaymentMethods(plan: Plan): PaymentMethodId[] {
  const listed = new Set<string>(countedPaymentMethods(plan).map((method) => method.id))
  return paymentMethodIds.filter((id) => !listed.has(id))
}

function typicalFees(id: PaymentMethodId): PaymentMethod {
  return { ...blankPaymentMethod(id), ...typicalPaymentMethods().find((method) => method.id === id), share: 0 }
}

/** The plan with one more payment method: its typical fees, and no share until the founder gives it one. */
export function withPaymentMethod(plan: Plan, id: PaymentMethodId): Plan {
  return { ...plan, paymentMethods: [...plan.paymentMethods, typicalFees(id)] }
}
