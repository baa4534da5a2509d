import type { Monthly } from './evaluation'
import { paymentTerms } from './payment-fees'
import { blankPlan, type Plan } from './plan'
import { percentOf } from './reading'

const blank = blankPlan()

/**
 * The average unit price, VAT included, at which the contribution of a unit is 0 at today's units and mix: what costs
 * nothing to the price stays, VAT, the percentage fees and the new-customer discount follow it. Null with no units, and
 * where VAT, fees or the discount take all of every riyal. Source: docs/model.md, 'Pricing'.
 */
export function priceWithoutLoss(plan: Plan, monthly: Monthly): number | null {
  const vat = percentOf(plan.vatPct, blank.vatPct) / 100
  const feePart = paymentTerms(plan, 1).feePerOrder - paymentTerms(plan, 0).feePerOrder
  const discount = (percentOf(plan.firstOrderSharePct) / 100) * (percentOf(plan.firstOrderDiscountPct) / 100)
  const kept = 1 / (1 + vat) - feePart
  if (monthly.totalUnits === 0 || kept <= 0 || discount >= 1) return null
  const costs = monthly.totalCOGS + monthly.cacVariableCost - monthly.netSalesInclVAT * feePart
  return Math.max(0, costs / kept - monthly.shippingRevenueInclVAT) / (monthly.totalUnits * (1 - discount))
}
