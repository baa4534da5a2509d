import { countedPaymentMethods, totalPaymentShare } from '../model/month/payment-fees'
import { percentOf } from '../numbers'
import { type PaymentMethodId, paymentMethodIds, retiredPaymentMethods } from '../options'
import { allocate } from '../plan/allocate'
import { blankPaymentMethod, type PaymentMethod, type Plan, typicalPaymentMethods } from '../plan/plan'

/** A share has one decimal: 100 % in tenths. */
const wholeTenths = 1000

/**
 * The plan with payment shares that total 100: each in proportion to what it was, all that are offered alike when every share was 0,
 * rounded to 0.1 with the remainder on the largest. Methods that do not count stay as they are.
 */
export function withFullPaymentShares(plan: Plan): Plan {
  const counted = countedPaymentMethods(plan)
  const isNew = totalPaymentShare(counted) === 0
  const tenths = allocate(
    wholeTenths,
    counted.map(({ id, share }) => (isNew ? Number(!retiredPaymentMethods.includes(id)) : percentOf(share))),
  )
  const shares = new Map(tenths.map((share, index) => [counted[index], share / 10]))
  const paymentMethods = plan.paymentMethods.map((method) => ({ ...method, share: shares.get(method) ?? method.share }))
  return { ...plan, paymentMethods }
}

/** The payment methods that the product offers and a stored plan does not list. */
export function missingPaymentMethods(plan: Plan): PaymentMethodId[] {
  const listed = new Set<string>(countedPaymentMethods(plan).map((method) => method.id))
  return paymentMethodIds.filter((id) => !listed.has(id) && !retiredPaymentMethods.includes(id))
}

/** What a method takes that a new plan does not list. */
const addedFees: Partial<Record<PaymentMethodId, Partial<PaymentMethod>>> = {
  emkan: { percent: 6.99, fixed: 1.5, settlementDays: 7 },
}

function typicalFees(id: PaymentMethodId): PaymentMethod {
  const listed = typicalPaymentMethods().find((method) => method.id === id)
  return { ...blankPaymentMethod(id), ...addedFees[id], ...listed, share: 0 }
}

/** The plan with one more payment method: its typical fees, and no share until the founder gives it one. */
export function withPaymentMethod(plan: Plan, id: PaymentMethodId): Plan {
  return { ...plan, paymentMethods: [...plan.paymentMethods, typicalFees(id)] }
}

const isCod = (method: PaymentMethod) => method.id === 'cod'

/** True while one fee holds for every order, so that no method says how many are paid at the door. */
export function hasAverageFee(plan: Plan): boolean {
  return plan.paymentMode !== 'advanced' || totalPaymentShare(countedPaymentMethods(plan)) === 0
}

/**
 * What cash on delivery is typed as: the share beside the average fee, in percent of all orders, or the share of the
 * method, whose total need not be 100. 0 without cash on delivery.
 */
export function codShareOf(plan: Plan): number {
  if (hasAverageFee(plan)) return percentOf(plan.codSharePct)
  return percentOf(countedPaymentMethods(plan).find(isCod)?.share)
}

/** The plan whose payment methods have a share of cash on delivery, in percent; the others share the rest as they did. */
export function withCodShare(plan: Plan, sharePct: number): Plan {
  const counted = countedPaymentMethods(plan)
  const cod = counted.find(isCod)
  if (cod === undefined) return plan
  const others = counted.filter((method) => method !== cod)
  const tenths = Math.round(percentOf(sharePct) * 10)
  const rest = allocate(
    wholeTenths - tenths,
    others.map(({ share }) => percentOf(share)),
  )
  const shares = new Map(rest.map((share, index) => [others[index], share / 10])).set(cod, tenths / 10)
  const paymentMethods = plan.paymentMethods.map((method) => ({ ...method, share: shares.get(method) ?? method.share }))
  return { ...plan, paymentMethods }
}

/** The plan of a store that no longer sells on delivery: the other methods take its share. */
export function withoutCod(plan: Plan): Plan {
  const left = { ...plan, codSharePct: 0 }
  if (hasAverageFee(plan)) return left
  const paymentMethods = plan.paymentMethods.map((method) => (isCod(method) ? { ...method, share: 0 } : method))
  const others = { ...left, paymentMethods }
  return hasAverageFee(others) ? others : withFullPaymentShares(others)
}
