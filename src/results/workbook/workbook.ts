import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import { productRows, scenarioRows } from '../../domain/model/generated/results.gen'
import type { ResultRows } from '../../domain/model/results/row'
import type { Language } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import type { Benchmark } from '../../domain/reference/benchmarks'
import { noValue } from '../../i18n/format'
import { isResult, kindOf, resultOf } from '../result-kinds'
import { addressOf, Book, type CellDraft, type CellStyle, quotedTitle, type SheetDraft } from './book'
import { type ChoiceList, choicesName, piecesOf, planSheet, workbookMark, workbookVersion } from './format'
import type { Scalar } from './formula/calculate'
import type { Writing } from './lines'
import { addAdvanced } from './sheets/advanced'
import { addByProduct } from './sheets/by-product'
import { addCash } from './sheets/cash'
import { addCashWork } from './sheets/cash-work'
import { addCod } from './sheets/cod'
import { addCalendar, addDemand } from './sheets/demand'
import { addInputs } from './sheets/inputs'
import { addLanded } from './sheets/landed'
import { addLists } from './sheets/lists'
import { addMonth } from './sheets/month'
import { addProjection } from './sheets/projection'
import { addScenarios } from './sheets/scenarios'
import { addSummary, conclusionWord } from './sheets/summary'
import { addVat } from './sheets/vat'
import { WorkbookTexts } from './texts'
import { type WorkbookWords, workbookWords } from './words'

/** What a workbook is made of. */
export interface WorkbookSource {
  /** The name of the project. */
  name: string
  plan: Plan
  /** The plan as it is stored, with every key that the product does not know. */
  planText: string
  benchmarks: readonly Benchmark[]
  words: WorkbookWords
}

/** A cell as the writer takes it. */
export interface WrittenCell {
  at: string
  value: Scalar
  formula?: string
  style: CellStyle
  isInput?: true
  isStrong?: true
  note?: string
  /** The range of the words that can be chosen. */
  choices?: string
}

export interface WrittenSheet {
  title: string
  state: 'visible' | 'hidden' | 'veryHidden'
  widths: readonly number[]
  frozen: { rows: number; columns: number }
  printedColumns: number
  cells: WrittenCell[]
}

/** A workbook without anything of the library that writes it: it can be handed to a worker. */
export interface WrittenWorkbook {
  language: Language
  sheets: WrittenSheet[]
  names: { name: string; range: string }[]
}

/** A result of the app at a path such as 'products.0.units'. */
function appResult(evaluation: Evaluation, path: string): unknown {
  if (isResult(path)) return resultOf(evaluation, path)
  let value: unknown = evaluation
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return value
}

/** Whether a figure is a percentage: a result, or a figure of a product or a scenario. */
function isPercent(path: string): boolean {
  if (isResult(path)) return kindOf(path) === 'percent'
  const rows: ResultRows = path.startsWith('products.') ? productRows : scenarioRows
  return rows[path.split('.').at(-1) ?? '']?.kind === 'percent'
}

/** The app's result as a cell holds it: percentages are fractions, and rows after the last month are empty. */
function cellOfResult(evaluation: Evaluation, path: string, texts: WorkbookTexts): Scalar {
  const value = appResult(evaluation, path)
  if (typeof value === 'number') return isPercent(path) ? value / 100 : value
  if (typeof value === 'string') return conclusionWord(texts, path, value)
  return /months\.|projection\./.test(path) ? '' : noValue
}

