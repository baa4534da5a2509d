import { halfHalala } from '../../domain/model/constants'
import { oneTimeMo } from '../../domain/model/figures/fixed-costs'
import { bottom } from '../../domain/model/figures/returns'
import { isCashGrowing } from '../../domain/model/figures/typed/inputs'
import { growthNow } from '../../domain/model/figures/vat/position'
import type { Figure } from '../../domain/model/language/figure'
import type { ResultName } from '../../domain/model/results/sections'
import { type Content, excel, type Formula, quoted, type SheetDraft } from './book'
import type { Writing } from './writing'

/** Whose growth is counted: none, that of the quick estimate, which always counts it, or that of cash by month, which may. */
type CountedGrowth = 'none' | 'estimate' | 'cashPlan'

/** The growth that results count which say how much money is needed. */
export const neededResults: Partial<Record<ResultName, CountedGrowth>> = {
  peakFundingNeed: 'estimate',
  'cashPlan.cashNeeded': 'cashPlan',
}

interface Condition {
  formula: Formula
  holds: boolean
}

/** Whether no amount of money is enough: each planned month uses up cash, and no growth that is counted could change that. */
export function noAmountEnough({ places }: Writing, counted: CountedGrowth): Condition {
  const cell = (figure: Figure) => places.cellsOf(figure)[0] ?? '0'
  const value = (figure: Figure) => places.values.of(figure)
  const isCounted = counted === 'estimate' || (counted === 'cashPlan' && value(isCashGrowing) === 1)
  const grows = isCounted && Number(value(growthNow)) > 0
  const breakEven = value(bottom.monthlyBreakEvenUnits)
  return {
    holds:
      Number(value(bottom.operatingIncome)) + Number(value(oneTimeMo)) <= halfHalala &&
      (typeof breakEven !== 'number' || !grows),
    formula: (from: SheetDraft) => {
      const losing = excel`${cell(bottom.operatingIncome)}+${cell(oneTimeMo)}<=${halfHalala}`(from)
      if (counted === 'none') return losing
      const growing = excel`${cell(growthNow)}>0`(from)
      const grows = counted === 'cashPlan' ? excel`AND(${cell(isCashGrowing)}=1,${growing})`(from) : growing
      return excel`AND(${losing},OR(NOT(ISNUMBER(${cell(bottom.monthlyBreakEvenUnits)})),NOT(${grows})))`(from)
    },
  }
}

/** One content where no amount of money is enough, and another where one is. */
export function whereNotEnough(writing: Writing, counted: CountedGrowth, not: string, other: Content | string) {
  const { holds, formula } = noAmountEnough(writing, counted)
  const content: Content = typeof other === 'string' ? { value: other, formula: excel`${quoted(other)}` } : other
  const otherwise = content.formula ?? excel`${String(content.value)}`
  return { formula: excel`IF(${formula},${quoted(not)},${otherwise})`, value: holds ? not : content.value }
}
