import { index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { disputeStates, taxDocumentKinds } from '../src/domain/options'
import { createdAt, id, oneOf } from './columns'
import { orders } from './schema'

/** What Stripe has told of payments that buyers dispute with their banks, also of payments that have not arrived yet. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** Stripe's. */
    id: text().primaryKey(),
    stripePaymentIntentId: text().notNull(),
    /** What was decided stays: an older answer of Stripe may come later. */
    state: text({ enum: disputeStates }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_disputes_intent_idx').on(t.stripePaymentIntentId),
    oneOf('payment_disputes_state', t.state, disputeStates),
  ],
)

/** Simplified tax invoices and the credit notes that take them back, as they were issued. No row is changed or deleted. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: id(),
    kind: text({ enum: taxDocumentKinds }).notNull(),
    /** From 1 without a gap, each kind by itself. */
    number: integer().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    sellerName: varchar({ length: 120 }).notNull(),
    sellerVatNumber: varchar({ length: 15 }).notNull(),
    sellerAddress: varchar({ length: 300 }).notNull(),
    sellerRegistration: varchar({ length: 10 }),
    /** In halalas, the VAT within it. */
    total: integer().notNull(),
    vat: integer().notNull(),
    vatPct: integer().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('tax_documents_number_key').on(t.kind, t.number),
    uniqueIndex('tax_documents_order_key').on(t.orderId, t.kind),
    oneOf('tax_documents_kind', t.kind, taxDocumentKinds),
  ],
)
