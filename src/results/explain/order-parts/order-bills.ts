import type { ExplainedField } from '../operands'

/** What each shipped order costs: the inputs that add up to a result. */
export const orderBills = {
  packagingCost: ['packagingPerOrder'],
  shippingCost: ['shippingPerOrder'],
  fulfillmentCost: ['fulfillmentPerOrder'],
} as const satisfies Record<string, readonly ExplainedField[]>
export type OrderBill = keyof typeof orderBills
