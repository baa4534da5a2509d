import type { Evaluation } from '../domain/model/evaluation'
import type { Month } from '../domain/model/generated/month.gen'

/** The month before and after returns and stock. */
export type MonthResults = Pick<Evaluation, 'monthly' | 'bottomLine'>

/** The seven kinds of money in a month, always in this order and these colours. */
const seriesIds = ['sales', 'product', 'delivery', 'payment', 'marketing', 'fixed', 'returns'] as const
export type SeriesId = (typeof seriesIds)[number]
export type CostId = Exclude<SeriesId, 'sales'>

export const costIds = ['product', 'delivery', 'payment', 'marketing', 'fixed', 'returns'] as const

/** Where the money of a month goes; together with the profit it is the sales before VAT. */
export function costsOf({ monthly, bottomLine }: Month): Record<CostId, number> {
  return {
    product: monthly.productCost,
    delivery: monthly.deliveryCost,
    payment: monthly.paymentCost,
    marketing: monthly.customersMo,
    fixed: monthly.overheadMo,
    returns: bottomLine.returnsAndStockMo,
  }
}

export interface CostShare {
  id: CostId
  amount: number
  /** Of all costs, 0 to 100. */
  share: number
  /** Where the cost stands among all costs, 0 to 1. */
  from: number
  to: number
}

/** The costs of a month, the largest first; none while there are none. */
export function costShares(results: Month): CostShare[] {
  const costs = costsOf(results)
  const { totalMonthlyCosts: total } = results.bottomLine
  if (total === 0) return []
  const ordered = costIds.filter((id) => costs[id] > 0).sort((a, b) => costs[b] - costs[a])
  let level = 0
  return ordered.map((id) => {
    const from = level
    level = Math.min(1, level + costs[id] / total)
    return { id, amount: costs[id], share: (costs[id] / total) * 100, from, to: level }
  })
}
