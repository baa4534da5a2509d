import type { Db } from '../db/client'
import { auditLog } from '../db/schema'

export interface AuditEntry {
  actorId: string
  ip: string
  action: string
  targetType:
    | 'user'
    | 'category_benchmark'
    | 'default_cost'
    | 'team_template'
    | 'overhead_default'
    | 'order'
    | 'payment'
  targetId: string
  before?: object
  after?: object
}

/** One row for each thing that an administrator changes, in the transaction that changes it. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry)
}
