/** What an item gets of a whole that is shared out. */
export interface Shared<T> {
  item: T
  weight: number
  part: number
}

/** The largest part; of parts alike, the one with more weight, or the first. */
function largest<T>(shared: readonly Shared<T>[]): Shared<T> {
  return shared.reduce((a, b) => (b.part > a.part || (b.part === a.part && b.weight > a.weight) ? b : a))
}

/**
 * Shares whole `total` out among items by weight (equally when all weights are 0): each part rounded, what rounding
 * leaves over or lacks given to the largest. The parts sum up to `total`. Source: docs/model.md, 'Planning sales'.
 */
export function allocateDetailed<T>(total: number, items: readonly T[], weightOf: (item: T) => number): Shared<T>[] {
  const weighed = items.map((item) => ({ item, weight: weightOf(item) }))
  const sum = weighed.reduce((whole, { weight }) => whole + weight, 0)
  const shared = weighed.map(({ item, weight }) => {
    return { item, weight, part: Math.round(sum > 0 ? (total * weight) / sum : total / items.length) }
  })
  let left = shared.reduce((rest, { part }) => rest - part, total)
  while (left !== 0 && shared.length > 0) {
    largest(shared).part += Math.sign(left)
    left -= Math.sign(left)
  }
  return shared
}

/** The parts alone, of as many weights. */
export function allocate(total: number, weights: readonly number[]): number[] {
  return allocateDetailed(total, weights, (weight) => weight).map(({ part }) => part)
}
