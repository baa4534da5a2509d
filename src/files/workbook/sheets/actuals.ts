import { type ComparedMonth, cumulativeOf } from '../../../domain/actuals/compared-month'
import type { ExportedMonth } from '../../../domain/actuals/exported-months'
import { type ActualFigure, actualFigures, figureUnits } from '../../../domain/actuals/figures'
import { bridgeGroups } from '../../../domain/actuals/groups'
import { currencyWord } from '../../../i18n/format'
import { type CellDraft, type CellStyle, excel, type Formula } from '../book'
import { firstValue, Lines, serialOf, type Writing } from '../lines'

/** A cell of a month, by its place among the months. */
type Cells = readonly (CellDraft | undefined)[]

/** A figure of a month as the sheet has it: typed, or worked out from cells of the same month. */
interface Given {
  value: number
  formula?: Formula
}

/** A sheet of months, a column each. */
class MonthLines extends Lines {
  line(label: string, style: CellStyle, months: readonly (Given | null)[], isStrong = false): Cells {
    const { texts } = this.writing
    if (months.every((given) => given === null)) return []
    this.start(label, style === 'money' ? currencyWord('SAR', texts.language) : '', isStrong)
    const cells = months.map((given, at) => {
      const options = isStrong ? ({ isStrong } as const) : {}
      return given ? this.put(firstValue + at, given, style, options) : undefined
    })
    this.row += 1
    return cells
  }

  months(months: readonly ComparedMonth[]): void {
    for (const [at, { month }] of months.entries())
      this.put(firstValue + at, serialOf(Number(month.slice(0, 4)), Number(month.slice(5))), 'date')
    this.row += 1
  }
}

/** The planned profit of an ordinary month that is not closed is the plan's own, and follows what is typed in the workbook. */
function plannedOf({ book }: Writing, { monthOfSales, isClosed, planned }: ComparedMonth): Given {
  const own = book.resultCell('bottomLine.operatingIncome')
  const isSame = Math.abs(Number(own.value) - planned) < 0.005
  return isSame && monthOfSales === null && !isClosed ? { value: planned, formula: excel`${own}` } : { value: planned }
}

const cellAt = (cells: Cells, at: number) => {
  const cell = cells[at]
  if (!cell) throw new Error('A month has no such figure')
  return cell
}

/** What each month left beside its plan, step by step. */
function addResults(lines: MonthLines, months: readonly ComparedMonth[]): void {
  const { texts } = lines.writing
  const money = (key: string, given: (month: ComparedMonth, at: number) => Given | null, isStrong = false) =>
    lines.line(texts.word(`actuals:${key}`), 'money', months.map(given), isStrong)
  lines.heading('actualProfit')
  lines.months(months)
  const planned = money('left.plannedProfit', (month) => plannedOf(lines.writing, month), true)
  const effects = bridgeGroups.map((group) =>
    money(`groups.${group}`, ({ steps }) => {
      const step = steps.find((one) => one.group === group)
      return step ? { value: step.effect } : null
    }),
  )
  const rest = money('left.notExplained', ({ notExplained: value }) => ({ value }))
  const actual = money('left.actualProfit', ({ actual: value }) => ({ value }), true)
  for (const [at, cell] of rest.entries()) {
    if (!cell) continue
    const known = effects.flatMap((cells) => cells[at] ?? [])
    const sum: Formula = (from) => known.map((effect) => excel`-${effect}`(from)).join('')
    cell.formula = excel`${cellAt(actual, at)}-${cellAt(planned, at)}${sum}`
  }
  money('left.change', (month, at) => ({
    value: month.actual - month.planned,
    formula: excel`${cellAt(actual, at)}-${cellAt(planned, at)}`,
  }))
  const cumulative = cumulativeOf(months)
  money('overview.cumulative', (_, at) => ({
    value: cumulative[at] ?? 0,
    formula: excel`SUM(${actual.slice(0, at + 1).flatMap((cell) => cell ?? [])})`,
  }))
}

const styleOf = (figure: ActualFigure): CellStyle => (figureUnits[figure] === 'count' ? 'count' : 'money')

/** Each figure of each month, as it was, as it was planned, and by how much it differs. */
function addFigures(lines: MonthLines, months: readonly ExportedMonth[]): void {
  const { texts } = lines.writing
  const known = new Map<ActualFigure, Record<'figures' | 'plannedFigures', Cells>>()
  const table = (heading: string, add: (figure: ActualFigure, label: string) => void) => {
    lines.heading(heading)
    lines.months(months)
    for (const figure of actualFigures) add(figure, texts.word(`actuals:figures.${figure}`))
  }
  const write = (of: 'figures' | 'plannedFigures') => (figure: ActualFigure, label: string) => {
    const given = months.map((month) => {
      const value = month[of][figure]
      return value === undefined ? null : { value }
    })
    const cells = lines.line(label, styleOf(figure), given)
    known.set(figure, { figures: [], plannedFigures: [], ...known.get(figure), [of]: cells })
  }
  table('actualFigures', write('figures'))
  table('actualPlanned', write('plannedFigures'))
  table('actualDifference', (figure, label) => {
    const { figures = [], plannedFigures = [] } = known.get(figure) ?? {}
    const differences = months.map((_, at): Given | null => {
      const [is, was] = [figures[at], plannedFigures[at]]
      return is && was ? { value: Number(is.value) - Number(was.value), formula: excel`${is}-${was}` } : null
    })
    lines.line(label, styleOf(figure), differences)
  })
}

/** The sheet of actual months beside their plans; none while there is no month. */
export function addActuals(writing: Writing, months: readonly ExportedMonth[]): void {
  if (months.length === 0) return
  const widths = [50, 9, ...months.map(() => 18)]
  const lines = new MonthLines(writing, 'actuals', { widths, frozen: { rows: 0, columns: 2 } })
  addResults(lines, months)
  addFigures(lines, months)
}
