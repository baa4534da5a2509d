import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { apiTokens, webhooks } from '../../db/connect-schema'
import { audit } from '../infra/audit'
import { dropWaiting } from './deliveries'

/** By whom an account is closed to programs, and from where; null for the settings of the installation. */
interface ClosedBy {
  actorId: string
  ip: string
}

/**
 * Closes an account to the programs that were let in: when its password was forgotten, when its address is confirmed for
 * the first time (who registered with it may have been someone else), and when it is deactivated. Webhooks stay, turned
 * off, so that their owner sees where they led. The log tells how many there were of each, which is given, too. The account's row is locked by
 * then, so that none is let in meanwhile.
 */
export async function endPrograms(tx: Db, userId: string, by: ClosedBy | null) {
  const revoked = await tx.delete(apiTokens).where(eq(apiTokens.userId, userId)).returning({ id: apiTokens.id })
  const turnedOff = await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.userId, userId), eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id })
  for (const { id } of turnedOff) await dropWaiting(tx, { userId, webhookId: id })
  const after = { tokensRevoked: revoked.length, webhooksTurnedOff: turnedOff.length }
  if (by !== null && revoked.length + turnedOff.length > 0)
    await audit(tx, { ...by, action: 'programs.end', targetType: 'user', targetId: userId, after })
  return after
}
