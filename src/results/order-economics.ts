import type { CostId, MonthResults } from './breakdown'

export type OrderLineId = 'vat' | Exclude<CostId, 'fixed'>

/** An average order: what the customer pays, what each cost takes of it, and what is left for the fixed costs. */
export interface OrderEconomics {
  paid: number
  taken: { id: OrderLineId; amount: number }[]
  left: number
}

/** From an order's price to what it leaves; null without orders. */
export function orderEconomics({ monthly, bottomLine }: MonthResults): OrderEconomics | null {
  const { paidPerOrder: paid, gatewayFeePerOrder } = monthly
  const { orderLeaves: left } = bottomLine
  if (paid === null || left === null) return null
  const all: [OrderLineId, number | null][] = [
    ['vat', bottomLine.vatPerOrder],
    ['product', bottomLine.goodsPerOrder],
    ['delivery', bottomLine.deliveryPerOrder],
    ['payment', gatewayFeePerOrder],
    ['marketing', bottomLine.acquisitionPerOrder],
    ['returns', bottomLine.returnsPerOrder],
  ]
  return { paid, taken: all.flatMap(([id, amount]) => (amount !== null && amount > 0 ? { id, amount } : [])), left }
}
