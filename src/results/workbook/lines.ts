import type { Kind, ResultRow } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import { kindOf, rowOf } from '../result-kinds'
import type { Book, CellDraft, CellOptions, CellStyle, SheetDraft } from './book'
import type { SheetId } from './format'
import type { WorkbookTexts } from './texts'

/** What every sheet is written with. */
export interface Writing {
  book: Book
  texts: WorkbookTexts
  /** Cells that show a result of the app, by its name in the evaluation. */
  results: Map<CellDraft, string>
}

const styles: Record<Kind, CellStyle> = {
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
}

/** How a figure with such a row is written. */
function styleOfRow({ kind, of }: ResultRow): CellStyle {
  return kind === 'money' && of !== undefined ? 'moneyOfOne' : styles[kind]
}

/** How a result is written. */
export function styleOfResult(name: ResultName): CellStyle {
  return styleOfRow(rowOf(name))
}

function styleOfLine(kind: LineKind): CellStyle {
  if (kind === 'moneyOfOne' || kind === 'number') return kind
  return kind === 'flag' ? 'whole' : styles[kind]
}

function unitOf(texts: WorkbookTexts, kind: LineKind): string {
  if (kind === 'number' || kind === 'flag') return ''
  return texts.unitOfKind(kind === 'moneyOfOne' ? 'money' : kind)
}

/** The name that Excel knows a result by. */
export function resultCellName(name: string): string {
  return `result_${name.replaceAll('.', '_')}`
}

/** The first column of values; before it stand what a line is and its unit. */
export const firstValue = 3

const usualWidths = [50, 9, 18, 18, 18, 18, 18, 18]

/** What a line of the workbook's own is measured in: a result's kind, an amount of a unit or an order, a bare number, or 1 for yes. */
type LineKind = Kind | 'moneyOfOne' | 'number' | 'flag'

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

  #start(label: string, unit: string, isStrong: boolean): void {
    const { book } = this.writing
    book.put(this.sheet, this.row, 1, label, 'label', isStrong ? { isStrong } : {})
    if (unit !== '') book.put(this.sheet, this.row, 2, unit, 'unit')
  }

  /** A line whose name is in the workbook's own words. */
  line(name: string, formula: string, kind: LineKind, options: CellOptions & { label?: string } = {}): void {
    const { book, texts } = this.writing
    const { label = texts.word(`workbook:lines.${name.replaceAll('.', '_')}`), ...rest } = options
    this.#start(label, unitOf(texts, kind), options.isStrong === true)
    book.call(name, this.sheet, book.formula(this.sheet, this.row, firstValue, formula, styleOfLine(kind), rest))
    this.row += 1
  }

  /** A line with a result of the evaluation. */
  result(name: ResultName, formula: string, options: CellOptions = {}): void {
    const { book, texts, results } = this.writing
    this.#start(texts.word(`results:names.${name}`), texts.unitOfKind(kindOf(name)), options.isStrong === true)
    const cell = book.formula(this.sheet, this.row, firstValue, formula, styleOfResult(name), {
      ...options,
      name: resultCellName(name),
    })
    book.call(name, this.sheet, cell)
    results.set(cell, name)
    this.row += 1
  }

  /** A line with a value in each of several columns: '#' is the place of a column. */
  across(name: string, label: string, unit: string, count: number, formula: string, style: CellStyle): CellDraft[] {
    const { book } = this.writing
    this.#start(label, unit, false)
    const cells = Array.from({ length: count }, (_, at) => {
      const cell = book.formula(this.sheet, this.row, firstValue + at, formula.replaceAll('#', `[${at}]`), style)
      book.call(name, this.sheet, cell)
      return cell
    })
    if (count === 0) book.callNothing(name)
    this.row += 1
    return cells
  }

  /** Names of columns over the values. */
  columns(titles: readonly string[], first = firstValue): void {
    for (const [at, title] of titles.entries()) this.writing.book.put(this.sheet, this.row, first + at, title, 'column')
    this.row += 1
  }
}
