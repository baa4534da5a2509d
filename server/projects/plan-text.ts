import type { ErrorCode } from '../../src/domain/error-codes'
import { guardPlanText, guardPlanValue, type PlanGuardReason } from '../../src/domain/plan/plan-guard'
import { ownTurn } from '../http/event-loop-turns'
import { AppError } from '../infra/errors'

const refusals: Record<PlanGuardReason, ErrorCode> = {
  'too-large': 'PLAN_TOO_LARGE',
  'not-json': 'PLAN_NOT_JSON',
  'not-an-object': 'PLAN_NOT_OBJECT',
  'too-deep': 'PLAN_TOO_DEEP',
  'forbidden-key': 'PLAN_FORBIDDEN_KEY',
  'not-finite': 'PLAN_NUMBER',
  nul: 'NUL_CHARACTER',
}

/** Texts of an ordinary plan's length are looked through at once. */
const quicklyRead = 16_384

/**
 * A plan arrives as JSON inside JSON, where the framework's guards do not look. Text that is JSON but no object is let
 * through: it reads as the blank plan.
 */
export async function guardedPlan(text: string): Promise<string> {
  if (text.length > quicklyRead) await ownTurn()
  const guard = guardPlanText(text)
  if (guard.ok || guard.reason === 'not-an-object') return text
  throw new AppError(refusals[guard.reason])
}

/** The text of a plan that arrived as it is; 1e999, which no text would say any more, is refused as it is in one. */
export function planTextOf(plan: object): string {
  const guard = guardPlanValue(plan)
  if (!guard.ok) throw new AppError(refusals[guard.reason])
  return JSON.stringify(plan)
}

/** A plan that is to be kept: an object, in text that comes back as it was sent. */
export async function storablePlan(text: string): Promise<string> {
  if (text.length > quicklyRead) await ownTurn()
  const guard = guardPlanText(text)
  if (!guard.ok) throw new AppError(refusals[guard.reason])
  // Half a surrogate pair is no character: the database would keep another one in its place.
  if (!text.isWellFormed()) throw new AppError('PLAN_NOT_JSON')
  return text
}
