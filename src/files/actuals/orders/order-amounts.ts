import { isSameAmount, toHalala } from '../cells/amount'
import type { Discounts } from './order'

/** The amounts between an order's goods and its total as its row states them, in SAR; what a file has no column for is 0, VAT null. */
export interface StatedAmounts {
  discount: number
  coupon: number
  offers: number
  abandonedCart: number
  shipping: number
  codCharge: number
  vat: number | null
}

interface OrderAmounts {
  basket: number
  discounts: Discounts
  shipping: number
  codCharge: number
  /** What the file's amounts before VAT are multiplied by; 1 where they contain it. */
  vatFactor: number
}

/**
 * Whether the amounts above an order's total contain VAT, and whether its column of discounts is the sum of the others, is
 * found by which of them come to the total. Where none does, they contain it and are apart.
 */
export function amountsOf(stated: StatedAmounts, basket: number, total: number): OrderAmounts {
  const { discount, coupon, offers, abandonedCart, shipping, codCharge } = stated
  const vat = stated.vat ?? 0
  const named = coupon + offers + abandonedCart
  const rest = basket + shipping + codCharge - total
  const fits = (discounts: number, tax: number) => isSameAmount(rest + tax, discounts)
  const isSum = discount > 0 && named > 0 && discount + 0.01 >= named && (fits(discount, 0) || fits(discount, vat))
  const sum = isSum ? discount : discount + named
  const isBeforeVat = vat > 0 && !fits(sum, 0) && fits(sum, vat)
  const vatFactor = isBeforeVat && total > vat ? total / (total - vat) : 1
  const withVat = (amount: number) => toHalala(amount * vatFactor)
  return {
    basket: withVat(basket),
    discounts: {
      store: withVat(isSum ? discount - named : discount),
      coupon: withVat(coupon),
      offers: withVat(offers),
      abandonedCart: withVat(abandonedCart),
    },
    shipping: withVat(shipping),
    codCharge: withVat(codCharge),
    vatFactor,
  }
}
