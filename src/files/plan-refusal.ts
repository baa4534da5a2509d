import type { FileRefusal } from '../domain/error-codes'
import { isTooLong } from '../domain/plan/plan-bounds'
import { guardPlanValue, type PlanGuardReason } from '../domain/plan/plan-guard'

const refusalOf: Record<PlanGuardReason, FileRefusal> = {
  'too-large': 'planTooLarge',
  'not-json': 'brokenJson',
  'too-deep': 'planTooDeep',
  'forbidden-key': 'planForbidden',
  'not-finite': 'planForbidden',
  nul: 'planForbidden',
  'not-an-object': 'notAPlan',
}

/** Why a value may not be stored as a plan; null where it may. A file's own line breaks and indents do not count. */
export function planRefusal(value: unknown): FileRefusal | null {
  const guard = guardPlanValue(value)
  if (!guard.ok) return refusalOf[guard.reason]
  return isTooLong(JSON.stringify(value)) ? 'planTooLarge' : null
}
