import { projectedMonths } from '../../../domain/model/constants'
import { startupInvestment } from '../../../domain/model/figures/fixed-costs'
import { answer } from '../../../domain/model/figures/outputs/answer'
import * as projection from '../../../domain/model/figures/projection'
import { horizon, isAnalysed } from '../../../domain/model/figures/typed/inputs'
import { preLaunchFixedCost, workingCapital } from '../../../domain/model/figures/working-capital'
import { excel } from '../book'
import { calendarMonth, Lines, type Writing } from '../lines'

const { demand, earned, cashFlow, cumulativeCash, isBack } = projection.flat
const flat = [demand, earned, cashFlow, cumulativeCash, isBack]
const workings = [projection.endedOneTime, ...Object.values(projection.projected), ...flat]

const { of: answered, start } = answer.advanced.of.projection
const shown = Object.entries(answered).filter(([name]) => name !== 'month')

const firstWorking = 9

/** The months of the horizon. */
function addShown(lines: Lines, month: number): void {
  const { book, places } = lines.writing
  const [isOn, last] = [places.cellsOf(isAnalysed), places.cellsOf(horizon)].map(([cell]) => cell)
  if (!isOn || !last) throw new Error('The horizon is typed')
  const isShown = {
    formula: excel`AND(${isOn}=1,${month}<=${last})`,
    value: isOn.value === 1 && month <= Number(last.value),
  }
  const number = { formula: excel`IF(${isShown.formula},${month},"")`, value: isShown.value ? month : '' }
  book.formula(lines.sheet, lines.row, 1, number, 'whole')
  book.formula(lines.sheet, lines.row, 2, calendarMonth(lines.writing, month, isShown), 'date')
  for (const [column, [name, figure]] of shown.entries()) {
    const result = `advanced.projection.${month}.${name}`
    const of = month > 0 ? { figure, row: month - 1 } : { figure: Reflect.get(start, name), row: 0 }
    const value = of.figure ? places.answer(of.figure, null, of.row) : excel`0`
    const given = {
      formula: excel`IF(${isShown.formula},${value},"")`,
      value: isShown.value ? (of.figure ? places.shown(of.figure, of.row) : 0) : '',
    }
    book.formula(lines.sheet, lines.row, 3 + column, given, 'money', { result })
  }
}

/** The sheet of the projection: the months of the horizon, and beside them the workings of all 36. */
export function addProjection(writing: Writing): void {
  const { book, texts, places } = writing
  const widths = [24, 16, 20, 20, 20, 20, 20, 10, ...workings.map(() => 16)]
  const lines = new Lines(writing, 'projection', { widths, frozen: { rows: 9, columns: 2 }, printedColumns: 7 })
  lines.figures([startupInvestment, preLaunchFixedCost, workingCapital, projection.cashAtStart])
  lines.row += 1
  const words = ['month', 'calendarMonth', ...shown.map(([name]) => `projection_${name}`), 'month']
  const titles = words.map((key) => texts.word(`workbook:columns.${key}`))
  lines.columns([...titles, ...workings.map((figure) => lines.word(figure, 'column'))], 1)
  places.counts(projection.t, 1)
  for (let month = 0; month <= projectedMonths; month += 1) {
    addShown(lines, month)
    const number = book.put(lines.sheet, lines.row, firstWorking - 1, month, 'whole')
    if (month > 0) {
      places.put(projection.t, number)
      for (const [at, figure] of workings.entries()) lines.cell(figure, firstWorking + at, month - 1)
    }
    lines.row += 1
  }
}
