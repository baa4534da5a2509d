import type { ChoiceList, SheetId } from './format'
import { calculate, type Scalar } from './formula/calculate'
import { parseFormula, type Reference, referenceOf } from './formula/parse'

/** How a cell looks. Numbers are written by their kind, as on the screen. */
export type CellStyle =
  | 'title'
  | 'heading'
  | 'column'
  | 'label'
  | 'unit'
  | 'note'
  | 'text'
  | 'money'
  | 'moneyOfOne'
  | 'count'
  | 'percent'
  | 'number'
  | 'whole'
  | 'general'
  | 'date'
  | 'code'

/** What a cell holds: a value, or a formula with the name of what it works out. */
export interface CellDraft {
  row: number
  column: number
  value: Scalar
  /** In the terms of `parseFormula`. */
  formula?: string
  style: CellStyle
  isInput?: true
  /** What matters most on its sheet. */
  isStrong?: true
  note?: string
  choices?: ChoiceList
  /** The name that Excel knows the cell by. */
  name?: string
}

export interface SheetDraft {
  id: SheetId
  title: string
  cells: CellDraft[]
  /** Widths of columns in characters. */
  widths: readonly number[]
  /** Rows and columns that stay while the rest moves. */
  frozen: { rows: number; columns: number }
  isHidden: boolean
  /** What stands beside these is for those who look closer, and is not printed. */
  printedColumns: number
}

type Place = { sheet: SheetDraft; cell: CellDraft }

/** Options of a cell beyond what it holds. */
export type CellOptions = Partial<Pick<CellDraft, 'isInput' | 'isStrong' | 'note' | 'choices' | 'name'>>

const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column)

/** An address as 'C5', or '$C$5' where it must not move. */
export function addressOf({ row, column }: Pick<CellDraft, 'row' | 'column'>, fixed = false): string {
  return fixed ? `$${letters(column)}$${row}` : `${letters(column)}${row}`
}

/** A sheet's name as formulas write it. */
export function quotedTitle(title: string): string {
  return `'${title.replaceAll("'", "''")}'`
}

/** A workbook under construction: cells are placed, named for formulas, and worked out. */
export class Book {
  readonly sheets: SheetDraft[] = []
  /** Names of several cells. */
  readonly ranges: { name: string; sheet: SheetDraft; from: CellDraft; to: CellDraft }[] = []
  readonly #places = new Map<string, Place[]>()
  readonly #values = new Map<CellDraft, Scalar>()

  addSheet(sheet: Omit<SheetDraft, 'cells'>): SheetDraft {
    const added = { ...sheet, cells: [] }
    this.sheets.push(added)
    return added
  }

  /** Puts something into a cell. What begins with '=' in `formula` positions is none: formulas are given as such. */
  put(
    sheet: SheetDraft,
    row: number,
    column: number,
    value: Scalar,
    style: CellStyle,
    options: CellOptions = {},
  ): CellDraft {
    const cell: CellDraft = { row, column, value, style, ...options }
    sheet.cells.push(cell)
    return cell
  }

  /** Puts a formula into a cell; its value is worked out when all cells are there. */
  formula(
    sheet: SheetDraft,
    row: number,
    column: number,
    formula: string,
    style: CellStyle,
    options: CellOptions = {},
  ): CellDraft {
    const cell: CellDraft = { row, column, value: 0, formula, style, ...options }
    sheet.cells.push(cell)
    return cell
  }

  /** Lets formulas speak of a cell; several of one name are a list, in the order in which they were named. */
  call(name: string, sheet: SheetDraft, cell: CellDraft): void {
    const list = this.#places.get(name)
    if (list) list.push({ sheet, cell })
    else this.#places.set(name, [{ sheet, cell }])
  }

  /** A list without elements: its sum is 0. */
  callNothing(name: string): void {
    if (!this.#places.has(name)) this.#places.set(name, [])
  }

  has(name: string): boolean {
    return this.#places.has(name)
  }

  cellOf(name: string, index = 0): CellDraft {
    const place = this.#places.get(name)?.[index]
    if (!place) throw new Error(`There is no cell ${name}[${index}]`)
    return place.cell
  }

  #listOf({ name, from, to }: Reference): Place[] {
    const list = this.#places.get(name)
    if (!list) throw new Error(`There is no cell ${name}`)
    if (from === null || to === null) return list
    if (to >= list.length) throw new Error(`There is no cell ${name}[${to}]`)
    return list.slice(from, to + 1)
  }

  /** The value of a cell, its formula worked out. */
  valueOf(cell: CellDraft): Scalar {
    if (cell.formula === undefined) return cell.value
    const known = this.#values.get(cell)
    if (known !== undefined) return known
    const value = calculate(cell.formula, (reference) => {
      const list = this.#listOf(reference)
      return list.length === 0 ? [0] : list.map((place) => this.valueOf(place.cell))
    })
    this.#values.set(cell, value)
    return value
  }

  #address(text: string, from: SheetDraft): string {
    const list = this.#listOf(referenceOf(text))
    const [first] = list
    const last = list.at(-1)
    if (!first || !last) return '0'
    const sheet = first.sheet === from ? '' : `${quotedTitle(first.sheet.title)}!`
    const start = addressOf(first.cell, first.sheet !== from || text.includes('['))
    return first === last ? `${sheet}${start}` : `${sheet}${addressOf(first.cell, true)}:${addressOf(last.cell, true)}`
  }

  /** A formula as Excel takes it. */
  writtenFormula(formula: string, from: SheetDraft, noValue: string): string {
    parseFormula(formula)
    return formula
      .replace(/\{([^}]+)\}/g, (_, text: string) => this.#address(text, from))
      .replace(/\bNULL\b/g, `"${noValue}"`)
  }

  /** Works every formula out; a result that the app has itself keeps the app's. */
  settle(given: ReadonlyMap<CellDraft, Scalar>): void {
    for (const sheet of this.sheets)
      for (const cell of sheet.cells) if (cell.formula !== undefined) cell.value = given.get(cell) ?? this.valueOf(cell)
  }
}

/** A formula's text in quotes. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
