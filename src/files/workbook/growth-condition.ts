import { isAnalysed, isCashGrowing, isCashPlanned } from '../../domain/model/figures/typed/inputs'
import { growthNow } from '../../domain/model/figures/vat/position'
import type { Figure } from '../../domain/model/language/figure'
import type { ResultName } from '../../domain/model/results/sections'
import { excel, type Formula, quoted, type Scalar } from './book'
import type { Writing } from './writing'

/** The month in which the money is back, which says beside itself with which growth that is. */
export const paybackResult: ResultName = 'cashPlan.backMonth'

/**
 * 'with growth of 8% per month', or without: cash by month counts growth only where the plan says so. Where it is off the quick
 * estimate stands in its place, which counts it.
 */
export function growthCondition({ texts, places }: Writing, isEstimated: boolean): { formula: Formula; value: Scalar } {
  const cell = (figure: Figure) => places.cellsOf(figure)[0] ?? '0'
  const isOn = (figure: Figure) => places.values.of(figure) === 1
  const growth = Number(places.values.of(growthNow))
  const percent = Math.round(growth * 10_000) / 100
  const [before = '', after = ''] = texts.word('workbook:growth.with', { rate: '\n' }).split('\n')
  const without = texts.word('workbook:growth.without')
  const counted = isOn(isCashPlanned) ? isOn(isCashGrowing) : isEstimated
  // What the sheet of demand holds is written later.
  const formula: Formula = (from) =>
    excel`IF(AND(${cell(isAnalysed)}=1,${cell(growthNow)}<>0,IF(${cell(isCashPlanned)}=1,${cell(isCashGrowing)},${isEstimated ? 1 : 0})=1),${quoted(before)}&ROUND(100*${cell(growthNow)},2)&${quoted(`%${after}`)},${quoted(without)})`(
      from,
    )
  return { formula, value: counted && growth !== 0 ? `${before}${percent}%${after}` : without }
}
