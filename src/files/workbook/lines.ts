import type { Figure } from '../../domain/model/language/figure'
import type { Kind, ResultRow } from '../../domain/model/results/row'
import type { ResultName, ResultPart } from '../../domain/model/results/sections'
import type { Plan } from '../../domain/plan/plan'
import { figureOfResult } from '../../results/declared-figures'
import { declaredResults, kindOf, resultNames, rowOf } from '../../results/result-kinds'
import {
  type Book,
  type CellDraft,
  type CellOptions,
  type CellStyle,
  excel,
  type Formula,
  type SheetDraft,
} from './book'
import type { SheetId } from './format'
import type { Places } from './formula/places'
import type { WorkbookTexts } from './texts'

/** What every sheet is written with. */
export interface Writing {
  book: Book
  texts: WorkbookTexts
  plan: Plan
  places: Places
  /** Where the words for figures are: results have theirs, others those of the workbook, which tables say shorter. */
  labels: ReadonlyMap<Figure, { line: string; column: string }>
}

const styles: Record<Kind | 'flag', CellStyle> = {
  money: 'money',
  count: 'count',
  percent: 'percent',
  times: 'count',
  days: 'count',
  month: 'whole',
  planMonth: 'whole',
  months: 'count',
  orders: 'count',
  score: 'whole',
  factor: 'number',
  flag: 'whole',
}

/** How a figure with such a row is written. */
function styleOfRow({ kind, of }: ResultRow): CellStyle {
  return kind === 'money' && of !== undefined ? 'moneyOfOne' : styles[kind]
}

/** How a result is written. */
export function styleOfResult(name: ResultName): CellStyle {
  return styleOfRow(rowOf(name))
}

/** The name that Excel knows a result by. */
export function resultCellName(name: string): string {
  return `result_${name.replaceAll('.', '_')}`
}

/** The first column of values; before it stand what a line is and its unit. */
export const firstValue = 3

const usualWidths = [50, 9, 18, 18, 18, 18, 18, 18]

interface LineOptions extends CellOptions {
  /** Another name than the figure's own. */
  label?: string
  /** Another kind than the figure's unit. */
  kind?: Kind
  style?: CellStyle
  places?: Places
  /** In other words than the model's, for what it reads with a function. */
  formula?: Formula
}

/** A sheet that is written from the top: a line is what it is, its unit, its value. */
export class Lines {
  readonly sheet: SheetDraft
  row = 1

  constructor(
    readonly writing: Writing,
    id: SheetId,
    {
      widths = usualWidths,
      isHidden = false,
      frozen = { rows: 0, columns: 1 },
      printedColumns = widths.length,
    }: Partial<SheetDraft> = {},
  ) {
    const { book, texts } = writing
    this.sheet = book.addSheet({
      id,
      title: texts.word(`workbook:sheets.${id}`),
      widths,
      isHidden,
      frozen,
      printedColumns,
    })
    book.put(this.sheet, 1, 1, texts.word(`workbook:titles.${id}`), 'title')
    book.put(this.sheet, 2, 1, texts.word(`workbook:intros.${id}`), 'note')
    this.row = 4
  }

  heading(key: string): void {
    const { book, texts } = this.writing
    if (this.row > 4) this.row += 1
    book.put(this.sheet, this.row, 1, texts.word(`workbook:headings.${key}`), 'heading')
    this.row += 1
  }

  text(text: string, style: CellStyle = 'note'): void {
    this.writing.book.put(this.sheet, this.row, 1, text, style)
    this.row += 1
  }

  start(label: string, unit: string, isStrong = false): void {
    const { book } = this.writing
    book.put(this.sheet, this.row, 1, label, 'label', isStrong ? { isStrong } : {})
    if (unit !== '') book.put(this.sheet, this.row, 2, unit, 'unit')
  }

  /** The words for a figure, in a line or over a column. */
  word(figure: Figure, place: 'line' | 'column' = 'line'): string {
    const label = this.writing.labels.get(figure)
    if (!label) throw new Error(`A figure has no name: ${JSON.stringify(figure).slice(0, 200)}`)
    return this.writing.texts.word(label[place])
  }

