import { codShareOf, hasAverageFee } from '../../edits/payment-shares'
import { evaluate } from '../../model/evaluate'
import { wholeUnits } from '../../model/month/landed-cost'
import { countedPaymentMethods, isKnownPaymentMethod, totalPaymentShare } from '../../model/month/payment-fees'
import { amountOf, percentOf } from '../../numbers'
import type { Plan } from '../../plan/plan'
import type { ActualFigure } from '../figures'
import type { MonthOfActuals, PaidBy } from '../month-figures'

/** What every source would say of a month in which a plan came true: fractions of orders are told as such. */
export function monthOfPlan(plan: Plan, month: string): MonthOfActuals {
  const { monthly } = evaluate(plan)
  const registered = evaluate({ ...plan, vatRegistered: true }).monthly
  const orders = monthly.ordersPerMonth
  const codOrders =
    monthly.shippedOrdersPerMonth > 0 ? (orders * codShareOf(plan)) / (hasAverageFee(plan) ? 100 : totalShare(plan)) : 0
  const refused = (codOrders * percentOf(plan.codRefusalPct)) / 100
  const values: Partial<Record<ActualFigure, number>> = {
    orders,
    units: monthly.totalUnits,
    basket: monthly.grossSalesInclVAT,
    discounts: monthly.discountsInclVAT,
    shippingCharged: monthly.shippingRevenueInclVAT,
    codCharges: codOrders * amountOf(plan.codChargeInclVAT),
    codOrders,
    refused,
    delivered: (orders - refused) * (1 - plan.expectedReturnRate),
    returned: (orders - refused) * plan.expectedReturnRate,
    paymentFees: registered.paymentCost,
    advertising: registered.cacVariableCost + amountOf(plan.paidAdsMo),
    parcelCost: monthly.shippedOrdersPerMonth * amountOf(plan.shippingPerOrder),
    productCost: monthly.productCost,
    newCustomers: (orders * percentOf(plan.firstOrderSharePct)) / 100,
    fixedCosts: monthly.totalFixedCost - monthly.marketingMo,
  }
  const figures: MonthOfActuals['figures'] = {}
  for (const [figure, value] of Object.entries(values) as [ActualFigure, number][])
    figures[figure] = { value, sources: figure === 'paymentFees' ? ['founder'] : ['salla'] }
  return {
    month,
    figures,
    products: plan.products.map((product) => ({
      productId: product.id,
      units: wholeUnits(product),
      value: wholeUnits(product) * amountOf(product.unitPriceInclVAT),
    })),
    methods: hasAverageFee(plan) ? null : methodsOf(plan, orders),
    part: null,
    isProvisional: false,
  }
}

const totalShare = (plan: Plan) => totalPaymentShare(countedPaymentMethods(plan))

function methodsOf(plan: Plan, orders: number): PaidBy[] {
  return countedPaymentMethods(plan)
    .filter(isKnownPaymentMethod)
    .map(({ id, share }) => ({
      method: id,
      orders: (orders * percentOf(share)) / totalShare(plan),
      value: 0,
      fees: null,
    }))
}
