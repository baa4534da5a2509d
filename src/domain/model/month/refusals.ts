import type { Plan } from '../../plan/plan'
import { percentOf } from '../numbers'
import { isAdvancedPayment, type PaymentBasis } from './payment-basis'

/** Cash on delivery and the parcels that are refused at the door. Fractions. */
export interface Refusals {
  /** COD's share of all orders. */
  codShare: number
  /** Of COD orders, the part that is refused. */
  rate: number
  /** Of all orders, the part that is refused. */
  refused: number
  /** Of the goods sent out, the part that is sold or lost: what comes back whole returns to stock. */
  goodsUsed: number
  /** Of refused goods, the part that cannot be sold again. */
  unsellable: number
}

function codShareOf(plan: Plan, payment: PaymentBasis): number {
  if (!isAdvancedPayment(payment)) return percentOf(plan.codSharePct) / 100
  let share = 0
  for (const method of payment.methods) if (method.id === 'cod') share += percentOf(method.share)
  return share / payment.totalShare
}

/**
 * Refusals of a plan; none where nothing is delivered. `ratePct` replaces the plan's own refusal rate.
 * Source: docs/model.md, 'Refused parcels'.
 */
export function refusalsOf(
  plan: Plan,
  payment: PaymentBasis,
  isDelivered: boolean,
  ratePct: number = percentOf(plan.codRefusalPct),
): Refusals {
  const codShare = isDelivered ? codShareOf(plan, payment) : 0
  const rate = ratePct / 100
  const refused = codShare * rate
  const unsellable = percentOf(plan.refusedUnsellablePct) / 100
  return { codShare, rate, refused, unsellable, goodsUsed: 1 - refused * (1 - unsellable) }
}
