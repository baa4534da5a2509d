import { isRecord } from '../numbers'
import { deepestNesting, isTooLong, isWithinBounds } from './plan-bounds'

/** Keys that could reach an object's prototype in code that copies them carelessly. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const planGuardReasons = [
  'too-large',
  'not-json',
  'too-deep',
  'forbidden-key',
  'not-finite',
  'nul',
  'not-an-object',
] as const
export type PlanGuardReason = (typeof planGuardReasons)[number]

/** Whether a plan's text may be stored, and if not, why. */
export type PlanGuardResult = { ok: true } | { ok: false; reason: PlanGuardReason }

const faultOfText = (text: string): PlanGuardReason | null => (text.includes('\0') ? 'nul' : null)

const faultOfKey = (key: string): PlanGuardReason | null =>
  forbiddenKeys.has(key) ? 'forbidden-key' : faultOfText(key)

function firstFault(values: readonly unknown[], depth: number): PlanGuardReason | null {
  for (const value of values) {
    const fault = faultOf(value, depth)
    if (fault !== null) return fault
  }
  return null
}

/** Every save is looked through, so without a pair made of each entry. */
function faultOfEntries(value: object, depth: number): PlanGuardReason | null {
  if (depth > deepestNesting) return 'too-deep'
  if (Array.isArray(value)) return firstFault(value, depth + 1)
  for (const key of Object.keys(value)) {
    const fault = faultOfKey(key)
    if (fault !== null) return fault
  }
  return firstFault(Object.values(value), depth + 1)
}

function faultOf(value: unknown, depth: number): PlanGuardReason | null {
  if (typeof value === 'string') return faultOfText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'not-finite'
  return typeof value === 'object' && value !== null ? faultOfEntries(value, depth) : null
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/**
 * Whether a plan that was read from JSON may be stored: an object of bounded lists, keys and depth, without keys that
 * reach a prototype, numbers that are not finite (1e999) and NUL characters. How long its text is, is not looked at.
 * Source: docs/model.md, 'What may be stored'.
 */
export function guardPlanValue(value: unknown): PlanGuardResult {
  if (!isWithinBounds(value)) return { ok: false, reason: 'too-large' }
  const fault = faultOf(value, 1)
  if (fault !== null) return { ok: false, reason: fault }
  return isRecord(value) ? { ok: true } : { ok: false, reason: 'not-an-object' }
}

/** Whether a plan's text may be stored: JSON of bounded length for what `guardPlanValue` lets pass. */
export function guardPlanText(text: string): PlanGuardResult {
  if (isTooLong(text)) return { ok: false, reason: 'too-large' }
  const parsed = parseJson(text)
  return parsed === null ? { ok: false, reason: 'not-json' } : guardPlanValue(parsed.value)
}
