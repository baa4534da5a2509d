import type { Plan } from '../../plan/plan'
import { assumptionsOf } from '../advanced/assumptions'
import { returnsAndStock } from '../advanced/returns-and-stock'
import { percentOf } from '../numbers'
import { monthBasis } from './month'

/**
 * The average unit price at which the bottom line's contribution of a unit is 0, at today's units and mix: what costs
 * nothing to the price stays; VAT, percentage fees, refusals, returns and the new-customer discount follow it. Null with
 * no units, and where these take all of every riyal. Source: docs/model.md, 'Pricing'.
 */
export function priceWithoutLoss(plan: Plan): number | null {
  const basis = monthBasis(plan)
  const given = plan.enableAdvancedAnalysis ? assumptionsOf(plan) : null
  const { total, lostMarginMo } = returnsAndStock(basis, given)
  const { goods, orders, sales, costs, vat, refusals, paymentTerms } = basis
  const feePart = paymentTerms.percentPart * vat.costFactor
  const returnRate = given?.returnRate ?? 0
  const discount = orders.newShare * (percentOf(plan.firstOrderDiscountPct) / 100)
  const kept = ((1 - refusals.refused) * (1 - returnRate)) / (1 + vat.outputRate) - feePart
  if (goods.units === 0 || kept <= 0 || discount >= 1) return null
  // Sales at that price cover the goods, so the margin that returns take is a part of them.
  const returnedGoods = returnRate * goods.productCost * (1 - refusals.refused)
  const unmoved = costs.total - sales.orderedInclVAT * feePart + total - lostMarginMo - returnedGoods
  return Math.max(0, unmoved / kept - sales.shippingRevenue) / (goods.units * (1 - discount))
}
