import { isRecord } from './reading'

/** Keys that could reach an object's prototype in code that copies them carelessly. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** How many objects and lists may stand inside one another; the plan itself is the first. */
export const deepestNesting = 20

/** The longest text of a plan that is kept, in bytes of UTF-8. */
export const largestPlanBytes = 256 * 1024

export const planGuardReasons = [
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

/** Bytes of one UTF-16 unit of a text in UTF-8; a character of two units has four bytes. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  return unit < 0x800 || isHalf ? 2 : 3
}

function isTooLarge(text: string): boolean {
  if (text.length > largestPlanBytes) return true
  if (text.length * 3 <= largestPlanBytes) return false
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) bytes += bytesOf(text.charCodeAt(index))
  return bytes > largestPlanBytes
}

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
 * Whether a plan's text may be stored: JSON for an object, of bounded size and depth, without keys that reach a
 * prototype, numbers that are not finite (1e999) and NUL characters. Source: docs/model.md, 'What may be stored'.
 */
export function guardPlanText(text: string): PlanGuardResult {
  if (isTooLarge(text)) return { ok: false, reason: 'too-large' }
  const parsed = parseJson(text)
  if (parsed === null) return { ok: false, reason: 'not-json' }
  const fault = faultOf(parsed.value, 1)
  if (fault !== null) return { ok: false, reason: fault }
  return isRecord(parsed.value) ? { ok: true } : { ok: false, reason: 'not-an-object' }
}
