import { isStillFalling } from '../../domain/model/figures/conclusion/cash-ahead'
import {
  isCashNeverEnough,
  isFundingNeverEnough,
  isFundingStillFalling,
  usesUpCash,
} from '../../domain/model/figures/conclusion/never-enough'
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

/** The growth that results count which say how much money is needed. */
export const neededResults: Partial<Record<ResultName, 'estimate' | 'cashPlan'>> = {
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
export const whereNotEnough = (
  writing: Writing,
  counted: keyof typeof neverEnough,
  not: string,
  other: Content | string,
) => where(writing, neverEnough[counted], not, other)

/** When growth that is counted ends what is used up only after the months that are looked at. */
const stillFalling = { estimate: isFundingStillFalling, cashPlan: isStillFalling } as const

/** A text where cash still falls at the end of them, and another content where it does not. */
export const whereStillFalling = (
  writing: Writing,
  counted: keyof typeof stillFalling,
  text: string,
  other: Content | string = '',
) => where(writing, stillFalling[counted], text, other)
