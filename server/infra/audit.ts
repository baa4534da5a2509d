import type { Db } from '../../db/client'
import { auditLog } from '../../db/schema'
import type { AuditAction, AuditTarget } from '../../src/domain/audit'
import { clientAddress } from '../http/ip-key'

export interface AuditEntry {
  actorId: string
  ip: string
  action: AuditAction
  targetType: AuditTarget
  targetId: string
  before?: object
  after?: object
}

/** One row for each thing that an administrator changes, in the transaction that changes it, or opens. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, ip: clientAddress(entry.ip) })
}
