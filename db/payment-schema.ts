import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { disputeStates } from '../src/domain/options'
import { createdAt, oneOf } from './columns'

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
