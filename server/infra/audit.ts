import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { auditLog } from '../../db/schema'
import type { AuditAction, AuditTarget } from '../../src/domain/site/audit'
import { AppError } from './errors'
import { clientAddress } from './ip-key'

export interface AuditEntry {
  actorId: string
  ip: string
  action: AuditAction
  targetType: AuditTarget
  targetId: string
  before?: object
  after?: object
}

/** Rows an hour of one actor and action, of actions open to every account: the rows can never be deleted. */
export const rowsAnHour = 60

/**
 * How the log stays bounded. `all`: an action of administrators alone, recorded each time. `limited`: an action of any
 * account, refused beyond `rowsAnHour`. `hourly`: besides, the same action on the same target is recorded once an hour, as what
 * takes many calls is.
 */
const recordedRows: Record<AuditAction, 'all' | 'limited' | 'hourly'> = {
  'auth.login': 'all',
  'project.read': 'all',
  'list.export': 'all',
  'user.create': 'all',
  'user.status': 'all',
  'user.role': 'all',
  'user.password': 'all',
  'user.access': 'all',
  'user.sessions': 'all',
  'user.export': 'hourly',
  'user.delete': 'all',
  'order.status': 'all',
  'account.delete': 'limited',
  'payment.reuse': 'limited',
  'passkey.create': 'limited',
  'passkey.delete': 'limited',
  'recovery.create': 'limited',
  'recovery.use': 'limited',
  'token.create': 'limited',
  'token.revoke': 'limited',
  'webhook.create': 'limited',
  'webhook.status': 'hourly',
  'webhook.delete': 'limited',
  'store.connect': 'limited',
  'store.disconnect': 'limited',
  'programs.end': 'limited',
  'category_benchmark.create': 'all',
  'category_benchmark.update': 'all',
  'category_benchmark.delete': 'all',
  'default_cost.create': 'all',
  'default_cost.update': 'all',
  'default_cost.delete': 'all',
  'team_template.create': 'all',
  'team_template.update': 'all',
  'team_template.delete': 'all',
  'overhead_default.create': 'all',
  'overhead_default.update': 'all',
  'overhead_default.delete': 'all',
}

const lastHour = sql`now() - interval '1 hour'`

/** Rows of the last hour, as far as the limit. What an administrator does to accounts is counted for each of them. */
function rowsOf(tx: Db, { actorId, action, targetType, targetId }: AuditEntry) {
  const isOwned = and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), gt(auditLog.createdAt, lastHour))
  return tx
    .select({ targetId: auditLog.targetId })
    .from(auditLog)
    .where(and(isOwned, targetType === 'user' ? eq(auditLog.targetId, targetId) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(rowsAnHour)
}

/** Whether a row is still to be written; refuses the action where there is no room for one, so that none goes unrecorded. */
async function mustRecord(tx: Db, entry: AuditEntry): Promise<boolean> {
  const how = recordedRows[entry.action]
  if (how === 'all') return true
  const rows = await rowsOf(tx, entry)
  if (how === 'hourly' && rows.some(({ targetId }) => targetId === entry.targetId)) return false
  if (rows.length >= rowsAnHour) throw new AppError('TOO_MANY_TRIES', { retryAfter: 3600 })
  return true
}

/** One row for each thing that an administrator changes, in the transaction that changes it, or opens. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  if (await mustRecord(tx, entry)) await tx.insert(auditLog).values({ ...entry, ip: clientAddress(entry.ip) })
}
