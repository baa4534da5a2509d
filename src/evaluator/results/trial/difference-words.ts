/** Writes a number with its sign, `+` too, in the place where a minus stands in the language. */
export function signed(value: number, write: (value: number) => string): string {
  return value > 0 ? write(-value).replace('−', '+') : write(value)
}

/** How a figure differs from another: by how much, and by what part of the other where that has a meaning. */
interface Difference {
  amount: number
  /** In percent of the other; null where one of them is a loss or the other nothing, or where both are percentages. */
  sharePct: number | null
}

/** Null where one of them has no value. */
export function differenceOf(now: number | null, before: number | null, isPercent: boolean): Difference | null {
  if (now === null || before === null) return null
  const amount = now - before
  return { amount, sharePct: isPercent || before <= 0 || now < 0 ? null : (amount / before) * 100 }
}
