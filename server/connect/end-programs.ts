import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { apiTokens, webhooks } from '../../db/connect-schema'
import { dropWaiting } from './deliveries'

/**
 * Closes an account to the programs that were let in: when its password was forgotten, when its address is confirmed for
 * the first time (who registered with it may have been someone else), and when it is deactivated. Webhooks stay, turned
 * off, so that their owner sees where they led.
 */
export async function endPrograms(tx: Db, userId: string): Promise<void> {
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId))
  const theirs = await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(eq(webhooks.userId, userId))
    .returning({ id: webhooks.id })
  for (const { id } of theirs) await dropWaiting(tx, id)
}
