import type { MonthBasis } from '../month/month'
import type { Assumptions } from './assumptions'

/** What goods that come back and goods that wait cost a month. All 0 while the advanced analysis is off. */
export interface ReturnsAndStock {
  /** The margin that goes back with returned goods. */
  lostMarginMo: number
  /** Handling of returned orders, with the VAT that does not come back. */
  processingMo: number
  /** Both together. */
  returnsMo: number
  averageInventoryValue: number
  holdingMo: number
  /** Returns and holding together. */
  total: number
}

const none: ReturnsAndStock = {
  lostMarginMo: 0,
  processingMo: 0,
  returnsMo: 0,
  averageInventoryValue: 0,
  holdingMo: 0,
  total: 0,
}

/** Source: docs/model.md, 'Returns and stock'. */
export function returnsAndStock(basis: MonthBasis, given: Assumptions | null): ReturnsAndStock {
  if (given === null) return none
  const { sales, goods, costs, refusals, orders, vat } = basis
  const deliveredGoods = goods.productCost * (1 - refusals.refused)
  const lostMarginMo = given.returnRate * Math.max(0, sales.exVAT - deliveredGoods)
  const processingMo = given.returnRate * orders.delivered * given.returnCost * vat.costFactor
  const returnsMo = lostMarginMo + processingMo
  const averageInventoryValue = (costs.product * 12) / given.turnover
  const holdingMo = (averageInventoryValue * given.carryingPct) / 100 / 12
  return {
    lostMarginMo,
    processingMo,
    returnsMo,
    averageInventoryValue,
    holdingMo,
    total: returnsMo + holdingMo,
  }
}
