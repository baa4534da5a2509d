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
export const trackOf = (values: readonly number[]): Track => trackFrom([0, ...values])

/** A track from the least of the values to the greatest, with zero at its end where it is beyond. */
export function trackFrom(values: readonly number[]): Track {
  const low = Math.min(...values)
  const high = Math.max(...values)
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

/** A bar of a waterfall: what it shows, where it stands, and the level that it leaves, where the next one begins. */
export interface Step extends Span {
  amount: number
  level: number
}

interface Steps<T> {
  zero: number
  first: Step
  between: (T & Step)[]
  last: Step
}

/** The bars of a waterfall: an amount, what is added to it one after the other, and what comes of it. */
export function stepsOf<T extends { amount: number }>(start: number, parts: readonly T[], end: number): Steps<T> {
  let level = start
  const moves = parts.map((part) => {
    const from = level
    level += part.amount
    return { part, from, to: level }
  })
  const track = trackOf([start, ...moves.map(({ to }) => to), end])
  const step = (amount: number, to: number, from = 0): Step => ({
    amount,
    ...track.span(from, to),
    level: track.at(to),
  })
  return {
    zero: track.zero,
    first: step(start, start),
    between: moves.map(({ part, from, to }) => ({ ...part, ...step(part.amount, to, from) })),
    last: step(end, end),
  }
}
