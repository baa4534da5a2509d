import type { OrderMethod, OrderState } from '../../../domain/actuals/month'

/** So many units of a product in one bundle. */
export interface BundlePart {
  sku: string
  name: string
  units: number
}

/** A part of an order: so many units of a product. */
export interface OrderLine {
  sku: string
  name: string
  units: number
  /** What the units came to before discounts on the order, in SAR with VAT. */
  value: number
  /** What one of a bundle holds; empty where it is none. */
  parts: readonly BundlePart[]
}

/** Discounts on an order, in SAR with VAT, by what gave them. */
export interface Discounts {
  store: number
  coupon: number
  offers: number
  abandonedCart: number
}

/** An order without its customer. Amounts are SAR with VAT. */
export interface Order {
  /** Its number in the store. It stays on the device. */
  number: string
  /** Milliseconds since 1970. */
  placedAt: number
  /** When the file says it was changed last; null where it does not. */
  updatedAt: number | null
  /** Null where its status is of the merchant's own making and nothing was answered about it. */
  state: OrderState | null
  /** Its status as the file writes it. */
  status: string
  method: OrderMethod
  basket: number
  discounts: Discounts
  shipping: number
  codCharge: number
  vatStated: number | null
  /** What the order came to, refunds not taken off. */
  total: number
  refunded: number
  lines: OrderLine[]
  /** A salted hash of the customer; null where the file has none. */
  customer: number | null
  /** It is a customer's first by the store's own count; null where the file does not say. */
  isFirst: boolean | null
}
