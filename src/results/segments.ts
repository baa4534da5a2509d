/** A bar's place on its track, 0 to 1. */
export interface Span {
  from: number
  to: number
}

export interface Track {
  /** The place of a figure on the track. */
  at: (value: number) => number
  /** From zero to a figure, or between two. */
  span: (value: number, other?: number) => Span
  zero: number
}

/** A track that holds zero and all of the values; of nothing but zero its end is 1. */
export function trackOf(values: readonly number[]): Track {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  // Halves, because the whole of two figures near the largest double would not be one.
  const width = high / 2 - low / 2 || 0.5
  const at = (value: number) => Math.min(1, Math.max(0, (value / 2 - low / 2) / width))
  return {
    at,
    zero: at(0),
    span: (value, other = 0) => {
      const [one, two] = [at(value), at(other)]
      return { from: Math.min(one, two), to: Math.max(one, two) }
    },
  }
}
