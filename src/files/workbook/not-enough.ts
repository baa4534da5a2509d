import { cashPlanRows } from '../../domain/model/figures/cash/results'
import { lastMonth } from '../../domain/model/figures/cash/terms'
import { bringsCash } from '../../domain/model/figures/conclusion/conclusion'
import { bottom } from '../../domain/model/figures/returns'
import { grossSalesInclVAT } from '../../domain/model/figures/sales'
import { isCashGrowing } from '../../domain/model/figures/typed/inputs'
import { growthNow } from '../../domain/model/figures/vat/position'
import { flag } from '../../domain/model/language/declare'
import type { Figure } from '../../domain/model/language/figure'
import type { ResultName } from '../../domain/model/results/sections'
import { type Content, excel, quoted } from './book'
import { conditionOf } from './formula/emit'
import type { Writing } from './writing'

/** Whose growth is counted: none, that of the quick estimate, which always counts it, or that of cash by month, which may. */
type CountedGrowth = 'none' | 'estimate' | 'cashPlan'

/** The growth that results count which say how much money is needed. */
export const neededResults: Partial<Record<ResultName, CountedGrowth>> = {
  peakFundingNeed: 'estimate',
  'cashPlan.cashNeeded': 'cashPlan',
}

/** More sales help where each of them leaves something. */
const doesGrowthHelp = flag`AND(${growthNow} > 0, ${bottom.contributionPerUnit} > 0)`

const usesUpCash = flag`AND(${grossSalesInclVAT} > 0, NOT(${bringsCash}))`

/** Whether no amount of money is enough: each planned month uses up cash, and no growth that is counted could change that. */
const isNoAmountEnough = {
  none: usesUpCash,
  estimate: flag`AND(${usesUpCash}, NOT(${doesGrowthHelp}))`,
  cashPlan: flag`AND(${usesUpCash}, NOT(AND(${isCashGrowing}, ${doesGrowthHelp})))`,
} as const

/** Whether the last month of cash by month is its lowest, though growth that it counts may help later. */
const isStillFalling = flag`AND(${usesUpCash}, NOT(${isNoAmountEnough.cashPlan}), ${cashPlanRows.lowestMonth.figure} >= ${lastMonth})`

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
  where(writing, isNoAmountEnough[counted], not, other)

/** A text where cash still falls in the last month of cash by month. */
export const whereStillFalling = (writing: Writing, text: string) => where(writing, isStillFalling, text, '')
