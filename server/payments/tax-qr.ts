/** What the code on a simplified tax invoice says. Amounts are in halalas. */
export interface TaxCode {
  sellerName: string
  sellerVatNumber: string
  issuedAt: Date
  total: number
  vat: number
}

const amountOf = (halalas: number) => (halalas / 100).toFixed(2)

/** Tag, length in bytes and value: one byte each for the first two. */
function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}

/**
 * The text of an invoice's QR code in the first phase of e-invoicing: seller, VAT number, time, total and VAT as tags 1 to 5 of
 * TLV, in base64. Source: ZATCA, 'Security Features Implementation Standards', QR code.
 */
export function taxQrText({ sellerName, sellerVatNumber, issuedAt, total, vat }: TaxCode): string {
  const time = `${issuedAt.toISOString().slice(0, 19)}Z`
  const values = [sellerName, sellerVatNumber, time, amountOf(total), amountOf(vat)]
  return Buffer.concat(values.map((value, at) => field(at + 1, value))).toString('base64')
}
