import { type CostId, costsOf, type MonthResults } from './breakdown'

export type OrderLineId = 'vat' | Exclude<CostId, 'fixed'>

/** An average order: what the customer pays, what each cost takes of it, and what is left for the fixed costs. */
export interface OrderEconomics {
  paid: number
  taken: { id: OrderLineId; amount: number }[]
  left: number
}

/** From an order's price to what it leaves; null without orders. What is taken is the month's, per order. */
export function orderEconomics(results: MonthResults): OrderEconomics | null {
  const { monthly, bottomLine } = results
  const { ordersPerMonth: orders, paidPerOrder: paid } = monthly
  const { orderLeaves: left } = bottomLine
  if (paid === null || left === null) return null
  const costs = costsOf(results)
  const month: { id: OrderLineId; amount: number }[] = [
    { id: 'vat', amount: monthly.netSalesInclVAT - monthly.salesExVAT },
    { id: 'product', amount: costs.product },
    { id: 'delivery', amount: costs.delivery },
    { id: 'payment', amount: costs.payment },
    { id: 'marketing', amount: monthly.cacVariableCost },
    { id: 'returns', amount: costs.returns },
  ]
  const taken = month.filter(({ amount }) => amount > 0).map(({ id, amount }) => ({ id, amount: amount / orders }))
  return { paid, taken, left }
}
