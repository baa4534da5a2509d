/** Below this an amount, count or percentage is nothing: floating-point noise. */
const epsilon = 0.000001

/** Above this no amount or count of a store makes sense; it also keeps every product of figures finite. */
export const maxNumber = 1e12

/** True for a plain object: what a plan, a product or any other element must be to count. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// `numberOf`, `heldAmount` and `quotient` are short enough to be written into every place that calls them, however many there are.

/** A finite number as it stands, anything else as the fallback. */
export function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && value - value === 0 ? value : fallback
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

/** A number held within 0 to 1e12. */
export function heldAmount(number: number): number {
  return number < epsilon ? 0 : number > maxNumber ? maxNumber : number
}

/** An amount or count as the formulas read it, 0 to 1e12. Source: docs/model.md, 'How a field is read'. */
export function amountOf(value: unknown, fallback = 0): number {
  return heldAmount(numberOf(value, fallback))
}

/** A percentage (0–100) as the formulas read it. Source: docs/model.md, 'How a field is read'. */
export function percentOf(value: unknown, fallback = 0, max = 100): number {
  return Math.min(amountOf(value, fallback), max)
}

/** `a / b`, or null where that has no meaning (nothing to divide by, or nothing to divide). */
export function quotient(a: number, b: number): number | null {
  const result = a / b
  return result - result === 0 ? result : null
}
