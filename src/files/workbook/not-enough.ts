import { isStillFalling } from '../../domain/model/figures/conclusion/cash-ahead'
import { isCashNeverEnough, isFundingNeverEnough, usesUpCash } from '../../domain/model/figures/conclusion/never-enough'
import type { Figure } from '../../domain/model/language/figure'
import type { ResultName } from '../../domain/model/results/sections'
import { type Content, excel, quoted } from './book'
import { conditionOf } from './formula/emit'
import type { Writing } from './writing'

/** When no amount of money is enough, by whose growth is counted: none, that of the quick estimate, or that of cash by month. */
const neverEnough = {
  none: usesUpCash,
  estimate: isFundingNeverEnough,
  cashPlan: isCashNeverEnough,
} as const

type CountedGrowth = keyof typeof neverEnough

/** The growth that results count which say how much money is needed. */
export const neededResults: Partial<Record<ResultName, CountedGrowth>> = {
  peakFundingNeed: 'estimate',
  'cashPlan.cashNeeded': 'cashPlan',
}

function where({ places }: Writing, when: Figure, then: string, other: Content | string): Required<Content> {
  const content: Content = typeof other === 'string' ? { value: other, formula: excel`${quoted(other)}` } : other
  const otherwise = content.formula ?? excel`${String(content.value)}`
  return {
    formula: (from) => excel`IF(${conditionOf(when, places.grid(from, 'plan'))},${quoted(then)},${otherwise})`(from),
    value: places.values.of(when) === 1 ? then : content.value,
  }
}

/** One content where no amount of money is enough, and another where one is. */
export const whereNotEnough = (writing: Writing, counted: CountedGrowth, not: string, other: Content | string) =>
  where(writing, neverEnough[counted], not, other)

/** A text where cash still falls in the last month of cash by month. */
export const whereStillFalling = (writing: Writing, text: string) => where(writing, isStillFalling, text, '')
