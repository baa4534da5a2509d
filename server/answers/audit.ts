import * as z from 'zod/mini'
import { auditActions, auditTargets } from '../../src/domain/audit'

const person = z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }))
const values = z.nullable(z.record(z.string(), z.unknown()))

export const auditEntryAnswer = z.object({
  id: z.uuid(),
  actorId: z.uuid(),
  action: z.enum(auditActions),
  targetType: z.enum(auditTargets),
  targetId: z.string(),
  before: values,
  after: values,
  ip: z.string(),
  createdAt: z.iso.datetime(),
  actor: person,
  target: person,
})
