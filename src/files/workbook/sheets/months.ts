import type { Figure } from '../../../domain/model/language/figure'
import { type CellDraft, type CellStyle, excel, type Formula, type Scalar } from '../book'
import { type Lines, serialOf } from '../lines'

/** A column of a table of months: a figure by its name in the answer, in a row of its series; 0 where it has none. */
export interface MonthColumn {
  name: string
  title: string
  at(month: number): { figure: Figure; row: number } | null
  style?: CellStyle
}

/** Whether a month is one of those that a plan shows. */
type IsShown = (month: number) => { formula: Formula; value: boolean }

/** What the calendar says of a month of the plan: a date of the spreadsheet. */
export function calendarMonth(start: CellDraft, month: number) {
  const value = Number(start.value)
  return {
    formula: excel`IF(AND(${start}>0,${month}>0),DATE(2025,${start}+${month}-1,1),"")`,
    value: value > 0 && month > 0 ? serialOf(2025, value + month - 1) : '',
  }
}

/** The months of the answer at `path`, from 0 to the last that there can be: empty where the plan shows none. */
export function addMonths(
  lines: Lines,
  path: string,
  last: number,
  isShown: IsShown,
  columns: readonly MonthColumn[],
): ReadonlyMap<string, readonly CellDraft[]> {
  const { book, texts, places } = lines.writing
  const words = ['month', 'calendarMonth'].map((key) => texts.word(`workbook:columns.${key}`))
  lines.columns([...words, ...columns.map(({ title }) => title)], 1)
  const cells = new Map<string, CellDraft[]>(columns.map(({ name }) => [name, []]))
  for (let month = 0; month <= last; month += 1) {
    const shown = isShown(month)
    const put = (column: number, given: { formula: Formula; value: Scalar }, style: CellStyle, result?: string) => {
      const whenShown = {
        formula: excel`IF(${shown.formula},${given.formula},"")`,
        value: shown.value ? given.value : '',
      }
      return lines.put(column, whenShown, style, result === undefined ? {} : { result })
    }
    put(1, { formula: excel`${month}`, value: month }, 'whole')
    put(2, calendarMonth(book.cell('startMonth'), month), 'date')
    for (const [column, { name, at, style = 'money' }] of columns.entries()) {
      const of = at(month)
      const given = of
        ? { formula: places.answer(of.figure, null, of.row), value: places.shown(of.figure, of.row) }
        : { formula: excel`0`, value: 0 }
      cells.get(name)?.push(put(3 + column, given, style, `${path}.${month}.${name}`))
    }
    lines.row += 1
  }
  return cells
}
