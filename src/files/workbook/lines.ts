import { roundingSlack } from '../../domain/model/constants'
import { horizon, isByMethods } from '../../domain/model/figures/typed/inputs'
import type { Figure } from '../../domain/model/language/figure'
import type { RowScope } from '../../domain/model/language/reading'
import { breakEvenDay, daysInMonth, isBreakEvenDay } from '../../domain/model/results/break-even-day'
import type { Kind } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import { type AnsweredFigure, figureOfResult } from '../../results/declared-figures'
import { kindOf, rowOf } from '../../results/result-kinds'
import {
  type CellDraft,
  type CellOptions,
  type CellStyle,
  type Content,
  excel,
  type Formula,
  quoted,
  type Scalar,
  type SheetDraft,
} from './book'
import { cellName, type SheetId } from './format'
import { conditionOf } from './formula/emit'
import type { Places } from './formula/places'
import { amountCondition, growthCondition, paybackResult } from './growth-condition'
import { inOtherWords } from './other-words'
import { provisionalText } from './sheets/provisional'
import { styleOfFigure, styleOfKind, styleOfResult } from './styles'
import type { Writing } from './writing'

export type { Writing } from './writing'

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
}

/** A part of the plan without which a sheet is empty, and what is said while it is off. */
interface OffUnless {
  part: Figure
  text: string
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
    off: OffUnless | null = null,
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
    const provisional = provisionalText(writing, id)
    const state = off === null ? { value: provisional } : this.either(off.part, provisional, off.text)
    if (off !== null || provisional !== '') book.put(this.sheet, 3, 1, state, 'alert')
    this.row = 4
  }

  /** Puts something into a cell of the row of now. */
  put(column: number, content: Scalar | Content, style: CellStyle, options: CellOptions = {}): CellDraft {
    return this.writing.book.put(this.sheet, this.row, column, content, style, options)
  }

  /** One content while a part of the plan is on and another while it is off, as what is typed has it. */
  either(part: Figure, on: Content | string, off: Content | string): Required<Content> {
    const { places } = this.writing
    const termOf = (content: Content | string) =>
      typeof content === 'string' ? quoted(content) : (content.formula ?? String(content.value))
    const shownValue = (content: Content | string) => (typeof content === 'string' ? content : content.value)
    const formula: Formula = (from) =>
      excel`IF(${conditionOf(part, places.grid(from, 'plan'))},${termOf(on)},${termOf(off)})`(from)
    return { formula, value: shownValue(places.values.of(part) === 1 ? on : off) }
  }

  /** A head; another one while a part of the plan is off. */
  heading(key: string, off?: { unless: Figure; key: string }): void {
    const { texts } = this.writing
    if (this.row > 4) this.row += 1
    const text = texts.word(`workbook:headings.${key}`)
    const given = off ? this.either(off.unless, text, texts.word(`workbook:headings.${off.key}`)) : text
    this.put(1, given, 'heading')
    this.row += 1
  }

  /** Above a table of payment methods, while one average fee is used instead of theirs. */
  #byMethod(): void {
    this.note(this.either(isByMethods, '', this.writing.texts.word('workbook:off.byMethod')), 'alert')
  }

  /** Folds the rows from one on to the last that is written. */
  foldFrom(from: number): void {
    if (from < this.row) this.sheet.folded.push({ from, to: this.row - 1 })
  }

  /** Folds the months beyond the plan, of those that begin with month 1 in a row. */
  foldMonths(firstRow: number): void {
    const { plan, texts, places } = this.writing
    this.foldFrom(firstRow + Math.max(12, Number(places.values.of(horizon)), plan.cashPlan.months))
    this.text(texts.word('workbook:folded'))
  }

  text(text: string, style: CellStyle = 'note'): void {
    this.note({ value: text }, style)
  }

  note(content: Content, style: CellStyle = 'note'): void {
    this.put(1, content, style)
    this.row += 1
  }

  start(label: string, unit: string, isStrong = false): void {
    this.put(1, label, 'label', isStrong ? { isStrong } : {})
    if (unit !== '') this.put(2, unit, 'unit')
  }

  /** The words for a figure, in a line or over a column. */
  word(figure: Figure, place: 'line' | 'column' = 'line'): string {
    const label = this.writing.labels.get(figure)
    if (!label) throw new Error(`A figure has no name: ${JSON.stringify(figure).slice(0, 200)}`)
    return this.writing.texts.word(label[place])
  }

  #unit({ unit }: Figure): string {
    return unit === 'flag' || unit === 'factor' || unit === 'score' ? '' : this.writing.texts.unitOfKind(unit)
  }

  /** A figure in a cell of the row of now, where formulas find it. */
  cell(figure: Figure, column: number, row = 0, { style, places, ...options }: LineOptions = {}): CellDraft {
    const { writing } = this
    const of = places ?? writing.places
    const formula = inOtherWords.get(figure)?.(writing, row, of) ?? of.formula(figure, row)
    const given = { formula, value: of.shown(figure, row) }
    const cell = this.put(column, given, style ?? styleOfFigure(figure), options)
    of.put(figure, cell)
    return cell
  }

  /** A line with a figure of the plan. */
  figure(figure: Figure, { label = this.word(figure), kind, ...options }: LineOptions = {}): void {
    this.start(label, kind ? this.writing.texts.unitOfKind(kind) : this.#unit(figure), options.isStrong)
    this.cell(figure, firstValue, 0, kind ? { style: styleOfKind(kind), ...options } : options)
    this.row += 1
  }

  figures(figures: readonly Figure[], options: LineOptions = {}): void {
    for (const figure of figures) this.figure(figure, options)
  }

  /** A line with a result: the figure itself, or what stands for it while its part is on. */
  result(name: ResultName): void {
    const { texts } = this.writing
    const { total, foremost } = rowOf(name)
    const options: CellOptions = total || foremost ? { isStrong: true } : {}
    const label = texts.word(`results:names.${name}`)
    const isDay = isBreakEvenDay(name)
    const partOfMonth = isDay ? texts.word('workbook:lines.partOfMonth', { name: label }) : label
    this.start(partOfMonth, texts.unitOfKind(kindOf(name)), options.isStrong)
    const shown = { ...options, result: name, style: styleOfResult(name) }
    const cell = this.answer(firstValue, figureOfResult(name), shown)
    if (name === paybackResult) this.put(firstValue + 1, growthCondition(this.writing, cell, false), 'note')
    const condition = amountCondition(this.writing, name, texts.word('workbook:cash.goesOn'))
    if (condition !== '') this.put(firstValue + 1, condition, 'note')
    this.row += 1
    if (isDay) this.#day(label, cell)
  }

  /** The day of the month on which a part of it has passed, as the screens write it. */
  #day(label: string, part: CellDraft): void {
    const { value } = part
    this.start(label, '')
    const day = {
      formula: excel`IF(ISNUMBER(${part}),MAX(1,ROUNDUP(${part}*${daysInMonth}-${roundingSlack},0)),${part})`,
      value: typeof value === 'number' ? breakEvenDay(value) : value,
    }
    this.put(firstValue, day, 'whole')
    this.row += 1
  }

  /** A cell that answers with a figure, for a result of the app or for what that is made of. */
  answer(
    column: number,
    { figure, when }: AnsweredFigure,
    { row = 0, style = styleOfFigure(figure), ...given }: LineOptions & { row?: number } = {},
  ): CellDraft {
    const { places } = this.writing
    const { result } = given
    const options = result === undefined ? given : { ...given, name: `result_${cellName(result)}` }
    if (!when && places.cellsOf(figure).length <= row) return this.cell(figure, column, row, { ...options, style })
    const isOn = when === null || places.values.of(when) === 1
    const value = isOn ? places.shown(figure, row) : places.nothing
    const formula = places.answer(figure, when, row)
    const cell = this.put(column, { formula, value }, style, options)
    places.answeredIn(figure, when, cell)
    return cell
  }

  /** A line with what results of a part are made of, empty while that is off. */
  working({ figure, when }: AnsweredFigure): void {
    this.start(this.word(figure), this.#unit(figure))
    this.answer(firstValue, { figure, when })
    this.row += 1
  }

  /** A line with a cell for each of several things, in columns; money says of itself which it is. */
  beside<T, C>(
    label: string,
    { unit }: Pick<Figure, 'unit'>,
    given: readonly T[],
    put: (one: T, column: number) => C,
  ): C[] {
    this.start(label, unit === 'money' ? this.writing.texts.currency : '')
    const cells = given.map((one, at) => put(one, firstValue + at))
    this.row += 1
    return cells
  }

  /** A figure of each row of a list in columns. */
  across(figure: Figure, { label = this.word(figure), ...options }: LineOptions = {}): CellDraft[] {
    const count = figure.scope === 'plan' ? 1 : this.writing.places.values.count(figure.scope)
    return this.beside(label, figure, [...Array(count).keys()], (at, column) => this.cell(figure, column, at, options))
  }

  /** Figures of a list: a row for each of its rows, a column for each figure. */
  table(scope: RowScope, figures: readonly Figure[], places: Places = this.writing.places): void {
    const { texts } = this.writing
    const names = texts.rows(scope)
    if (figures.length === 0 || names.length === 0) return
    if (scope === 'methods') this.#byMethod()
    const unit = figures.some((figure) => figure.unit === 'money') ? texts.currency : ''
    this.columns(figures.map((figure) => this.word(figure, 'column')))
    for (const [at, name] of names.entries()) {
      this.start(name, unit)
      for (const [column, figure] of figures.entries()) this.cell(figure, firstValue + column, at, { places })
      this.row += 1
    }
  }

  /**
   * Figures of a series: a row for each of its rows, counted from a number on in the first column. Formulas find a row by
   * its number, where that is a figure; `skipped` are rows before the first.
   */
  series(
    number: Figure | null,
    figures: readonly Figure[],
    { from = 1, column = 1, skipped = 0 }: { from?: number; column?: number; skipped?: number } = {},
  ): void {
    const { texts, places } = this.writing
    const first = figures[0]
    if (!first || first.scope === 'plan') return
    const title = texts.word(`workbook:columns.${first.scope === 'goods' ? 'order' : 'month'}`)
    this.columns([title, ...figures.map((figure) => this.word(figure, 'column'))], column)
    this.row += skipped
    if (number) places.counts(number, from)
    for (let row = 0; row < places.values.count(first.scope); row += 1) {
      const counted = this.put(column, from + row, 'whole')
      if (number) places.put(number, counted)
      for (const [at, figure] of figures.entries()) this.cell(figure, column + 1 + at, row)
      this.row += 1
    }
  }

  /** Names of columns over the values. */
  columns(titles: readonly string[], first = firstValue): void {
    for (const [at, title] of titles.entries()) this.put(first + at, title, 'column')
    this.row += 1
  }
}

/** The serial number by which a spreadsheet knows the first day of a month; months go on beyond 12. */
export const serialOf = (year: number, month: number) => Math.round(Date.UTC(year, month - 1, 1) / 86_400_000) + 25_569
