import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'
import { evaluate } from '../evaluate'
import { outputRateOf } from '../generated/slices.gen'
import { incomeOf } from '../outcome'
import { withFactors } from './drivers'

/**
 * The units a month that pay for a discount on every price: as much is left as today without it. Null where nothing is
 * sold, or where the discount takes all that a unit leaves. Source: docs/model.md, 'Discounts and free delivery'.
 *
 * @param discountPct what is taken off each price, 0–100
 */
export function unitsToPayForDiscount(plan: Plan, discountPct: number): number | null {
  const { monthly, bottomLine } = evaluate(plan)
  const left = bottomLine.contributionPerUnit
  if (left === null || left <= 0) return null
  const price = monthly.grossSalesInclVAT / monthly.totalUnits
  const leftAfter = left - ((discountPct / 100) * price) / (1 + outputRateOf(plan))
  return leftAfter > 0 ? monthly.totalUnits * (left / leftAfter) : null
}

/** The plan with larger baskets: as many orders, each with so many times the goods. */
function withBaskets(plan: Plan, factor: number): Plan {
  const { avgUnitsPerOrder } = planFields
  return {
    ...withFactors(plan, { units: factor }),
    avgUnitsPerOrder: readNumber(plan.avgUnitsPerOrder, avgUnitsPerOrder) * factor,
  }
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
  const { monthly } = evaluate(plan)
  if (monthly.shippedOrdersPerMonth === 0) return null
  const free = { ...plan, customerShippingChargeInclVAT: 0 }
  const [today, without] = [incomeOf(plan), incomeOf(free)]
  const ofSecondBasket = incomeOf(withBaskets(free, 2)) - without
  if (ofSecondBasket <= 0) return null
  const basketInclVAT = (monthly.grossSalesInclVAT - monthly.discountsInclVAT) / monthly.ordersPerMonth
  return { basketInclVAT, thresholdInclVAT: basketInclVAT * (1 + (today - without) / ofSecondBasket) }
}
