import type { OrdersMonth } from '../month'

/** What a file of orders may leave unsaid. */
export const unsaid = {
  byState: null,
  cod: null,
  discounts: null,
  shipping: null,
  codCharges: null,
  refunded: null,
  vatStated: null,
  products: null,
  methods: null,
  customers: null,
} satisfies Partial<OrdersMonth>

/** A whole month of Salla's orders that says nothing but what it is given. */
export const ordersMonth = (said: Partial<OrdersMonth>): OrdersMonth => ({
  kind: 'orders',
  source: 'salla',
  month: '2026-09',
  from: '2026-09-01',
  to: '2026-09-30',
  isCut: false,
  placed: 0,
  cancelled: 0,
  unknownStatus: 0,
  basket: 0,
  total: 0,
  vatComputed: 0,
  ...unsaid,
  ...said,
})
