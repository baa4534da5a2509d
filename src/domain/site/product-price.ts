/** What lifetime access costs, once and with VAT inside, in SAR. Source: docs/rest.md, 'Payments'. */
export const lifetimePriceSAR = 199

/** The same in halalas, as card payments are counted: whole numbers only. */
export const lifetimePriceHalalas = lifetimePriceSAR * 100

/** The expert consultation that comes with the purchase: its hours, and what they are worth in SAR. */
export const consultation = { hours: 2, valueSAR: 500 } as const

/** How an order names what was sold. */
export const lifetimeProductName = `Mizan: lifetime access with ${consultation.hours} hours of expert consultation`

/** How Stripe's payments say that they are for this: `metadata.product`. Owners of payment links set it (docs/running.md). */
export const lifetimeProductId = 'mizan-lifetime'

/** The standard rate of VAT in Saudi Arabia, 0 to 100. */
export const offerVatPct = 15

/**
 * What of an amount is VAT, when the amount holds it already: amount × rate / (100 + rate), rounded to the halala, and
 * the rest. All in halalas; `net` and `vat` always add up to the amount.
 */
export function vatInside(totalHalalas: number, vatPct: number): { net: number; vat: number } {
  const vat = Math.round((totalHalalas * vatPct) / (100 + vatPct))
  return { net: totalHalalas - vat, vat }
}

/** The number that an order goes by on its receipt: the last eight digits of its id. */
export function orderNumber(orderId: string): string {
  return orderId.replaceAll('-', '').slice(-8).toUpperCase()
}

/** An IBAN in groups of four, as banks print it: it breaks between them where a line is too short. */
export function spacedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
