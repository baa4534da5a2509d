import type { Benchmark } from '../domain/reference/benchmarks'
import { type Span, trackOf } from './segments'

export interface UsualRange {
  min: number
  typical: number
  max: number
}

export const marginRange = (benchmark: Benchmark): UsualRange => ({
  min: benchmark.minMargin,
  typical: benchmark.typicalMargin,
  max: benchmark.maxMargin,
})

export const cacRange = (benchmark: Benchmark): UsualRange => ({
  min: benchmark.minCac,
  typical: benchmark.typicalCac,
  max: benchmark.maxCac,
})

export type Standing = 'below' | 'lower' | 'typical' | 'upper' | 'above'

const inCents = (value: number) => Math.round(value * 100)

/** Where a figure stands against what is usual: below, within (under, at or over the typical one), or above. */
export function standingIn({ min, typical, max }: UsualRange, value: number): Standing {
  // What is written alike is alike, regardless of what division left behind the cents.
  if (inCents(value) === inCents(typical)) return 'typical'
  if (value < min) return 'below'
  if (value > max) return 'above'
  return value < typical ? 'lower' : 'upper'
}

export interface RangePicture {
  usual: Span
  typical: number
  yours: number | null
  zero: number
}

/** The usual range and one's own figure on one track, which reaches a little beyond both. */
export function rangePicture(range: UsualRange, yours: number | null): RangePicture {
  const track = trackOf([range.max * 1.3, yours === null ? 0 : yours * 1.05])
  return {
    usual: track.span(range.min, range.max),
    typical: track.at(range.typical),
    yours: yours === null ? null : track.at(yours),
    zero: track.zero,
  }
}
