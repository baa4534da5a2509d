import type { ErrorCode } from '../src/domain/error-codes'
import { guardPlanText, type PlanGuardReason } from '../src/domain/plan-guard'
import { AppError } from './errors'

const refusals: Record<Exclude<PlanGuardReason, 'not-an-object'>, ErrorCode> = {
  'too-large': 'PLAN_TOO_LARGE',
  'not-json': 'PLAN_NOT_JSON',
  'too-deep': 'PLAN_TOO_DEEP',
  'forbidden-key': 'PLAN_FORBIDDEN_KEY',
  'not-finite': 'PLAN_NUMBER',
  nul: 'NUL_CHARACTER',
}

/**
 * A plan arrives as JSON inside JSON, where the framework's guards do not look. Text that is JSON but no object is let
 * through: it reads as the blank plan.
 */
export function guardedPlan(text: string): string {
  const guard = guardPlanText(text)
  if (guard.ok || guard.reason === 'not-an-object') return text
  throw new AppError(refusals[guard.reason])
}
