import type { Monthly } from '../domain/evaluation'

/** The six kinds of money in a month, always in this order and these colours. */
export const seriesIds = ['sales', 'product', 'delivery', 'payment', 'marketing', 'fixed'] as const
export type SeriesId = (typeof seriesIds)[number]
export type CostId = Exclude<SeriesId, 'sales'>

export const costIds = ['product', 'delivery', 'payment', 'marketing', 'fixed'] as const

/** Where the money of a month goes; together with the profit it is the sales before VAT. */
export function costsOf(monthly: Monthly): Record<CostId, number> {
  return {
    product: monthly.productCost,
    delivery: monthly.packagingCost + monthly.shippingCost + monthly.fulfillmentCost,
    payment: monthly.paymentCost,
    marketing: monthly.cacVariableCost + monthly.marketingMo,
    fixed: monthly.totalFixedCost - monthly.marketingMo,
  }
}

/** One bar of the waterfall: what it adds or takes, and where it stands between the lowest and the highest point (0–1). */
export interface WaterfallBar {
  id: SeriesId | 'profit'
  amount: number
  from: number
  to: number
}

/** From sales down to the operating income, each cost beginning where the one before it ended. */
export function waterfall(monthly: Monthly): WaterfallBar[] {
  const costs = costsOf(monthly)
  let level = monthly.salesExVAT
  const steps: { id: WaterfallBar['id']; amount: number; start: number; end: number }[] = [
    { id: 'sales', amount: level, start: 0, end: level },
  ]
  for (const id of costIds) {
    steps.push({ id, amount: -costs[id], start: level, end: level - costs[id] })
    level -= costs[id]
  }
  steps.push({ id: 'profit', amount: monthly.operatingIncome, start: 0, end: monthly.operatingIncome })
  const lowest = Math.min(0, ...steps.map(({ end }) => end))
  const highest = Math.max(0, ...steps.map(({ end }) => end))
  const span = highest - lowest || 1
  return steps.map(({ id, amount, start, end }) => ({
    id,
    amount,
    from: (Math.min(start, end) - lowest) / span,
    to: (Math.max(start, end) - lowest) / span,
  }))
}

/** The share of each cost in all costs, 0–100; all 0 while there are none. */
export function costShares(monthly: Monthly): { id: CostId; amount: number; share: number }[] {
  const costs = costsOf(monthly)
  const total = costIds.reduce((sum, id) => sum + costs[id], 0)
  return costIds.map((id) => ({ id, amount: costs[id], share: total > 0 ? (costs[id] / total) * 100 : 0 }))
}
