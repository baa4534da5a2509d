import { hasAverageFee } from '../../edits/payment-shares'
import { evaluate } from '../../model/evaluate'
import { wholeUnits } from '../../model/month/landed-cost'
import { countedPaymentMethods, isKnownPaymentMethod, totalPaymentShare } from '../../model/month/payment-fees'
import { amountOf, percentOf } from '../../numbers'
import type { Plan } from '../../plan/plan'
import { type ActualFigure, actualFigures } from '../figures'
import type { MonthOfActuals, PaidBy } from '../month-figures'
import { plannedFigures } from '../planned-figures'

const sourceOf = (figure: ActualFigure) => (figure === 'paymentFees' ? 'founder' : 'salla')

/** What every source would say of a month in which a plan came true. */
export function monthOfPlan(plan: Plan, month: string): MonthOfActuals {
  const evaluation = evaluate(plan)
  const planned = plannedFigures({ plan, evaluation })
  const figures: MonthOfActuals['figures'] = {}
  for (const figure of actualFigures) {
    const value = planned[figure]
    if (value !== undefined) figures[figure] = { value, sources: [sourceOf(figure)] }
  }
  return {
    month,
    figures,
    products: plan.products.map((product) => ({
      productId: product.id,
      units: wholeUnits(product),
      value: wholeUnits(product) * amountOf(product.unitPriceInclVAT),
    })),
    methods: hasAverageFee(plan) ? null : methodsOf(plan, evaluation.monthly.ordersPerMonth),
    settled: [],
    part: null,
    isProvisional: false,
  }
}

function methodsOf(plan: Plan, orders: number): PaidBy[] {
  const counted = countedPaymentMethods(plan)
  return counted.filter(isKnownPaymentMethod).map(({ id, share }) => ({
    method: id,
    orders: (orders * percentOf(share)) / totalPaymentShare(counted),
    value: 0,
  }))
}
