import type { Plan } from '../../plan/plan'
import { heldInState } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { incomeOf } from '../generated/outcome.gen'
import { withBaskets, withFactors } from './drivers'
import { withLever } from './levers'
import { seek } from './seek'

/**
 * The units a month that pay for a discount on every price: at least today's, and so many that the month leaves again what it
 * leaves today. Null where nothing is sold, or where fifty times today's units are not enough. Source: docs/model.md,
 * 'Discounts and free delivery'.
 *
 * @param discountPct what is taken off each price, 0–100
 */
export function unitsToPayForDiscount(plan: Plan, discountPct: number): number | null {
  const evaluation = evaluate(plan)
  const { totalUnits } = evaluation.monthly
  if (totalUnits === 0) return null
  const cheaper = withFactors(heldInState(plan), { price: 1 - discountPct / 100 })
  const answer = seek(cheaper, 'units', { kind: 'income', value: evaluation.conclusion.income })
  if (answer.kind === 'already') return totalUnits
  return answer.kind === 'found' && answer.value > totalUnits ? answer.value : null
}

/** The month with a discount on every price and so many units, in the state of VAT in which the plan is concluded. */
export function discountedMonth(plan: Plan, discountPct: number, units: number): Evaluation {
  const cheaper = withFactors(heldInState(plan), { price: 1 - discountPct / 100 })
  return evaluate(withLever(cheaper, 'units', units))
}

/** From which basket delivery can be free. */
export interface FreeDelivery {
  /** The value of goods in an order today, with VAT and after discounts. */
  basketInclVAT: number
  /** The value from which an order without a delivery charge leaves as much as today's average order. */
  thresholdInclVAT: number
}

/**
 * The basket whose margin pays for its own delivery and leaves what an average order leaves today. Null where nothing is
 * sent, or where a larger basket leaves no more. Source: docs/model.md, 'Discounts and free delivery'.
 */
export function freeDelivery(plan: Plan): FreeDelivery | null {
  const held = heldInState(plan)
  const { monthly } = evaluate(held)
  if (monthly.shippedOrdersPerMonth === 0) return null
  const free = { ...held, customerShippingChargeInclVAT: 0 }
  const [today, without] = [incomeOf(held), incomeOf(free)]
  const ofSecondBasket = incomeOf(withBaskets(free, 2)) - without
  if (ofSecondBasket <= 0) return null
  const basketInclVAT = (monthly.grossSalesInclVAT - monthly.discountsInclVAT) / monthly.ordersPerMonth
  return { basketInclVAT, thresholdInclVAT: basketInclVAT * (1 + (today - without) / ofSecondBasket) }
}
