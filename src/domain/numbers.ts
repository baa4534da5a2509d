/** Below this an amount, count or percentage is nothing: floating-point noise. */
const epsilon = 0.000001

/** Above this no amount or count of a store makes sense; it also keeps every product of figures finite. */
export const maxNumber = 1e12

/** True for a plain object: what a plan, a product or any other element must be to count. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A finite number as it stands, anything else as the fallback. */
export function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** A field's range, ends included. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** A number held within its range. Source: docs/model.md, 'How a field is read'. */
export function rangeOf(value: unknown, { min, max }: Range, fallback: number): number {
  return Math.min(Math.max(numberOf(value, fallback), min), max)
}

/** An amount or count as the formulas read it, 0 to 1e12. Source: docs/model.md, 'How a field is read'. */
export function amountOf(value: unknown, fallback = 0): number {
  const number = numberOf(value, fallback)
  return number < epsilon ? 0 : Math.min(number, maxNumber)
}

/** A percentage (0–100) as the formulas read it. Source: docs/model.md, 'How a field is read'. */
export function percentOf(value: unknown, fallback = 0, max = 100): number {
  return Math.min(amountOf(value, fallback), max)
}

/** `a / b`, or null where that has no meaning (nothing to divide by). */
export function quotient(a: number, b: number): number | null {
  const result = a / b
  return Number.isFinite(result) ? result : null
}
