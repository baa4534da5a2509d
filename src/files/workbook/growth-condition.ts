import { isAnalysed, isCashGrowing, isCashPlanned, seasonality } from '../../domain/model/figures/typed/inputs'
import { growthNow } from '../../domain/model/figures/vat/position'
import type { Figure } from '../../domain/model/language/figure'
import type { ResultName } from '../../domain/model/results/sections'
import { type CellDraft, type Content, excel, type Formula, quoted, type SheetDraft } from './book'
import { neededResults, whereNotEnough, whereStillFalling } from './not-enough'
import type { Writing } from './writing'

/** The month in which the money is back, which says beside itself with which growth that is. */
export const paybackResult: ResultName = 'cashPlan.backMonth'

/** Whether growth is counted: by cash by month only where the plan says so, and by the quick estimate in its place. */
function countedGrowth({ texts, places }: Writing, isEstimated: boolean): { formula: Formula; value: string } {
  const cell = (figure: Figure) => places.cellsOf(figure)[0] ?? '0'
  const isOn = (figure: Figure) => places.values.of(figure) === 1
  const growth = Number(places.values.of(growthNow))
  // As a spreadsheet rounds: of 607.4999999999999 the digits that a float does not hold are none.
  const percent = Math.round(Number((growth * 10_000).toPrecision(12))) / 100
  const [before = '', after = ''] = texts.word('results:growth.with', { rate: '\n' }).split('\n')
  const without = texts.word('results:growth.without')
  const counted = isOn(isCashPlanned) ? isOn(isCashGrowing) : isEstimated
  const counts: Formula = (from) =>
    excel`IF(${cell(isCashPlanned)}=1,${cell(isCashGrowing)},${isEstimated ? 1 : 0})=1`(from)
  const rate: Formula = (from) => excel`ROUND(100*${cell(growthNow)},2)&${quoted(`%${after}`)}`(from)
  return {
    // What the sheet of demand holds is written later.
    formula: (from) =>
      excel`IF(AND(${cell(isAnalysed)}=1,${cell(growthNow)}<>0,${counts}),${quoted(before)}&${rate},${quoted(without)})`(
        from,
      ),
    value: counted && growth !== 0 ? `${before}${percent}%${after}` : without,
  }
}

/** With which growth cash by month counts; nothing where it counts none. */
function grownCondition(writing: Writing): Required<Content> {
  const { formula, value } = countedGrowth(writing, false)
  const without = writing.texts.word('results:growth.without')
  return {
    formula: (from) => excel`IF(${formula}=${quoted(without)},"",${formula})`(from),
    value: value === without ? '' : value,
  }
}

/** By how much the quick estimate multiplies the sales of every month; nothing where it takes them as planned. */
export function seasonCondition({ texts, places }: Writing): Required<Content> {
  const cell = places.cellsOf(seasonality)[0] ?? '1'
  const factor = Number(places.values.of(seasonality))
  const [before = '', after = ''] = texts.word('results:advanced.season', { factor: '\n' }).split('\n')
  return {
    formula: (from) => excel`IF(${cell}=1,"",${quoted(before)}&${cell}&${quoted(after)})`(from),
    value: factor === 1 ? '' : `${before}${factor}${after}`,
  }
}

/**
 * What stands beside an amount of cash: `notEnough` where no amount of money is enough, else the growth that it counts, and that
 * cash still falls at the end. Nothing beside other results.
 */
export function amountCondition(writing: Writing, name: ResultName, notEnough: string): Content | string {
  const { texts } = writing
  if (name === 'cashPlan.lowestCash') return grownCondition(writing)
  const counted = neededResults[name]
  if (!counted) return ''
  const stillFalling = texts.word('results:growth.stillFalling')
  if (counted === 'estimate')
    return whereNotEnough(
      writing,
      counted,
      notEnough,
      whereStillFalling(writing, counted, stillFalling, seasonCondition(writing)),
    )
  // It falls so only where growth is counted, for else no amount is enough.
  const grown = grownCondition(writing)
  const falling = whereStillFalling(writing, counted, `${texts.word('workbook:comma')}${stillFalling}`)
  return whereNotEnough(writing, counted, notEnough, {
    formula: (from) => excel`${grown.formula}&${falling.formula}`(from),
    value: `${grown.value}${falling.value}`,
  })
}

/**
 * What stands beside the month in which the money is back: 'with growth of 8% per month', or that there is no such month. Nothing
 * while no part of the plan knows it.
 */
export function growthCondition(writing: Writing, month: CellDraft, isEstimated: boolean) {
  const { texts, places } = writing
  const condition = countedGrowth(writing, isEstimated)
  // Where no amount is enough the money is back for a time. So it may be where later months take some of it: no cell knows those, so
  // it is said of the month found when the file was made.
  const forATime = texts.word('results:growth.forATime')
  const back = whereNotEnough(
    writing,
    isEstimated ? 'estimate' : 'cashPlan',
    forATime,
    isEstimated || !writing.isBackForNow
      ? condition
      : {
          formula: (from: SheetDraft) =>
            excel`IF(${month}=${Number(month.value)},${quoted(forATime)},${condition.formula})`(from),
          value: forATime,
        },
  )
  const never = `${texts.word('results:growth.notWithinPlan')}${texts.word('workbook:comma')}`
  const parts = isEstimated ? [isCashPlanned, isAnalysed] : [isCashPlanned]
  const isKnown = parts.some((part) => places.values.of(part) === 1)
  const sum = (from: SheetDraft) => parts.map((part) => excel`${places.cellsOf(part)[0] ?? '0'}`(from)).join('+')
  const unknown = isKnown ? `${never}${condition.value}` : ''
  return {
    formula: (from: SheetDraft) =>
      excel`IF(ISNUMBER(${month}),${back.formula},IF(${sum}>0,${quoted(never)}&${condition.formula},""))`(from),
    value: typeof month.value === 'number' ? back.value : unknown,
  }
}
