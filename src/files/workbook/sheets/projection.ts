import { projectedMonths } from '../../../domain/model/constants'
import { startupInvestment } from '../../../domain/model/figures/fixed-costs'
import { answer } from '../../../domain/model/figures/outputs/answer'
import * as projection from '../../../domain/model/figures/projection'
import { horizon, isAnalysed, isCashPlanned } from '../../../domain/model/figures/typed/inputs'
import { growthNow } from '../../../domain/model/figures/vat/position'
import { preLaunchFixedCost, workingCapital } from '../../../domain/model/figures/working-capital'
import { excel, type Formula } from '../book'
import { firstValue, Lines, type Writing } from '../lines'
import { projectionColumns } from '../month-columns'
import { addMonths } from './months'

const { demand, earned, cashFlow, cumulativeCash, isBack } = projection.flat
const flat = [demand, earned, cashFlow, cumulativeCash, isBack]
const workings = [projection.endedOneTime, ...Object.values(projection.projected), ...flat]

const { of: answered, start } = answer.advanced.of.projection

const firstWorking = 8

/** The growth that these months count, which stands on the sheet of demand: that is written later. */
function addGrowth(lines: Lines): void {
  const { texts, places } = lines.writing
  lines.start(lines.word(growthNow), texts.unitOfKind('percent'))
  const formula: Formula = (from) => excel`${places.cellsOf(growthNow)[0] ?? '0'}`(from)
  lines.put(firstValue, { formula, value: places.shown(growthNow) }, 'percent')
  lines.row += 1
}

/** The sheet of the projection: the months of the horizon, and beside them the workings of all 36. */
export function addProjection(writing: Writing): void {
  const { texts, places } = writing
  const widths = [30, 12, 16, 16, 16, 16, 16, 10, ...workings.map(() => 16)]
  const off = { part: isAnalysed, text: texts.off('enableAdvancedAnalysis') }
  const lines = new Lines(writing, 'projection', { widths, frozen: { rows: 10, columns: 2 }, printedColumns: 7 }, off)
  lines.figures([startupInvestment, preLaunchFixedCost, workingCapital, projection.cashAtStart])
  addGrowth(lines)
  // What stands here differs from the sheet of cash by month.
  lines.note(
    lines.either(isCashPlanned, texts.word('workbook:besideCash', { sheet: texts.word('workbook:sheets.cash') }), ''),
  )
  const { row } = lines
  const columns = projectionColumns.map((name) => ({
    name,
    title: texts.word(`workbook:columns.projection_${name}`),
    at: (month: number) => {
      const figure = month > 0 ? answered[name] : Reflect.get(start, name)
      return figure ? { figure, row: Math.max(0, month - 1) } : null
    },
  }))
  const [isOn, last] = [isAnalysed, horizon].map((figure) => places.cellsOf(figure)[0] ?? '0')
  const isShown = (month: number) => ({
    formula: excel`AND(${isOn ?? '0'}=1,${month}<=${last ?? '0'})`,
    value: places.values.of(isAnalysed) === 1 && month <= Number(places.values.of(horizon)),
  })
  addMonths(lines, 'advanced.projection', projectedMonths, isShown, columns)
  lines.row = row
  lines.series(projection.t, workings, { skipped: 1, column: firstWorking })
}
