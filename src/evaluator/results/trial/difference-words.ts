/** Writes a number with its sign, `+` too, in the place where a minus stands in the language. */
export function signed(value: number, write: (value: number) => string): string {
  return value > 0 ? write(-value).replace('−', '+') : write(value)
}

/** More decimals than any figure is written with. */
const mostDecimals = 4

/** As figures are written: halves away from zero, of the decimals that are read and not of those that are held. */
const roundedTo = (value: number, decimals: number) =>
  Math.sign(value) * Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`)

/** A figure as it is read: two that stand beside each other differ by what their readers subtract. */
export function asShown(value: number, write: (value: number) => string): number {
  const text = write(value)
  for (let decimals = 0; decimals < mostDecimals; decimals++) {
    const rounded = roundedTo(value, decimals)
    if (write(rounded) === text) return rounded
  }
  return value
}

/** How far a figure is from another, as both are read. */
export const differenceAsShown = (figure: number, other: number, write: (value: number) => string): number =>
  asShown(figure, write) - asShown(other, write)

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
