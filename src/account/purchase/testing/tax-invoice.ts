import type { TaxDocument } from '../invoice/invoice-task'

/** The invoice of a purchase. */
export const taxInvoice: TaxDocument = {
  kind: 'invoice',
  number: 41,
  issuedAt: new Date('2026-11-23T09:30:00Z'),
  sellerName: 'شركة ميزان للتجارة',
  sellerVatNumber: '300000000000003',
  sellerAddress: '8228 Imam Road, Riyadh',
  sellerRegistration: '1010000000',
  total: 19_900,
  vat: 2596,
  vatPct: 15,
  qr: 'AQ==',
}