/** Every sheet, in the order in which they stand. */
function bookOf({ name, plan, benchmarks, words }: WorkbookSource): Pick<Writing, 'book' | 'texts' | 'results'> {
  const writing: Writing = {
    book: new Book(),
    texts: new WorkbookTexts(workbookWords(words), words.language, plan),
    results: new Map(),
  }
  addSummary(writing, name)
  addInputs(writing, plan)
  addLanded(writing, plan)
  addMonth(writing, plan)
  addByProduct(writing, plan)
  addVat(writing)
  addCod(writing)
  addAdvanced(writing)
  addProjection(writing)
  addCash(writing)
  addScenarios(writing)
  addDemand(writing)
  addCashWork(writing, plan)
  addCalendar(writing)
  addLists(writing, benchmarks)
  const { book, texts, results } = writing
  const evaluation = evaluate(plan, benchmarks)
  // The inputs as used stand last: they repeat the second sheet.
  const used = book.sheets.findIndex(({ id }) => id === 'used')
  book.sheets.push(...book.sheets.splice(used, 1))
  book.settle(new Map([...results].map(([cell, path]) => [cell, cellOfResult(evaluation, path, texts)])))
  return { book, texts, results }
}

function writtenCell(book: Book, sheet: SheetDraft, cell: CellDraft): WrittenCell {
  const { formula, choices, row, column, name: _, ...rest } = cell
  return {
    ...rest,
    at: addressOf({ row, column }),
    ...(formula === undefined ? {} : { formula: book.writtenFormula(formula, sheet, noValue) }),
    ...(choices === undefined ? {} : { choices: choicesRange(book, choices) }),
  }
}

/** The words of a list, without their codes. */
function choicesRange(book: Book, list: ChoiceList): string {
  const range = book.ranges.find(({ name }) => name === choicesName(list))
  if (!range) throw new Error(`No list ${list}`)
  const last = { row: range.to.row, column: range.from.column }
  return `${quotedTitle(range.sheet.title)}!${addressOf(range.from, true)}:${addressOf(last, true)}`
}

/** Characters of two units, which packing parts at the ends of its pieces, and what a file of Excel cannot hold or may change. */
const escapedInJson = /[\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/g

/** JSON of the same meaning in characters that come back as they were. */
function safeJson(json: string): string {
  return json.replace(escapedInJson, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The sheet that carries the plan, so that the workbook can be opened again. */
function planCarrier(planText: string, language: Language): WrittenSheet {
  const pieces = piecesOf(safeJson(planText))
  const contents = [workbookMark, workbookVersion, language, pieces.length, ...pieces]
  const cells = contents.map((value, at): WrittenCell => ({ at: `A${at + 1}`, value, style: 'code' }))
  return {
    title: planSheet,
    state: 'veryHidden',
    widths: [20],
    frozen: { rows: 0, columns: 0 },
    printedColumns: 1,
    cells,
  }
}

/** A plan as a workbook with living formulas. Described in docs/workbook.md. */
export function workbookOf(source: WorkbookSource): WrittenWorkbook {
  const { book, texts } = bookOf(source)
  const sheets = book.sheets.map((sheet): WrittenSheet => {
    const { title, isHidden, widths, frozen, printedColumns } = sheet
    const cells = sheet.cells.map((cell) => writtenCell(book, sheet, cell))
    return { title, state: isHidden ? 'hidden' : 'visible', widths, frozen, printedColumns, cells }
  })
  const ofCells = book.sheets.flatMap((sheet) =>
    sheet.cells.flatMap((cell) =>
      cell.name === undefined
        ? []
        : [{ name: cell.name, range: `${quotedTitle(sheet.title)}!${addressOf(cell, true)}` }],
    ),
  )
  const ofRanges = book.ranges.map(({ name, sheet, from, to }) => ({
    name,
    range: `${quotedTitle(sheet.title)}!${addressOf(from, true)}:${addressOf(to, true)}`,
  }))
  sheets.push(planCarrier(source.planText, texts.language))
  return { language: texts.language, sheets, names: [...ofCells, ...ofRanges] }
}

/** The workbook as it is worked out here, for tests: every formula by itself, beside the app's value and where that stands. */
export function workedOut(
  source: WorkbookSource,
): { cell: CellDraft; sheet: string; own: Scalar; result: string | null }[] {
  const { book, results } = bookOf(source)
  return book.sheets.flatMap((sheet) =>
    sheet.cells.map((cell) => ({
      cell,
      sheet: sheet.title,
      own: book.valueOf(cell),
      result: results.get(cell) ?? null,
    })),
  )
}
