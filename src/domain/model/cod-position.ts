import type { Assumptions } from './advanced/assumptions'
import { type ReturnsAndStock, returnsAndStock } from './advanced/returns-and-stock'
import type { CodPosition } from './evaluation'
import { bottomIncome } from './month/bottom-line'
import { type MonthBasis, monthBasis } from './month/month'
import { isAdvancedPayment } from './month/payment-basis'
import { averageFee, type Fee, feeOfMethod } from './month/payment-fees'
import { amountOf, percentOf, quotient } from './numbers'

/** What an average order is worth and costs, whether it is refused or not. Without acquisition. */
export interface OrderFigures {
  value: number
  goods: number
  sending: number
  acquisition: number
  codFee: number
  prepaidFee: number
  bringingBack: number
}

function feeAmount(fee: Fee, basis: MonthBasis, valueInclVAT: number): number {
  return (valueInclVAT * fee.percentPart + fee.fixedPart) * basis.vat.costFactor
}

function fees(basis: MonthBasis, valueInclVAT: number): Pick<OrderFigures, 'codFee' | 'prepaidFee'> {
  if (!isAdvancedPayment(basis.payment)) {
    const fee = feeAmount(averageFee(basis.plan), basis, valueInclVAT)
    return { codFee: fee, prepaidFee: fee }
  }
  let [codFee, prepaid, share] = [0, 0, 0]
  for (const method of basis.payment.methods) {
    const fee = feeAmount(feeOfMethod(method), basis, valueInclVAT)
    if (method.id === 'cod') codFee = fee
    else {
      prepaid += percentOf(method.share) * fee
      share += percentOf(method.share)
    }
  }
  return { codFee, prepaidFee: share === 0 ? 0 : prepaid / share }
}

/** The figures of an average order; only where there are orders. */
export function orderFigures(basis: MonthBasis): OrderFigures {
  const { plan, goods, orders, sales, costs, vat } = basis
  const valueInclVAT = sales.orderedInclVAT / orders.all
  const { codFee, prepaidFee } = fees(basis, valueInclVAT)
  return {
    value: valueInclVAT / (1 + vat.outputRate),
    goods: goods.productCost / orders.all,
    sending: (costs.packaging + costs.shipping + costs.fulfillment) / orders.all,
    acquisition: costs.acquisition / orders.all,
    bringingBack: (amountOf(plan.refusedReturnShipping) * vat.costFactor * orders.shipped) / orders.all,
    codFee,
    prepaidFee,
  }
}

/** What refusals cost a month: negative where a delivered order loses more than a refused one. */
function costOfRefusals(basis: MonthBasis, returns: ReturnsAndStock, given: Assumptions | null): number {
  if (basis.refusals.rate === 0) return 0
  const without = monthBasis(basis.plan, { vatRegistered: basis.vat.isRegistered, codRefusalPct: 0 })
  return bottomIncome(without, returnsAndStock(without, given)) - bottomIncome(basis, returns)
}

/**
 * Cash on delivery against prepaid orders; null without orders or without COD.
 * Source: docs/model.md, 'Refused parcels'.
 */
export function codPosition(
  basis: MonthBasis,
  returns: ReturnsAndStock,
  given: Assumptions | null,
): CodPosition | null {
  const { orders, refusals } = basis
  if (orders.all === 0 || refusals.codShare === 0) return null
  const order = orderFigures(basis)
  const earned = order.value - order.goods - order.codFee
  const lost = refusals.unsellable * order.goods + order.bringingBack
  const leftToRefusals = earned - order.sending - order.acquisition
  const breakEven = leftToRefusals > 0 ? quotient(leftToRefusals, earned + lost) : null
  const isAllCod = refusals.codShare === 1
  return {
    codContributionPerOrder: (1 - refusals.rate) * earned - refusals.rate * lost - order.sending,
    prepaidContributionPerOrder: isAllCod ? null : order.value - order.goods - order.prepaidFee - order.sending,
    refusalBreakEvenPct: breakEven === null ? null : breakEven * 100,
    costOfRefusalsMo: costOfRefusals(basis, returns, given),
  }
}
