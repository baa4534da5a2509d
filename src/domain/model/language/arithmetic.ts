import { quotient } from '../../numbers'

// What formulas do where something may have no meaning, written out for the generated evaluation.

type Maybe = number | null

export const sum = (a: Maybe, b: Maybe): Maybe => (a === null || b === null ? null : a + b)
export const difference = (a: Maybe, b: Maybe): Maybe => (a === null || b === null ? null : a - b)
export const product = (a: Maybe, b: Maybe): Maybe => (a === null || b === null ? null : a * b)
export const ratio = (a: Maybe, b: Maybe): Maybe => (a === null || b === null ? null : quotient(a, b))
export const extreme = (of: (a: number, b: number) => number, a: Maybe, b: Maybe): Maybe =>
  a === null || b === null ? null : of(a, b)

/** The smaller of two months, or the one that there is. */
export const earliest = (a: Maybe, b: Maybe): Maybe => (a === null ? b : b === null ? a : Math.min(a, b))

/** `a / b`; nothing of nothing is nothing. */
export const shareOf = (a: number, b: number): number => (b === 0 ? 0 : a / b)

/** Writes 0 into so many places of a list, which is as many as it then counts for. */
export function zeros(list: number[] | Float64Array, count: number): number {
  for (let at = 0; at < count; at += 1) list[at] = 0
  return count
}

/** 0 where a difference is rounding alone. */
export const nearZero = (value: number, tolerance: number): number => (Math.abs(value) <= tolerance ? 0 : value)