  #unit({ unit }: Figure): string {
    return unit === 'flag' || unit === 'factor' ? '' : this.writing.texts.unitOfKind(unit)
  }

  /** A figure in a cell of the row of now, where formulas find it. */
  cell(figure: Figure, column: number, row = 0, { style, places, formula, ...options }: LineOptions = {}): CellDraft {
    const { writing, sheet } = this
    const of = places ?? writing.places
    const given = { formula: formula ?? of.formula(figure, row), value: of.shown(figure, row) }
    const cell = writing.book.formula(sheet, this.row, column, given, style ?? styles[figure.unit], options)
    of.put(figure, cell)
    return cell
  }

  /** A line with a figure of the plan. */
  figure(figure: Figure, { label = this.word(figure), kind, ...options }: LineOptions = {}): void {
    this.start(label, kind ? this.writing.texts.unitOfKind(kind) : this.#unit(figure), options.isStrong)
    this.cell(figure, firstValue, 0, kind ? { style: styles[kind], ...options } : options)
    this.row += 1
  }

  figures(figures: readonly Figure[], options: LineOptions = {}): void {
    for (const figure of figures) this.figure(figure, options)
  }

  /** Lines with results of the evaluation. */
  results(...names: ResultName[]): void {
    for (const name of names) this.result(name)
  }

  /** Lines with the results of some parts that stand on no sheet yet. */
  otherResults(...parts: ResultPart[]): void {
    const shown = new Set(this.writing.book.sheets.flatMap(({ cells }) => cells.map(({ result }) => result)))
    const others = resultNames.filter((name) => parts.includes(declaredResults[name].part) && !shown.has(name))
    for (const name of others) this.result(name)
  }

  /** A line with a result: the figure itself, or what stands for it while its part is on. */
  result(name: ResultName, options: CellOptions = {}): void {
    const { texts } = this.writing
    this.start(texts.word(`results:names.${name}`), texts.unitOfKind(kindOf(name)), options.isStrong)
    this.answer(firstValue, figureOfResult(name), name, styleOfResult(name), options)
    this.row += 1
  }

  /** A cell that answers with a figure. */
  answer(
    column: number,
    { figure, when }: { figure: Figure; when: Figure | null },
    result: string | null,
    style: CellStyle = styles[figure.unit],
    options: CellOptions = {},
  ): CellDraft {
    const { book, places } = this.writing
    const all = result === null ? options : { ...options, result, name: resultCellName(result) }
    if (!when && places.cellsOf(figure).length === 0) return this.cell(figure, column, 0, { ...all, style })
    const isOn = when === null || places.values.of(when) === 1
    const given = { formula: places.answer(figure, when), value: isOn ? places.shown(figure) : places.nothing }
    const cell = book.formula(this.sheet, this.row, column, given, style, all)
    places.answeredIn(figure, when, cell)
    return cell
  }

  /** Lines with workings of a part, empty while that is off. */
  workings(when: Figure, figures: readonly Figure[], style?: CellStyle): void {
    for (const figure of figures) {
      this.start(this.word(figure), style === 'number' ? '' : this.#unit(figure))
      this.answer(firstValue, { figure, when }, null, style)
      this.row += 1
    }
  }

  /** A figure of each row of a list in columns. */
  across(
    figure: Figure,
    style: CellStyle = styles[figure.unit],
    { label = this.word(figure), ...options }: LineOptions = {},
  ): CellDraft[] {
    this.start(label, figure.unit === 'money' ? this.writing.texts.currency : '')
    const { values } = this.writing.places
    const count = figure.scope === 'plan' ? 1 : values.count(figure.scope)
    const cells = Array.from({ length: count }, (_, at) =>
      this.cell(figure, firstValue + at, at, { ...options, style }),
    )
    this.row += 1
    return cells
  }

  /** Figures of a list: a row for each of its rows, a column for each figure. */
  table(labels: readonly string[], figures: readonly Figure[], { style, places }: LineOptions = {}): void {
    if (labels.length === 0) return
    this.columns(figures.map((figure) => this.word(figure, 'column')))
    for (const [at, label] of labels.entries()) {
      this.start(label, style?.startsWith('money') ? this.writing.texts.currency : '')
      const own = { ...(style ? { style } : {}), ...(places ? { places } : {}) }
      for (const [column, figure] of figures.entries()) this.cell(figure, firstValue + column, at, own)
      this.row += 1
    }
  }

  /** Names of columns over the values. */
  columns(titles: readonly string[], first = firstValue): void {
    for (const [at, title] of titles.entries()) this.writing.book.put(this.sheet, this.row, first + at, title, 'column')
    this.row += 1
  }
}

/** What the calendar says of a month of the plan, where it is shown: a date of the spreadsheet. */
export function calendarMonth(writing: Writing, month: number, isShown: { formula: Formula; value: boolean }) {
  const start = writing.book.cell('startMonth')
  const value = Number(start.value)
  const formula = excel`IF(AND(${start}>0,${month}>0,${isShown.formula}),DATE(2025,${start}+${month}-1,1),"")`
  return { formula, value: value > 0 && month > 0 && isShown.value ? serialOf(2025, value + month - 1) : '' }
}

/** The serial number by which a spreadsheet knows the first day of a month; months go on beyond 12. */
export const serialOf = (year: number, month: number) => Math.round(Date.UTC(year, month - 1, 1) / 86_400_000) + 25_569
