import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'

/**
 * One happening at a time for one payment, in whichever process, until the transaction ends: what came first is seen
 * by what comes second, so that a payment never overtakes its own refund.
 */
export async function lockPayment(tx: Db, intentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${intentId}`}, 0))`)
}

/** The row that records a refund, also of a payment that has not arrived yet. */
export const refundMark = (intentId: string) => `refund of ${intentId}`
