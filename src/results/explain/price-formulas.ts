import { workingsOf } from '../../domain/model/generated/workings.gen'
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
  const { feePart, keptOfSales, discountPart } = workingsOf(plan)
  const percentFees = part({ from: 'word', name: 'percentFees' }, 'money', [
    is('netSalesInclVAT'),
    plus('refusedSalesInclVAT'),
    times(word('feePart', feePart * 100, 'percent')),
  ])
  return {
    steps: [
      is('totalCOGS'),
      minus(percentFees),
      over(word('keptOfPrice', keptOfSales * 100, 'percent')),
      minus('shippingRevenueInclVAT'),
      atLeastZero,
      over('totalUnits'),
      ...(discountPart > 0 ? [over(word('discountPart', discountPart * 100, 'percent'), 'butThis')] : []),
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
