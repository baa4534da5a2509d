import { codShareOf, hasAverageFee, withPaymentMethod } from '../edits/payment-shares'
import { countedPaymentMethods, isKnownPaymentMethod, totalPaymentShare } from '../model/month/payment-fees'
import { amountOf, percentOf, quotient } from '../numbers'
import type { PaymentMethodId } from '../options'
import type { PaymentMethod, Plan } from '../plan/plan'
import { billsOf } from './bills'
import { known, partOf, type WithActual } from './known'
import type { MonthOfActuals } from './month-figures'

// How orders were paid, and what that cost.

/** New shares of all orders, in percent, for every method; one that is not listed is added with its typical fee. */
function withShares(plan: Plan, shares: ReadonlyMap<PaymentMethodId, number>): Plan {
  const listed = new Set(countedPaymentMethods(plan).map(({ id }) => id))
  const all = [...shares.keys()].filter((id) => !listed.has(id)).reduce(withPaymentMethod, plan)
  const shareOf = (method: PaymentMethod) => (isKnownPaymentMethod(method) ? (shares.get(method.id) ?? 0) : 0)
  const paymentMethods = all.paymentMethods.map((method) => ({ ...method, share: shareOf(method) }))
  return { ...plan, paymentMethods }
}

interface Weighed {
  id: PaymentMethodId
  weight: number
}

/** The shares of prepaid methods, brought to a total. */
function prepaidShares(weights: readonly Weighed[], total: number): Map<PaymentMethodId, number> {
  const sum = weights.reduce((all, { weight }) => all + weight, 0)
  return new Map(sum > 0 ? weights.map(({ id, weight }) => [id, (weight / sum) * total]) : [])
}

/** The plan with such a part of all orders paid at the door, in percent; its other methods share the rest as they did. */
export function withCodPart(plan: Plan, sharePct: number): Plan {
  if (hasAverageFee(plan)) return { ...plan, codSharePct: sharePct }
  const prepaid = countedPaymentMethods(plan)
    .filter(isKnownPaymentMethod)
    .filter(({ id }) => id !== 'cod')
  const weights = prepaid.map(({ id, share }) => ({ id, weight: percentOf(share) }))
  return withShares(plan, prepaidShares(weights, 100 - sharePct).set('cod', sharePct))
}

export const codShare: WithActual = (plan, month) => {
  const part = partOf(known(month, 'codOrders'), known(month, 'orders'))
  return part === null ? null : withCodPart(plan, Math.min(100, part * 100))
}

/** Orders paid in another way than the plan's methods, as by transfer, take no share. */
export const paymentMix: WithActual = (plan, { methods }) => {
  if (methods === null || hasAverageFee(plan)) return null
  const weights = methods.flatMap(({ method: id, orders }) =>
    id === 'cod' || id === 'bank' || id === 'other' || orders <= 0 ? [] : [{ id, weight: orders }],
  )
  if (weights.length === 0) return null
  const cod = codShareOf(plan)
  const total = totalPaymentShare(countedPaymentMethods(plan))
  return withShares(plan, prepaidShares(weights, total - cod).set('cod', cod))
}

interface Fee {
  percent: number
  fixed: number
}

/** Orders and what they came to with VAT. */
interface Paid {
  orders: number
  value: number
}

const feeOf = ({ percent, fixed }: Fee, { orders, value }: Paid) =>
  value * (percentOf(percent) / 100) + orders * amountOf(fixed)

const paidIn = (parts: readonly Paid[]): Paid =>
  parts.reduce((sum, { orders, value }) => ({ orders: sum.orders + orders, value: sum.value + value }), {
    orders: 0,
    value: 0,
  })

/** So many times a fee, of what counts of it: no fee is more than all that was paid. */
const times = (factor: number, { percent, fixed }: Fee): Fee => ({
  percent: percentOf(percent) * factor,
  fixed: amountOf(fixed) * factor,
})

/** A fee that takes so much of some orders, in the place of another one. */
function feeThatTakes(taken: number, paid: Paid, fee: Fee): Fee {
  const factor = quotient(taken, feeOf(fee, paid))
  if (factor !== null) return times(factor, fee)
  return { percent: (taken / paid.value) * 100, fixed: 0 }
}

/** The fee of every order, so that the month's come to an amount without VAT. */
function withFeesOfAll(plan: Plan, taken: number): Plan {
  const bills = billsOf(plan)
  const factor = quotient(taken, bills.paymentCost)
  const free = { percent: (quotient(taken, bills.netSalesInclVAT) ?? 0) * 100, fixed: 0 }
  const scaled = (fee: Fee) => (factor === null ? free : times(factor, fee))
  const basic = scaled({ percent: plan.paymentBasicPercent, fixed: plan.paymentBasicFixed })
  return {
    ...plan,
    paymentBasicPercent: basic.percent,
    paymentBasicFixed: basic.fixed,
    paymentMethods: plan.paymentMethods.map((method) => ({ ...method, ...scaled(method) })),
  }
}

/** The average fee of all orders: what statements say of some of them, and today's of the others. */
function withAverageFee(plan: Plan, { methods, settled }: MonthOfActuals): Plan {
  const average = { percent: plan.paymentBasicPercent, fixed: plan.paymentBasicFixed }
  const [all, stated] = [paidIn(methods ?? settled), paidIn(settled)]
  const others = { orders: Math.max(0, all.orders - stated.orders), value: Math.max(0, all.value - stated.value) }
  const taken = settled.reduce((total, { fees: one }) => total + one, feeOf(average, others))
  const paid = { orders: stated.orders + others.orders, value: stated.value + others.value }
  const { percent, fixed } = feeThatTakes(Math.max(0, taken), paid, average)
  return { ...plan, paymentBasicPercent: percent, paymentBasicFixed: fixed }
}

/** What statements say of a method takes the place of its fee; the founder's word holds for all orders. */
export function fees(plan: Plan, month: MonthOfActuals): Plan | null {
  const { paymentFees: taken } = month.figures
  if (taken?.sources.includes('founder')) return withFeesOfAll(plan, Math.max(0, taken.value))
  if (!month.settled.some(({ value }) => value > 0)) return null
  if (hasAverageFee(plan)) return withAverageFee(plan, month)
  const settled = (method: PaymentMethod): PaymentMethod => {
    const one = month.settled.find(({ method: id, value }) => id === method.id && value > 0)
    return one ? { ...method, ...feeThatTakes(Math.max(0, one.fees), one, method) } : method
  }
  return { ...plan, paymentMethods: plan.paymentMethods.map(settled) }
}
