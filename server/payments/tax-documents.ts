import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { taxDocuments } from '../../db/payment-schema'
import type { TaxDocumentKind } from '../../src/domain/options'
import { offerVatPct, vatInside } from '../../src/domain/site/product-price'
import type { Env } from '../infra/env'
import { taxQrText } from './tax-qr'

/** A seller who is registered for VAT, as invoices name one. */
export interface Seller {
  sellerName: string
  sellerVatNumber: string
  sellerAddress: string
  sellerRegistration: string | null
}

/** The seller of the settings; null where none is registered for VAT. */
export function sellerOf(env: Env): Seller | null {
  const { OPERATOR_NAME: sellerName, OPERATOR_VAT_NUMBER: sellerVatNumber, OPERATOR_ADDRESS: sellerAddress } = env
  if (!sellerName || !sellerVatNumber || !sellerAddress) return null
  return { sellerName, sellerVatNumber, sellerAddress, sellerRegistration: env.OPERATOR_REGISTRATION ?? null }
}

type Issued = Omit<typeof taxDocuments.$inferInsert, 'id' | 'kind' | 'number' | 'issuedAt'>

/** One document at a time, until the transaction ends: what is rolled back leaves no gap. To be called last in it. */
async function issue(tx: Db, kind: TaxDocumentKind, document: Issued): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tax documents ${kind}`}, 0))`)
  const { number } = taxDocuments
  const [last] = await tx
    .select({ number })
    .from(taxDocuments)
    .where(eq(taxDocuments.kind, kind))
    .orderBy(desc(number))
    .limit(1)
  await tx.insert(taxDocuments).values({ ...document, kind, number: (last?.number ?? 0) + 1 })
}

/** The simplified tax invoice of an order. `total` in halalas, VAT included. */
export async function issueInvoice(tx: Db, seller: Seller, orderId: string, total: number): Promise<void> {
  const { vat } = vatInside(total, offerVatPct)
  await issue(tx, 'invoice', { ...seller, orderId, total, vat, vatPct: offerVatPct })
}

const issuedColumns = {
  orderId: taxDocuments.orderId,
  sellerName: taxDocuments.sellerName,
  sellerVatNumber: taxDocuments.sellerVatNumber,
  sellerAddress: taxDocuments.sellerAddress,
  sellerRegistration: taxDocuments.sellerRegistration,
  total: taxDocuments.total,
  vat: taxDocuments.vat,
  vatPct: taxDocuments.vatPct,
}

/** The credit note of an order that was given back, by the seller who invoiced it; none where there was no invoice. */
export async function issueCreditNote(tx: Db, orderId: string): Promise<void> {
  const isInvoice = and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice'))
  const [invoice] = await tx.select(issuedColumns).from(taxDocuments).where(isInvoice)
  if (invoice) await issue(tx, 'creditNote', invoice)
}

/** The documents of an order with the text of their codes, the invoice first. */
export async function taxDocumentsOf(db: Db, orderId: string) {
  const { kind, number, issuedAt } = taxDocuments
  const documents = await db
    .select({ ...issuedColumns, kind, number, issuedAt })
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(taxDocuments.id)
  return documents.map(({ orderId: _order, ...document }) => ({ ...document, qr: taxQrText(document) }))
}
