import type { ReturnsAndStock } from '../advanced/returns-and-stock'
import type { ProductResult } from '../evaluation'
import { quotient } from '../numbers'
import type { PortfolioLine } from './landed-cost'
import type { MonthBasis } from './month'

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function productResult(line: PortfolioLine, basis: MonthBasis, returns: ReturnsAndStock): ProductResult {
  const { goods, sales, costs, refusals, vat } = basis
  const { units } = line
  const shareOfUnits = shareOf(units, goods.units)
  const shareSent = line.isSent ? shareOf(units, goods.unitsSent) : 0
  const net =
    (goods.grossSalesInclVAT - sales.discounts) * shareOf(line.grossSalesInclVAT, goods.grossSalesInclVAT) +
    sales.shippingRevenue * shareSent
  const salesExVAT = (net * (1 - refusals.refused)) / (1 + vat.outputRate)
  const shareOfSales = sales.exVAT === 0 ? shareOfUnits : salesExVAT / sales.exVAT
  const productCost = line.cost.landed * units * refusals.goodsUsed
  const orderCosts = (costs.packaging + costs.shipping + costs.fulfillment + costs.refusedReturns) * shareSent
  const paymentCost = costs.payment * shareOfSales
  const acquisition = costs.acquisition * shareOfUnits
  const returnsAndStock = returns.returnsMo * shareOfSales + returns.holdingMo * shareOf(productCost, costs.product)
  const contribution = salesExVAT - (productCost + orderCosts + paymentCost + acquisition + returnsAndStock)
  const margin = quotient(contribution, salesExVAT)
  return {
    id: line.product.id,
    units,
    salesExVAT,
    productCost,
    orderCosts,
    paymentCost,
    acquisition,
    returnsAndStock,
    contribution,
    contributionPerUnit: quotient(contribution, units),
    marginPct: margin === null ? null : margin * 100,
  }
}

/** What each product adds to the month; the products' sums are the month's. Source: docs/model.md, 'By product'. */
export function productResults(basis: MonthBasis, returns: ReturnsAndStock): ProductResult[] {
  return basis.goods.lines.map((line) => productResult(line, basis, returns))
}
