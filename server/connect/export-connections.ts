import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { apiTokens, webhookDeliveries, webhooks } from '../../db/connect-schema'
import { asTold } from './deliveries'

/** Far above what webhooks keep. */
const maxDeliveries = 1000

const { userId: _, ...exportedColumns } = getTableColumns(webhookDeliveries)

/** What connects other programs with an account, without what would open it: neither tokens nor secrets are stored. */
export async function connectionsOf(db: Db, userId: string) {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = apiTokens
  const deliveries = await db
    .select(exportedColumns)
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, userId))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(maxDeliveries)
  const { id: webhookId, url, events, isActive, failures, createdAt: since } = webhooks
  return {
    accessTokens: await db
      .select({ id, name, scope, createdAt, expiresAt, lastUsedAt })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(asc(id)),
    webhooks: await db
      .select({ id: webhookId, url, events, isActive, failures, createdAt: since })
      .from(webhooks)
      .where(eq(webhooks.userId, userId))
      .orderBy(asc(webhookId)),
    webhookDeliveries: deliveries.map(asTold),
  }
}
