import { monthBasis } from '../../domain/model/month/month'
import { percentOf } from '../../domain/model/numbers'
import { atLeastZero, type ExplainContext, type Formula, is, minus, over, part, plus, times } from './formula-steps'
import { word } from './operands'
import { goodsUsed, paidPart } from './order-parts/refusal-formula'
import { withoutVatOnCosts, withVatOnSales } from './vat-formula'

export function suggestedPrice({ plan }: ExplainContext): Formula {
  return {
    steps: [
      is('totalCOGS'),
      over('targetMarginPct', 'butThis'),
      over('totalUnits'),
      ...withVatOnSales(plan),
      ...paidPart(plan, 'over'),
    ],
  }
}

/** What stays the same when the price moves, over what is left of each riyal of it. */
export function exactPrice({ plan }: ExplainContext): Formula {
  const { paymentTerms, vat, refusals, orders } = monthBasis(plan)
  const feePart = paymentTerms.percentPart * vat.costFactor
  const target = percentOf(plan.targetMarginPct, 40, 95) / 100
  const kept = ((1 - refusals.refused) * (1 - target)) / (1 + vat.outputRate) - feePart
  const discounts = orders.newShare * percentOf(plan.firstOrderDiscountPct)
  const percentFees = part({ from: 'word', name: 'percentFees' }, 'money', [
    is('netSalesInclVAT'),
    plus('refusedSalesInclVAT'),
    times(word('feePart', feePart * 100, 'percent')),
  ])
  return {
    steps: [
      is('totalCOGS'),
      minus(percentFees),
      over(word('keptOfPrice', kept * 100, 'percent')),
      minus('shippingRevenueInclVAT'),
      atLeastZero,
      over('totalUnits'),
      ...(discounts > 0 ? [over(word('discountPart', discounts, 'percent'), 'butThis')] : []),
    ],
  }
}

export function highestProductCost({ plan }: ExplainContext): Formula {
  return {
    steps: [
      is('salesExVAT'),
      times('targetMarginPct', 'butThis'),
      minus('totalCOGS'),
      plus('productCost'),
      over('totalUnits'),
      atLeastZero,
      ...withoutVatOnCosts(plan),
      ...goodsUsed(plan, 'over'),
    ],
  }
}
