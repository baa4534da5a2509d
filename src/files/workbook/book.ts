import type { ChoiceList, SheetId } from './format'

/** What a cell holds. */
export type Scalar = number | string | boolean

/** How a cell looks. Numbers are written by their kind, as on the screen. */
export type CellStyle =
  | 'title'
  | 'heading'
  | 'column'
  | 'label'
  | 'unit'
  | 'note'
  | 'sentence'
  | 'alert'
  | 'text'
  | 'money'
  | 'moneyOfOne'
  | 'count'
  | 'percent'
  | 'percentOfResult'
  | 'number'
  | 'tenths'
  | 'whole'
  | 'flag'
  | 'wholeOrNone'
  | 'percentOrNone'
  | 'general'
  | 'date'
  | 'code'

/** A formula as Excel takes it in a cell of a sheet: written when every cell has its place. */
export type Formula = (from: SheetDraft) => string

/** Options of a cell beyond what it holds. */
export interface CellOptions {
  isInput?: true
  /** What matters most on its sheet. */
  isStrong?: true
  note?: string
  choices?: ChoiceList
  /** The name that Excel knows the cell by. */
  name?: string
  /** The result of the app that it shows, by its place in the evaluation. */
  result?: string
}

/** What a cell holds: a value, or a formula and what that comes to. */
export interface Content {
  value: Scalar
  formula?: Formula
}

/** A cell where it stands. */
export interface CellDraft extends CellOptions, Content {
  sheet: SheetDraft
  row: number
  column: number
  style: CellStyle
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
  /** Rows that are folded: those of months beyond the plan. */
  folded: { from: number; to: number }[]
}

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

/** A formula's text in quotes. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

const sheetPart = (of: SheetDraft, from: SheetDraft): string => (of === from ? '' : `${quotedTitle(of.title)}!`)

/** Some cells, first to last, as a formula of a sheet names them. */
export function rangeOf(cells: readonly CellDraft[], from: SheetDraft): string {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return '0'
  return `${sheetPart(first.sheet, from)}${addressOf(first, true)}:${addressOf(last, true)}`
}

/** A cell as a formula of a sheet names it. */
export const cellIn = (cell: CellDraft, from: SheetDraft): string =>
  `${sheetPart(cell.sheet, from)}${addressOf(cell, cell.sheet !== from)}`

type Term = CellDraft | readonly CellDraft[] | Formula | string | number

function written(term: Term, from: SheetDraft): string {
  if (typeof term === 'function') return term(from)
  if (typeof term !== 'object') return String(term)
  return 'sheet' in term ? cellIn(term, from) : rangeOf(term, from)
}

/** A formula with cells and, for lists of them, ranges in it. */
export const excel =
  (texts: TemplateStringsArray, ...terms: Term[]): Formula =>
  (from) =>
    terms.reduce<string>((text, term, at) => `${text}${written(term, from)}${texts[at + 1]}`, texts[0] ?? '')

/** A workbook under construction. */
export class Book {
  readonly sheets: SheetDraft[] = []
  /** Names of several cells. */
  readonly ranges: { name: string; from: CellDraft; to: CellDraft }[] = []
  readonly #called = new Map<string, CellDraft[]>()

  addSheet(sheet: Omit<SheetDraft, 'cells' | 'folded'>): SheetDraft {
    const added = { ...sheet, cells: [], folded: [] }
    this.sheets.push(added)
    return added
  }

  /** Puts something into a cell: a value, or a formula with what it comes to. */
  put(
    sheet: SheetDraft,
    row: number,
    column: number,
    content: Scalar | Content,
    style: CellStyle,
    options: CellOptions = {},
  ): CellDraft {
    const given = typeof content === 'object' ? content : { value: content }
    const cell: CellDraft = { sheet, row, column, ...given, style, ...options }
    sheet.cells.push(cell)
    return cell
  }

  /** Names a cell for formulas; several of one name are a list. */
  call(name: string, cell: CellDraft): CellDraft {
    this.#called.set(name, [...this.cells(name), cell])
    return cell
  }

  /** The cell on its own sheet that shows a result of the app. */
  resultCell(name: string): CellDraft {
    for (const { cells } of this.sheets) {
      const found = cells.find(({ result }) => result === name)
      if (found) return found
    }
    throw new Error(`No cell for ${name}`)
  }

  cells(name: string): readonly CellDraft[] {
    return this.#called.get(name) ?? []
  }

  cell(name: string, at = 0): CellDraft {
    const cell = this.cells(name)[at]
    if (!cell) throw new Error(`There is no cell ${name}[${at}]`)
    return cell
  }
}
