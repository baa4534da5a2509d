/** The figure of a month in a list; 0 outside it. */
export function valueAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}
